import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
  'problem-solution': {
    hooks: ['{p}? Não precisa ser assim.', 'Parece familiar? {p}.', '{p}: existe outro jeito.'],
    headlines: ['{b}', 'Existe outro jeito', '{label}'],
  },
  'key-benefit': {
    hooks: ['{b}. Simples assim.', 'Primeiro, o que importa: {b}.', 'Vamos começar por aqui: {b}.'],
    headlines: ['{b2}', '{label}: {b}', '{label}', 'Primeiro, o que importa'],
  },
  offer: {
    hooks: ['Para começar: {offer}.', '{offer}. Essa é a proposta.', 'Bom saber: {offer}.'],
    headlines: ['{label}', '{b}', 'Veja a proposta'],
  },
  'second-problem': {
    hooks: [
      'Vamos falar claro: {p}.',
      '{p}? Dá para fazer diferente.',
      'Se isto cansa você, continue lendo: {p}.',
    ],
    headlines: ['{b}', 'Dá para fazer diferente', '{label}'],
  },
  checklist: {
    hooks: ['O essencial, ponto por ponto.', 'Em resumo.', 'Tudo num relance.'],
    headlines: ['{label}, num relance', '{label}', 'Num relance'],
  },
  'feature-spotlight': {
    hooks: [
      'Um detalhe que conta: {b}.',
      'Olhe mais de perto: {b}.',
      'Se for para lembrar de uma coisa: {b}.',
    ],
    headlines: ['{label}: {b2}', '{b2}', 'O detalhe que conta'],
  },
  'audience-fit': {
    hooks: [
      'Isto é para {audience}.',
      'Pensado para {audience}.',
      'Para {audience}: {label}.',
      '---',
      'Talvez isto seja para você.',
    ],
    headlines: ['Para {audience}', '{label}', 'Talvez seja para você'],
  },
  contrarian: {
    hooks: [
      'Daria para exagerar. Preferimos não fazer isso.',
      'Este anúncio não vai gritar com você.',
      'Menos promessas, mais detalhes.',
    ],
    headlines: ['Sem barulho. Só {name}', 'Menos barulho, mais detalhe'],
  },
  'how-to': {
    hooks: [
      'Como escolher bem: comece pelo que você precisa.',
      'Como decidir sem pressa: primeiro olhe, depois pergunte.',
      'Por onde começar? Pelos detalhes.',
    ],
    headlines: ['Por onde começar', 'Comece por {name}'],
  },
  question: {
    hooks: [
      'Qual seria a sua primeira pergunta?',
      'O que faria você dizer sim?',
      'O que você espera de verdade?',
    ],
    turn: ['Comece pela sua própria resposta.', 'Pense nisso um instante.'],
    headlines: ['Do que você precisa?', 'Comece pelo que procura'],
  },
  'try-it-yourself': {
    hooks: [
      'Não acredite só num anúncio. Veja por si.',
      'Julgue com os próprios olhos.',
      'Olhe e tire as suas conclusões.',
    ],
    headlines: ['Veja por si', '{label}: você decide'],
  },
  'plain-talk': {
    hooks: ['Sem rodeios: {label}.', 'Vamos direto ao assunto.', 'Em poucas palavras.'],
    headlines: ['Sem rodeios', '{label}, sem rodeios'],
  },
  'first-step': {
    hooks: ['O primeiro passo é pequeno: dar uma olhada.', 'Comece devagar: olhe primeiro.'],
    turn: ['[bare] Ainda não é preciso decidir nada.'],
    headlines: ['Um primeiro passo simples', 'Comece por olhar'],
  },
  'fit-check': {
    hooks: [
      'Será o que você procura?',
      'Combina com você? Veja com calma.',
      'Em dúvida? É normal.',
    ],
    turn: ['Compare com a sua própria lista.'],
    headlines: ['Combina com você?', 'Veja se combina'],
  },
  invitation: {
    hooks: [
      'Fica o convite para olhar de perto.',
      'Considere isto um convite.',
      'Entre e dê uma olhada.',
    ],
    turn: ['[bare] Traga as suas perguntas.'],
    headlines: ['Fica o convite', 'Venha ver de perto'],
  },
  shortlist: {
    hooks: [
      'Mais uma opção para a sua lista: {label}.',
      'Está comparando? Aqui vai uma opção.',
      'Anote isto na sua lista.',
    ],
    headlines: ['Para a sua lista', 'Compare com calma'],
  },
  'own-pace': {
    hooks: [
      'Sem pressa. Primeiro olhe, depois decida.',
      'Você não precisa decidir hoje.',
      'Fique à vontade para pensar.',
    ],
    headlines: ['No seu ritmo', 'Olhe agora, decida depois'],
  },
  'ask-first': {
    hooks: [
      'Pergunte antes de decidir.',
      'Ficou com alguma dúvida? Vamos começar por ela.',
      'As perguntas vêm primeiro.',
    ],
    headlines: ['Pergunte o que quiser', 'Primeiro, as suas perguntas'],
  },
  'second-look': {
    hooks: ['Vale olhar de novo: {label}.', 'Olhe de novo, com calma.'],
    headlines: ['Olhe de novo', 'Um novo olhar'],
  },
  'simple-choice': {
    hooks: ['Escolher não precisa ser difícil.', 'Algumas decisões podem ser simples.'],
    headlines: ['Escolher sem complicar', 'Sem complicação'],
  },
};
