import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

const shared =
  'o a os as de do da dos das e em com para sem que por seu sua um uma não no na cada ao à às aos mais quem pelo pela desde até pessoas famílias pais mães crianças mulheres homens estudantes iniciantes casais donos donas proprietários alunos sapatos candeeiro bolsa bolsas velas sabonete café pão bolos vinho azeite madeira couro algodão lã feito feita mão limpeza canalizador dentista advogado curso aulas grátis gratuita gratuito dia dias semana semanas mês ano anos hora horas minutos entrega entregas preço desconto primeiro primeira novo nova pequeno fresco casa jardim cozinha cão cães gato carro viagem noite orçamento';

/** Words of one side of the ocean. */
export const words = {
  brazil: `${shared} você vocês celular ônibus banheiro café-da-manhã estoque frete delivery reais trem equipe gratuita cadastro whats marmita grátis r pix cpf cnpj zap sp rj bh paulo janeiro horizonte alegre brasil brasília curitiba campinas recife salvador fortaleza goiânia osasco florianópolis manaus belém niterói sorocaba santos bairro`,
  portugal: `${shared} telemóvel pequeno-almoço autocarro equipa encomenda encomendas portes casa-de-banho comboio cabaz cabazes explicações domicílio nódoas marcações marcação euros lisboa porto braga coimbra aveiro faro leiria setúbal sintra cascais gaia matosinhos minho alentejo algarve douro gerês ericeira évora viseu guimarães almada mbway multibanco ementa convosco miúdos`,
};

export const reading: Reading = {
  commonWords: words.brazil,
  sellersTalk:
    /^(?:noss[oa]s?|meus?|minhas?|o|os|as|uma?|vendemos|fazemos|oferecemos)\s+(?=\p{Ll})/iu,
  praise:
    /(?:(?:o|a|os|as)\s+)?(?:melhor(?:es)?|número um|n\.?º ?1|líder(?:es)?|incríve(?:l|is)|perfeit[oa]s?)\s+(?=\p{Ll})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:é|são)\s+(?<what>(?:uma?|o|a)\s.+)$/iu,
  otherwise:
    /(?<!\p{L})(?:tu|tua|tuas|teus?|te|ti|contigo|tuteamos|traz|vem|envia|reserva(?= (?:\p{L}+ ){1,4}e (?:recebe|ganha))|(?<=(?:^|[.;:,–(] ?))(?:ganha|aproveita|poupa|marca|liga|leva|pede|escreve|manda|paga|marquem|liguem|venham|tragam)|aluga|recebe|escolhe|aprende|experimenta|descobre|tocas|compraste|ficaste|pagaste|deixaste|esqueceste|perdeste|tiveste|foste|viste|tens|podes|queres|vais|levas|pagas|precisas|perdes|ficas|gastas|sabes|fazes|trazes|escolhes|esqueces|chegas|estás|vens|recebes|ganhas|poupas|aprendes|ouves|vês|dormes|comes|bebes|pões|deixas|passas|andas|sentes|procuras|descontra\p{L}+|à vontade|despachad\p{L}|divertid\p{L}|(?<=(?:^|[.;:,–(] ?))(?:deixa|trata|vê|faz|diz|mete|guarda|veste|prova|junta|conhece))(?!\p{L})/iu,
  oneself:
    /(?<!\p{L})(?:eu|sou|faço|vou|levo|atendo|meus?|minhas?|mim|comigo|recolho|entrego|digo|busco|aceito|dou|verifico|limpo)(?!\p{L})/iu,
  goesOn: /^(?:by|e|de|do|da|dos|das|por|pela|pelo|com|para) /u,
  dangling: /\s+(?:de|do|da|dos|das|o|a|os|as|e|ou|em|no|na|com|para|por|ao|à|sem|uma?|que|&)$/iu,
  body: any(
    'barriga|(?<!caixas? de )gordura|peso(?!\\p{L})|sobrepeso|quilos|rugas|celulite|acne|espinhas|borbulhas|calvície|queda de cabelo|papada|olheiras|mau hálito|suor|varizes|emagrecer',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:é|são|está|estão|pode|podem|arruínam?|custam?|põe|põem|fazem|faz|estragam?|afastam?|passam? uma|passam? má|provocam?|vira|viram|torna|tornam)\s/iu,
  people:
    /^(?:muitas? |os |as |noss[oa]s )?(?:gente|pessoas|crianças?|famílias|pais|pacientes|alunos|cães|gatos|animais|vizinhos|mulheres|homens|voluntários|clientes)(?!\p{L})/iu,
  everybody:
    /^(?:tod[oa]s?|todo (?:o )?mundo|toda a gente|qualquer (?:um|pessoa)|pessoas|público|adultos|pais e alunos|x)$/iu,
  toReader: [
    [/^não ter(?=\s)/iu, 'não tem'],
    [/^ter medo(?=\s)/iu, 'medo'],
    [/^não saber(?=\s)/iu, 'não sabe'],
  ],
  from: /^(?:desde|a partir de|só|apenas|por)\s+/iu,
  proof:
    /\d.*(?:avaliações|estrelas|clientes|usuários|utilizadores|alunos|alunas|membros|downloads|anos de experiência|empresas)|(?:premiad|recomendad[oa]s? por)/iu,
  term: /^(?:sem (?:fidelização|fidelidade|compromisso|cartão|taxas)|cancele|devoluç|troca|garantia|pagamento (?:em|a)|pausa)/iu,
  date: /^(?:aberto|segunda|terça|quarta|quinta-feira|sexta|sábado|domingo|todos os dias|24 ?h|entregas? (?:às|seg|de)|de segunda)(?!\p{L})|^até (?:ao?|dia) \d/iu,
  place: /^(?:rua|r\.|avenida|av\.|praça|travessa)\s/iu,
  clause:
    /^(?:nós|você|tu|a gente|vamos|levamos|recolhemos|enviamos|fazemos|trabalhamos|tudo (?:é|está)|cada \p{L}+ (?:é|vem)|o \p{L}+ (?:é|vai)|a \p{L}+ (?:é|vai))\s|^\d+ ?€ \p{Ll}+m\s/iu,
  answers: readAnswers(`
    espera|fila|demora|lento|tempo|mercado => entrega|horas|minutos|online|telemóvel|celular|véspera|colhid
    car[oa]|fortuna|preço|gastar|conta => grátis|desde|kit|juros|metade|sem tax
    falta|estoque|prateleira|contar|papel => avisa|lê|código|celular|sistema
    medo|criança|nervos => brinquedos|gentil|sábados|acolh|avaliação
    duro|seguinte|fast food|congelad => fresco|pedra|fermentação|conservantes|dura
    exame|negativas|matemática|notas => professores|grupos|aula|mestrado
    pelos|nódoas|manchas|sujo => seca|produtos|cheiro|seguros
    centros comerciais|stress|estresse|cidade => piscina|quinta|pequeno-almoço|animais
    murcha|errad|bolo => certificado|acesso|grupo|aulas
  `),
};
