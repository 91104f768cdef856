import { readVocabulary } from '../sheet.ts';

/** Stems by which a Portuguese objective, product or tone is understood, on either side of the ocean. */
export const vocabulary = readVocabulary(`
  # goals.install: baixar|instalaç|transferênc
  # goals.quote: orçamento
  # goals.apply: candidatur|recrutamento
  # goals.subscribe: assina
  # goals.watch: visualizaç
  # goals.contact: ligaç|chamada|mensage|contacto|contato|pedidos de (?!compra|comida|marmita)
  # goals.learn: tráfego|visitas
  # goals.donate: doaç|donativo
  # goals.leads: potenciais clientes
  # goals.signup: cadastr|inscriç|matrícula|registo
  # goals.trial: testes?(?!\\p{L})|experiment|demonstra
  # goals.book: reservas?(?!\\p{L})|agenda|marca[rç]|consulta
  # goals.sell: vendas?(?!\\p{L})|compra|encomenda|pedidos
  # trades.job: vagas?(?!\\p{L})|emprego
  # trades.app: aplicativo(?! web)|jogo
  # trades.software: sistema de|programa de
  # trades.course: aulas?(?!\\p{L})|explicações|cursos?(?!\\p{L})|escola(?!\\p{L})|formação|academia|ginásio
  # trades.funeral: funerár
  # trades.cause: fundação|banco alimentar|instituição
  # trades.law: advogad|solicitador
  # trades.health: dentária|dentist|clínica|fisio|psicólog|médic|farmácia|veterinár
  # trades.travel: viagem|viagens|pousada|turismo|alojamento|hotel
  # trades.money: empréstimo|contabil|crédito|investiment
  # trades.quote: mudanças?(?!\\p{L})|seguros?(?!\\p{L})|painéis solares|energia solar|canalizador|encanador|eletricista|pintor|remodelaç
  # trades.food: padaria|pão(?!\\p{L})|vinho|queijo|marmita|cabaz|pastelaria|doces|restaurante|azeite|confeitaria
  # trades.service: cabeleir|agência|oficina|fotógraf|limpeza|arquitet|jardin|estética|barbearia
  # tones.playful: brincalh|divertid|descontra[ií]d|bem-humorad
  # tones.luxury: luxo|sofisticad|elegante|requintad
  # tones.professional: profissional|formal|séri[oa]
  # tones.warm: caloros|amig|acolhed|próximo|simpático|calmo|sincer|carinhos
  # tones.bold: ousad|diret|enérgic|animad|motivador
  # soberTones: sóbri|séri[oa]|sincer|respeitos
  # grave: luto|morte|dívidas?(?!\\p{L})|fome(?!\\p{L})|câncer|cancro|violência|despejo
  # business: empresári|empresas|lojistas|donos de lojas|comerciantes|gestores
  # discount: desconto|metade do preço|cupom|cupão|pelo preço de|\\d+% off
`);
