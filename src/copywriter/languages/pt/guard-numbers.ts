import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const pt = lexiconOf(
  'pt',
  `
  common: quase o a os as de do da dos das que e em um uma para com por seu sua seus suas voce mais sem nao se
    no na nos nas ao e sao ja todo todos tudo nosso nossa somos ate cada quando muito esta este pelo pela
  count 2: dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze
    dezesseis dezessete dezoito dezenove vinte
  count 30 by 10: trinta quarenta cinquenta sessenta setenta oitenta noventa
  count 200 by 100: duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos
  count 200 by 100: duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas
  numbers: duas 2, quatorze 14, dezasseis 16, dezassete 17, dezanove 19, cem 100, cento 100, meia 0.5
  one: um uma
  scales: mil 1000, milhao 1e6, milhoes 1e6, bilhao 1e9, bilhoes 1e9, duzia 12, dezena 10, centena 100, milhar 1000
  and: e
  nouns.customer: cliente* usuario* utilizador* comprador* membro* assinante* seguidor* socio socios fas hospede*
  nouns.patient: paciente*
  nouns.professional: dentista* medico medicos medica* doutor* especialista* profissiona* gerente* veterinari* terapeuta* funcionari* trabalhador* professor* nutricionista*
  nouns.student: estudante* aluno alunos aluna alunas
  nouns.family: familia familias pais maes lares
  nouns.people: pessoa pessoas gente mulheres homens brasileir* portugues* consumidor*
  nouns.org: clinica clinicas empresa empresas negocio* equipe equipes equipa equipas loja lojas hospital hospitais escola* restaurante* marca marcas consultorio* agencia* hotel hoteis concorrent*
  nouns.review: avaliacao avaliacoes opiniao opinioes depoimento* resenha*
  nouns.place: cidade cidades pais paises unidade unidades filial filiais
  nouns.sale: reserva reservas pedido pedidos venda vendas download* consultas agendamento* vendid* entregas
  time: segundo segundos | minuto minutos minutinho* min mins | h hora horas hrs horinha* | dia dias noite noites | semana semanas | mes meses | ano anos
  time.decade: decada decadas seculo seculos
  per: por ao a cada sua todo toda
  adverbs: diari* | semana* semanal* | quinzenal* | mensa* mensal* | anua*
  structure: passo passos clique cliques toque toques razao razoes maneira maneiras forma formas dica dicas pergunta perguntas ideia ideias coisa coisas motivo motivos palavras erros
  over: mais de, mais do que, acima de, pelo menos, no minimo, supera*, ultrapass*
  upTo: ate, (nao|nunca|nenhum*) ~2 mais de, maximo, no maximo, max
  under: menos de, em menos de, nem, nem sequer
  within: dentro de
  outOf: em cada, de cada, em, de, entre, sobre
  stars: estrela estrelas
  discount: barat* desconto* desconto* promocao economize poupe off
  gain: economiz* poup* ganh* recuper* reduz* menos mais aument* rapido libert* perca perd* jovem
  proof: junte junta confia* usam utiliza* escolhem escolhid* prefer* recomend* feliz felizes satisfeit* ama amam atendid* avaliad*
  from: desde, a partir de
  pitch: mantem aguenta restam apenas nos nosso nossa nossos nossas recebe recebes inclui incluido oferecemos oferece gratis gratuito dura
    pronto entregamos aberto ajuda ilimitado
  trial: devol* reembols* garantia* teste gratis experimenta* gratuit* prova
  half: meia meio
  inside: em num numa de apos
  predicates.ready: mesa devoluc* trocas receita receitas pronto pronta prontas leva
  predicates.content: gordura gorduras acucar sal calorias alcool cafeina desperdicio energia eletricidade emissoes ruido esforco stress estresse peso po proteinas agua plastico
  predicates.result: profissional aprende aprender aprendes danca dancar dancas medo imposto impostos sente sentes sentir nota notar diferenca efeito efeitos nadar nadas nadando fluent* fluenc* cantar cantas toca tocar tocas falar falas fala dominar domina aprovad* aprovacao curad* curar alivi* dor dores emagrec* quilos contratad* vendid* confianca afinad* amortiz* rejuvenesc*
  predicates.keep: gravac* gravad* replay* imagens aguent* sobreviv* conserva* geladeira frigorifico
  predicates.last: dura duram resist*
  predicates.worked: experiencia oficio tradic* mercado fundad*
  predicates.range: autonomia bateria recarga
  predicates.lose: perde perder perca emagrec*
  predicates.answer: marcacao agendamento respond* resposta*
  predicates.solve: resol* soluc*
  predicates.quote: orcament*
  predicates.ship: entreg* envi* encomenda portes frete
  rank: numero (um|1), numero (dois|tres|#) (em|do|da|no|na|de), n º #, nº #, n . º #, # º (lugar|do|da|em), primeiro lugar, primeira escolha, top (dez|cinco|tres|#), lider de vendas
  fractions: (um|uma) em cada -1, metade 50, meio preco 50, um terco 33.333, tercos 66.667, um quarto (de|d|dos|das) 25, tres quartos 75, maioria d* -51, grande maioria -51, nota (maxima|dez) -100, pontuacao (maxima|perfeita) -100
  multiples: o dobro 2, em dobro 2, (dobre|dobrar|dobra|dobrou|dobram) (seu|sua|seus|suas|o|a|os|as) (vend*|fatur*|lucr*|receita*|client*|result*|tempo|produt*|ganh*|rend*|reserv*) 2,
    duplique 2, duplic* 2, o triplo 3, triplic* 3, triplique 3, quadruplic* 4, vezes mais -2, multipli* -2
  times: vezes, x
  vague: dezenas -10, duzias -12, centenas -100, milhares -1000, milhoes de -1e6, decada -10, decadas -20, seculo -100, seculos -200, incontaveis -2000, inumeros -2000, inumeras -2000, meio milhao -5e5
  idioms: duas rodas, preco de (dois|duas|tres), 24 horas (por|ao) dia, (7|sete) dias (por|da) semana, os dois, as duas, a dois, uma a uma, um a um, mil e uma, mil coisas, mil maravilhas, meia (noite|calca|luz|volta|boca), entre os dois,
    dois em um, (ao|o|do) meio dia
`,
);
