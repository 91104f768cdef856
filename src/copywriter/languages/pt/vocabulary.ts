import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which a Portuguese objective, product or tone is understood, on either side of the ocean. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    baixar|instalaç|transferênc
    # quote
    orçamento
    # apply
    candidatur|recrutamento
    # subscribe
    assina
    # watch
    visualizaç
    # contact
    ligaç|mensage|contacto|contato|pedidos de contacto
    # learn
    tráfego|visitas
    # donate
    doaç|donativo
    # leads
    potenciais clientes
    # signup
    cadastr|inscriç|matrícula|testes? grátis|registo|experiment
    # book
    reservas?(?!\\p{L})|agendamento|marcaç|consulta
    # sell
    vendas?(?!\\p{L})|compra|encomenda|pedidos
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    vagas?(?!\\p{L})|emprego
    # app
    aplicativo|jogo
    # software
    sistema de|programa de
    # course
    aulas?(?!\\p{L})|explicações|cursos?(?!\\p{L})|escola(?!\\p{L})|formação|academia|ginásio
    # funeral
    funerár
    # cause
    fundação|associação|banco alimentar|instituição
    # law
    advogad|solicitador
    # health
    dentária|dentist|clínica|fisio|psicólog|médic|farmácia|veterinár
    # travel
    viagem|viagens|pousada|turismo|alojamento|hotel
    # money
    empréstimo|contabil|crédito|investiment
    # quote
    mudanças?(?!\\p{L})|seguros?(?!\\p{L})|painéis solares|energia solar|canalizador|encanador|eletricista|pintor|remodelaç
    # food
    padaria|pão(?!\\p{L})|vinho|queijo|marmita|cabaz|pastelaria|doces|flores|restaurante|azeite|confeitaria
    # service
    cabeleir|agência|oficina|fotógraf|limpeza|arquitet|jardin|estética|barbearia
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    brincalh|divertid|descontra[ií]d|bem-humorad
    # luxury
    luxo|sofisticad|elegante|requintad
    # professional
    profissional|formal|séri[oa]
    # warm
    caloros|amig|acolhed|próximo|simpático|calmo|sincer|carinhos
    # bold
    ousad|diret|enérgic|animad|motivador
    `,
  ),
  soberTones: 'sóbri|séri[oa]|sincer|respeitos',
  grave: 'luto|morte|dívidas?(?!\\p{L})|fome(?!\\p{L})|câncer|cancro|violência|despejo',
  business: 'empresári|empresas|lojistas|donos de lojas|comerciantes|gestores',
  discount: 'desconto|metade do preço|cupom|cupão|pelo preço de|\\d+% off',
  trial: 'teste|experiência|experimental|dias grátis',
};
