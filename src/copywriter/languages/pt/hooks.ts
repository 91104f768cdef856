import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Portuguese opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. De novo?
  [open] Até quando? {p}.
  [open] Se nada mudar, continua assim: {p}.
  [cause] {people}. Olhar para o lado não muda nada.
  [sober !cause] {p}? Vamos conversar.
  ---
  Escolha apressada, arrependimento certo.
  A pergunta que não se faz fica.
  Antes de decidir, veja: {label}.
  Adiar é fácil. Olhar também.
  Não deixe ao acaso: olhe, depois escolha.
  # curiosity
  {n}. {n2}. E há mais.
  Não é por acaso que dizemos isto primeiro: {b}.
  Um detalhe para começar: {b2}.
  ---
  O que está por trás? {label}.
  O que perguntaria primeiro?
  Como se escolhe quando tudo parece igual?
  O que teria de mudar?
  Para onde olha primeiro?
  # social-proof
  {proof}.
  Para confirmar: {b}.
  Veja por si: {b2}.
  Pergunte-nos sobre isto: {b3}.
  ---
  Não acredite só num anúncio. Veja.
  Mostre, pergunte, depois decida.
  A opinião que conta é a sua.
  As perguntas difíceis primeiro.
  # contrarian
  [open pt] {p}. Normal? Nem tanto.
  [open pt-PT] {p}. Normal? Nem por isso.
  Uma lista longa? Não é preciso. {b}.
  Menos palavras, mais conteúdo: {b2}.
  ---
  Mais anúncios? Não. Detalhes.
  Mais vale ser claro do que esperto.
  Este anúncio não grita.
  Prometer é fácil. Explicar é melhor.
  # how-to
  Por onde começar? {offer}.
  Primeiro passo: {offer}.
  Fazemos assim: {c}.
  Aqui é assim: {b2}.
  ---
  Como escolher sem arrependimento: com calma.
  Como saber se serve: veja os detalhes.
  Como comparar bem: ponha os detalhes lado a lado.
  Como decidir sem pressão: olhe, pergunte, escolha.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green flag: {n}.
  [open !formal] Nota mental: {n2}.
  ---
  Nota mental: ver isto depois.
  Para lembrar: {label}.
  Explicado numa linha: {label}.
  Pequeno lembrete: a sua escolha, o seu ritmo.
  [pt] A aba que pode ficar aberta: {label}.
  [pt-PT] O separador que pode ficar aberto: {label}.
  # identity
  Para {audience}: {b}.
  Para quem repara nos detalhes: {b2}.
  Para {audience}: {n}.
  ---
  Para quem lê as letras pequenas.
  Para quem prefere ver.
  Para quem olha bem antes de escolher.
  Para quem tira as próprias conclusões.
  Para quem gosta de respostas claras.
  `,
);
