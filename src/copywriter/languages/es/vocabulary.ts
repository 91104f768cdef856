import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which a Spanish objective, product or tone is understood. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    descarga|instala
    # quote
    presupuesto|cotiza
    # apply
    solicitud|postula|contratac
    # subscribe
    suscri|boletín
    # watch
    reproducc|visualiza
    # contact
    mensaje|llamada|contacto|consultas
    # learn
    alcance|tráfico|reconoc|visitas
    # donate
    donac|donativo
    # leads
    interesad|clientes potenciales
    # signup
    registr|inscri|prueba|altas?(?!\\p{L})|matrícula
    # book
    reserva|citas?(?!\\p{L})|agenda
    # sell
    ventas?(?!\\p{L})|vender|compra|pedido
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    vacantes?(?!\\p{L})|empleo|se busca
    # app
    aplicación|juego
    # software
    programa de|plataforma|sistema de
    # course
    cursos?(?!\\p{L})|clases|formación|academia|taller(?:es)? de|gimnasio|escuela de|autoescuela
    # funeral
    funerari
    # cause
    ong(?!\\p{L})|fundación|asociación benéfica|banco de alimentos|protectora
    # law
    abogad|notarí|gestoría
    # health
    dentista|dental|clínica|fisio|psicólog|médic|farmacia|veterinari|óptica
    # travel
    hotel|viaje|vuelo|casa rural|crucero|turismo|hostal|apartamentos
    # money
    préstamo|hipoteca|banco(?!\\p{L})|asesoría|inversion|seguros de
    # quote
    seguro|mudanza|solar|reformas|fontaner|electricist|pintor|cerrajer|transport
    # food
    zumo|pan(?!\\p{L})|panader|comida|aceite|queso|flores|helad|restaurante|vino(?!\\p{L})|tacos?(?!\\p{L})|pastel|cafeter|cerveza
    # service
    peluquer|agencia|taller(?!\\p{L})|estudio|fotógraf|limpieza|arquitect|jardiner|estética
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    juguet|divertid|gracios|relajad|desenfadad
    # luxury
    lujo|elegante|sofisticad|exclusiv
    # professional
    serio|profesional|formal|práctic
    # warm
    cálid|cercan|amable|tiern|tranquil|sincer|famili|acoged
    # bold
    atrevid|audaz|directo|enérg|motivador|animad
    `,
  ),
  soberTones: 'serio|sobrio|sincer|respetuos',
  grave: 'duelo|muerte|deudas?(?!\\p{L})|hambre(?!\\p{L})|cáncer|violencia|desahucio',
  business:
    'empresa|pymes|autónomos|gerentes|negocios|comercios|dueñ[oa]s de (?:peluquer|tienda|bar|restaurant)',
  discount: 'descuento|2x1|mitad de precio|cupón|rebaja|por el precio de',
  trial: 'prueba|demo',
};
