import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Portuguese. Most lines serve both sides of the ocean; the others say which. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. A sua ajuda faz a diferença.
  [cause] {p}. A sua ajuda faz a diferença.
  [playful open pt] {p}? Ninguém merece.
  [playful open pt-PT] {p}? Há melhor.
  [warm open pt] {p}? A gente entende.
  [warm open pt-PT] {p}? Sabemos como é.
  [bold open] {p}? Chega.
  [professional open] {p}? Há uma forma mais simples.
  [plain open pt] {p}? Tem solução.
  [plain open pt-PT] {p}? Há solução.
  [luxury] {p}? Aqui não.
  [sober] {p}?
  ---
  {p}?
  {people}.
  # offer
  [playful open pt] {offer}. Bora?
  [playful open pt-PT] {offer}. De que está à espera?
  [bold open] {offer}. Simples assim.
  {offer}.
  # checklist
  [playful open] Só a parte boa.
  [bold open] Direto ao ponto.
  [professional] {name} em resumo.
  [pt] {name} em resumo.
  [pt-PT] {name} num relance.
  O essencial, em resumo.
  # key-benefit
  [playful open !cause] {n}? Sim. {n2}? Também.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p}? Não, obrigado.
  [warm open pt] {p}? Está no lugar certo.
  [warm open pt-PT] {p}? Está no sítio certo.
  [bold open] {p}? Acabou.
  [plain open] {p}? Pode ser de outra forma.
  {p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  Para {audience}: {name}.
  {name}, para {audience}.
  Para {audience}.
  # feature-spotlight
  [playful open pt] {b}. Sim, de verdade.
  [playful open pt-PT] {b}. Sim, a sério.
  [bold open] {b}. Ponto final.
  Bom saber: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  Em poucas palavras: {name}.
  # question
  Qual seria a sua primeira pergunta?
  # fit-check
  Será o que procura?
  Tem dúvidas? É normal.
  # try-it-yourself
  Julgue com os próprios olhos.
  # ask-first
  Pergunte antes de decidir.
  # first-step
  [pt] O primeiro passo é pequeno: dar uma olhada.
  [pt-PT] O primeiro passo é pequeno: dar uma vista de olhos.
  # shortlist
  [!cause !funeral !job] Para a sua lista: {label}.
  [pt] Está comparando? Aqui vai uma opção.
  [pt-PT] Está a comparar? Aqui fica uma opção.
  # own-pace
  Sem pressa. Primeiro olhe, depois decida.
  # simple-choice
  [pt] Escolher não precisa ser difícil.
  [pt-PT] Escolher não tem de ser difícil.
  # invitation
  [pt] Entre e dê uma olhada.
  [pt-PT] Entre e veja com calma.
  # second-look
  Vale a pena olhar de novo: {label}.
  # how-to
  Por onde começar? Pelos detalhes.
  # contrarian
  Menos promessas, mais detalhes.
  `,
);
