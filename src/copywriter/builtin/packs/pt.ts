import { makePack } from './make-pack.ts';

/** Portuguese, você; wording that reads naturally on both sides of the Atlantic where it can. */
export const portuguesePack = makePack('pt', {
  angles: {
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
      hooks: ['Vamos falar claro: {p}.', '{p}? Dá para fazer diferente.', 'Se isto cansa você, continue lendo: {p}.'],
      headlines: ['{b}', 'Dá para fazer diferente', '{label}'],
    },
    checklist: {
      hooks: ['O essencial, ponto por ponto.', 'Em resumo.', 'Tudo num relance.'],
      headlines: ['{label}, num relance', '{label}', 'Num relance'],
    },
    'feature-spotlight': {
      hooks: ['Um detalhe que conta: {b}.', 'Olhe mais de perto: {b}.', 'Se for para lembrar de uma coisa: {b}.'],
      headlines: ['{label}: {b2}', '{b2}', 'O detalhe que conta'],
    },
    'audience-fit': {
      hooks: ['Isto é para {audience}.', 'Pensado para {audience}.', 'Para {audience}: {label}.', '---', 'Talvez isto seja para você.'],
      headlines: ['Para {audience}', '{label}', 'Talvez seja para você'],
    },
    contrarian: {
      hooks: ['Daria para exagerar. Preferimos não fazer isso.', 'Este anúncio não vai gritar com você.', 'Menos promessas, mais detalhes.'],
      headlines: ['Sem barulho. Só {label}', 'Menos barulho, mais detalhe'],
    },
    'how-to': {
      hooks: ['Como escolher bem: comece pelo que você precisa.', 'Como decidir sem pressa: primeiro olhe, depois pergunte.', 'Por onde começar? Pelos detalhes.'],
      headlines: ['Por onde começar', 'Comece por {label}'],
    },
    question: {
      hooks: ['Qual seria a sua primeira pergunta?', 'O que faria você dizer sim?', 'O que você espera de verdade?'],
      turn: ['Comece pela sua própria resposta.', 'Pense nisso um instante.'],
      headlines: ['Do que você precisa?', 'Comece pelo que procura'],
    },
    'try-it-yourself': {
      hooks: ['Não acredite só num anúncio. Veja por si.', 'Julgue com os próprios olhos.', 'Olhe e tire as suas conclusões.'],
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
      hooks: ['Será o que você procura?', 'Combina com você? Veja com calma.', 'Em dúvida? É normal.'],
      turn: ['Compare com a sua própria lista.'],
      headlines: ['Combina com você?', 'Veja se combina'],
    },
    invitation: {
      hooks: ['Fica o convite para olhar de perto.', 'Considere isto um convite.', 'Entre e dê uma olhada.'],
      turn: ['[bare] Traga as suas perguntas.'],
      headlines: ['Fica o convite', 'Venha ver de perto'],
    },
    shortlist: {
      hooks: ['Mais uma opção para a sua lista: {label}.', 'Está comparando? Aqui vai uma opção.', 'Anote isto na sua lista.'],
      headlines: ['Para a sua lista', 'Compare com calma'],
    },
    'own-pace': {
      hooks: ['Sem pressa. Primeiro olhe, depois decida.', 'Você não precisa decidir hoje.', 'Fique à vontade para pensar.'],
      headlines: ['No seu ritmo', 'Olhe agora, decida depois'],
    },
    'ask-first': {
      hooks: ['Pergunte antes de decidir.', 'Ficou com alguma dúvida? Vamos começar por ela.', 'As perguntas vêm primeiro.'],
      headlines: ['Pergunte o que quiser', 'Primeiro, as suas perguntas'],
    },
  },
  hooks: {
    'fear-loss': ['Se nada mudar, continua assim: {p}.', 'Não trate isto como normal: {p}.', '---', 'Escolha feita com pressa é fácil de lamentar.', 'A pergunta que você não faz é a que fica.', 'Nada de acaso: olhe antes de escolher.', 'Antes de escolher outra coisa, veja isto: {label}.', 'É fácil deixar para depois. Também é fácil dar uma olhada.'],
    curiosity: ['E se começássemos por aqui? {b}.', 'O que significa para você “{b}”?', '---', 'O que há por trás? {label}.', 'O que você gostaria de saber primeiro?', 'Como escolher quando tudo parece igual?', 'O que você mudaria?', 'No que você repara primeiro?'],
    'social-proof': ['Confira você: {b}.', 'Julgue você: {b2}.', '---', 'Não acredite sem ver. Dê uma olhada.', 'Mostre a alguém próximo e depois decida.', 'Aqui não citamos ninguém. Veja por si.', 'A sua opinião é a que vale.', 'Faça primeiro as perguntas difíceis.'],
    contrarian: ['Esqueça a lista comprida. {b}. É disso que se trata.', 'Menos palavras, mais conteúdo: {b2}.', '---', 'Você não precisa de mais anúncios. Precisa de detalhes.', 'Preferimos ser claros a ser espertos.', 'Este anúncio não é para quem tem pressa.', 'Sem contagem regressiva. Sem pressão. Só {label}.', 'Prometer é fácil. Explicar é melhor.'],
    'how-to': ['Como aproveitar: {offer}.', 'Como começar: com {label}.', '---', 'Como escolher sem se arrepender: com calma.', 'Como saber se combina com você: olhe os detalhes.', 'Como comparar bem: ponha os detalhes lado a lado.', 'Três perguntas para fazer antes de escolher.', 'Como decidir sem pressão: olhar, perguntar, escolher.'],
    'trend-jacking': ['[open] Sai: {p}. Entra: {b}.', '[open] Sinal verde: {b}.', '---', 'Nota mental: dar uma olhada nisto.', 'Para guardar e ver depois: {label}.', 'Explicado em uma linha: {label}.', 'Um lembrete rápido: sua escolha, seu ritmo.', 'A aba que vale deixar aberta: {label}.'],
    identity: ['Para {audience}: {b}.', 'Para {audience}, sem rodeios.', '---', 'Para quem lê os detalhes antes de decidir.', 'Se você prefere ver a ouvir falar, isto é para você.', 'Para quem olha bem antes de escolher.', 'Se você gosta de decidir por conta própria, comece aqui.', 'Para quem gosta de respostas claras.'],
  },
  lines: {
    intro: ['[!named] {label}: {what}.', '[!named !addressed] {label}, para {audience}.', '[!named] Conheça {brand}.', '[named] {what}.', '[!named !addressed] {label}. Para {audience}.', '[!named] Do que se trata? {label}.', '[!named] É aqui que entra {label}.', '[!named !addressed] Em uma linha: {label}, para {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Para começar: {offer}.', 'A proposta: {offer}.', 'E mais: {offer}.', 'Bom saber: {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Dê uma olhada e decida.', 'Veja os detalhes com calma.', 'Olhe e tire as suas conclusões.', 'Informe-se antes de escolher.', '[playful] Vai, mata a curiosidade.', '[warm] Apareça quando quiser.', '[url] Os detalhes estão no site.', 'Conheça melhor.'],
    SHOP_NOW: ['Dê uma olhada e escolha.', 'Veja na loja.', 'Escolha o seu com calma.', '[playful] Vai, dá uma voltinha pela loja.', '[warm] Entre e fique à vontade.', '[url] Está no site.', 'Olhe primeiro, decida depois.', 'Encontre o que combina com você.'],
    SIGN_UP: ['Cadastre-se e experimente no seu ritmo.', 'Cadastre-se quando quiser.', 'Entre e veja por dentro.', '[playful] Cadastre-se e fuce à vontade.', '[warm] Cadastre-se e seguimos juntos.', '[url] Cadastre-se no site.', 'Inscreva-se e veja como é.'],
    GET_OFFER: ['Aproveite quando quiser.', 'Veja onde usar.', 'É para você.', '[playful] Vai, você merece.', '[url] Está no site.', 'Escolha e aproveite.'],
    ORDER_NOW: ['Peça quando der vontade.', 'Escolha e peça.', 'Peça o seu.', '[playful] Você já sabe o que fazer.', '[warm] Peça e nós preparamos.', '[url] Peça pelo site.', 'Inclua no próximo pedido.'],
    BOOK_TRAVEL: ['Veja as datas e escolha a sua.', 'Escolha as suas datas com calma.', 'Veja para onde você poderia ir.', '[playful] Faça a mala e reserve.', '[url] Datas e detalhes no site.', 'Confira as datas e reserve.'],
    CONTACT_US: ['Escreva para nós e conversamos.', 'Conte o que você precisa.', 'Pergunte o que quiser.', '[warm] Escreva para nós. Ajudamos com gosto.', '[playful] Escreva, a gente não morde.', 'Vamos conversar.', 'Uma mensagem basta para começar.'],
    DOWNLOAD: ['Baixe e experimente.', 'Baixe e julgue você.', 'Abra uma vez e decida.', '[playful] Baixe e brinque um pouco.', '[warm] Baixe e sinta-se em casa.', 'Leve no celular.'],
    SUBSCRIBE: ['Assine e veja se gosta.', 'Assine quando quiser.', 'Entre na lista.', '[warm] Assine e continuamos em contato.', 'Assine e dê uma olhada.'],
    GET_QUOTE: ['Peça um orçamento e compare.', 'Conte o que precisa e fazemos as contas.', 'Comece por um orçamento.', '[warm] Peça um orçamento e vemos juntos.', 'Peça os números, decida depois.'],
    APPLY_NOW: ['Leia os detalhes e candidate-se.', 'Se combina com você, candidate-se.', 'Veja se é para você e participe.', '[warm] Vamos gostar de receber a sua mensagem.', '[url] Os detalhes completos estão no site.'],
    WATCH_MORE: ['Aperte o play e veja.', 'Veja em ação.', 'Assista ao vídeo e decida.', '[playful] Vai, aperta o play.', 'Veja como funciona.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Para {audience}', '{label}: {b}', '---', 'Veja de perto', 'Dê uma olhada', 'Julgue você', 'Primeiro olhe, depois decida', 'Com todos os detalhes', 'Veja se combina', 'Pergunte o que quiser', 'Comece pelos detalhes', 'Decida no seu ritmo', 'Vale uma olhada', 'Conheça melhor', 'Tudo num relance'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Para {audience}', '{label}', '---', 'Veja os detalhes', 'Veja de perto', 'No seu ritmo', 'Informe-se com calma', 'Veja se combina', 'Pergunte'],
});
