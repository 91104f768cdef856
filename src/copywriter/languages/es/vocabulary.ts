import { readVocabulary } from '../sheet.ts';

/** Stems by which a Spanish objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: descarga|instala
  # goals.quote: presupuesto|cotiza
  # goals.apply: solicitud\\p{L}* de (?:admis|beca|empleo|ingreso|plaza|trabajo)|postula|contratac
  # goals.subscribe: suscri|boletín
  # goals.watch: reproducc|visualiza
  # goals.contact: mensaje|llamada|contacto|consultas|solicitud|peticion
  # goals.learn: alcance|tráfico|reconoc|visitas
  # goals.donate: donac|donativo
  # goals.leads: interesad|clientes potenciales
  # goals.signup: registr|inscri|altas(?!\\p{L})|(?:de )?alta(?= en |$)|matrícula
  # goals.trial: prueba|demo
  # goals.book: reserva|citas?(?!\\p{L})|agenda
  # goals.sell: ventas?(?!\\p{L})|vender|compra|pedido
  # trades.job: vacantes?(?!\\p{L})|empleo|se busca
  # trades.app: aplicación(?! web)|juego
  # trades.software: programa de|plataforma|sistema de
  # trades.course: cursos?(?!\\p{L})|clases|formación|academia|talleres de|taller de (?:cerámica|pintura|escritura|cocina|fotografía|teatro|baile|danza|música|acuarela|meditación|robótica|programación|barro)|gimnasio|escuela de|autoescuela
  # trades.funeral: funerari
  # trades.cause: ong(?!\\p{L})|fundación|banco de alimentos|protectora
  # trades.law: abogad|notarí|gestoría
  # trades.health: dentista|dental|clínica|fisio|psicólog|médic|farmacia|veterinari|óptica
  # trades.travel: hotel|viaje|vuelo|casa rural|crucero|turismo|hostal|apartamentos
  # trades.money: préstamo|hipoteca|banco(?!\\p{L})|asesoría|inversion|seguros de
  # trades.quote: seguro|mudanza|solar|reformas|fontaner|electricist|pintor|cerrajer|transport
  # trades.food: zumo|pan(?!\\p{L})|panader|comida|aceite|queso|helad|restaurante|vino(?!\\p{L})|tacos?(?!\\p{L})|pastel|cafeter|cerveza
  # trades.service: peluquer|agencia|taller(?!\\p{L})|estudio|fotógraf|limpieza|arquitect|jardiner|estética
  # tones.playful: juguet|divertid|gracios|relajad|desenfadad
  # tones.luxury: lujo|elegante|sofisticad|exclusiv
  # tones.professional: serio|profesional|formal|práctic
  # tones.warm: cálid|cercan|amable|tiern|tranquil|sincer|famili|acoged
  # tones.bold: atrevid|audaz|directo|enérg|motivador|animad
  # soberTones: serio|sobrio|sincer|respetuos
  # grave: duelo|muerte|deudas?(?!\\p{L})|hambre(?!\\p{L})|cáncer|violencia|desahucio|incendio|accidente|robos?(?!\\p{L})|despido|divorcio|embargo|adicci|depresi
  # business: empresa|pymes|autónomos|gerentes|negocios|comercios|dueñ[oa]s de (?:peluquer|tienda|bar|restaurant)
  # discount: descuento|2x1|mitad de precio|cupón|rebaja|por el precio de
`);
