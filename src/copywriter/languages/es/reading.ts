import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'el la los las de del y en con para sin que por tu tus un una más se no cada su al desde hasta quien quienes gente personas familias padres madres niños mujeres hombres estudiantes principiantes parejas dueños dueñas propietarios conductores vecinos zapatos lámpara bolso bolsos velas jabón café pan pasteles vino aceite madera cuero piel algodón lana hecho hechos hecha mano limpieza fontanero dentista abogado curso clases taller gratis día días semana semanas mes año años hora horas minutos envío entrega precio descuento primer primera nuevo nueva pequeño fresco casa jardín cocina perro perros gato coche viaje noche presupuesto pedido citas habitaciones',
  sellersTalk:
    /^(?:nuestr[oa]s?|mis?|los|las|el|la|una?|vendemos|ofrecemos|hacemos)\s+(?=\p{Ll})/iu,
  praise:
    /(?:(?:el|la|los|las)\s+)?(?:mejor(?:es)?|número uno|n\.?º ?1|líder(?:es)?|increíbles?|perfect[oa]s?)\s+(?=\p{Ll})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:es|son)\s+(?<what>(?:una?|el|la|los|las)\s.+)$/iu,
  // "tú" is said only to whom the brief says so: half of those who read Spanish are "usted" or "vos".
  otherwise:
    /^(?!.*(?<!\p{L})(?:tus?|te|tú|contigo|ti)(?!\p{L}))|(?<!\p{L})(?:Buenos Aires|patag[oó]ni\p{L}+|Bariloche|Neuquén|Mendoza|Rosario|Mar del Plata|vos|usted|uds?|sos|vose\p{L}+|argentin\p{L}+|rioplatense|CABA|GBA|AMBA|hs|\p{L}{2,}(?<!(?:[aei]r|dem|jam|atr|detr|quiz|comp|am|sof|pap))ás|(?:ten|quer|pod|hac|sab|deb|vend|com|pon|tra|met|le|corr|perd|mov|volv|aprend|entend|ofrec|prefer|necesit)és|(?:ped|eleg|viv|escrib|ven|dec|recib|segu|sub|abr)ís)(?!\p{L})/isu,
  oneself:
    /(?<!\p{L})(?:yo|soy|hago|llego|mis?|mí|conmigo|atiendo|recojo|reviso|respondo|mándame|escríbeme)(?!\p{L})/iu,
  goesOn: /^(?:by|y|e|de|del|por|con|para) /u,
  dangling: /\s+(?:de|del|la|el|los|las|y|o|e|en|con|para|por|a|al|sin|una?|que|&)$/iu,
  body: any(
    'barriga|grasa|panza|michelines|peso(?!\\p{L})|sobrepeso|kilos|arrugas|celulitis|acné|granos|calvicie|caída del (?:pelo|cabello)|papada|ojeras|mal aliento|sudor|varices|adelgazar',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:es|son|está|están|puede|pueden|arruinan?|cuestan?|ponen?|hacen?|dañan?|provocan?|espantan?|quitan?|se vuelven?|cobran?)\s/iu,
  people:
    /^(?:muchas? |los |las |nuestr[oa]s |un[oa]s )?(?:gente|personas|niños|niñas|familias|padres|pacientes|alumnos|perros|gatos|animales|vecinos|mujeres|hombres|clientas?|clientes|voluntarios)(?!\p{L})/iu,
  everybody: /^(?:tod[oa]s?|todo el mundo|cualquiera|gente|público|adultos|personas|x)$/iu,
  toReader: [
    [/^les? (?=(?:da|cuesta|falta|duele) )/iu, ''],
    [/(?<=^|\s)mis?(?=\s\p{L})/giu, 'tu'],
    [/^no (?:tener|tengo)(?=\s)/iu, 'no tienes'],
    [/^no saber(?=\s)/iu, 'no sabes'],
    [/^no poder(?=\s)/iu, 'no puedes'],
    [/(?<=\s)no me suelto(?=\s|$)/iu, 'no te sueltas'],
  ],
  from: /^(?:desde|solo|sólo|por|a partir de|por solo)\s+/iu,
  proof:
    /\d.*(?:reseñas|opiniones|estrellas|clientes|usuarios|alumnos|alumnas|miembros|descargas|años de (?:experiencia|oficio)|empresas)|(?:premiad|galardonad|recomendad[oa]s? por)/iu,
  term: /^(?:sin (?:permanencia|compromiso|tarjeta|comisiones|letra)|cancela|devoluci|cambios gratis|garantía|financiación|pago (?:en|a)|pausa)/iu,
  date: /^(?:abierto|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|feriados?|festivos?|todos los días|24 ?h|de lunes|salidas todos)(?!\p{L})|^hasta el \d/iu,
  place: /^(?:calle|c\/|avenida|avda|plaza|paseo)\s/iu,
  clause:
    /^(?:nosotros|tú|usted|te|acabamos|grabamos|hacemos|llevamos|recogemos|enviamos|trabajamos|el \p{L}+ (?:te|se|es)|todo (?:es|está)|cada \p{L}+ (?:es|lleva))\s|^\d+ ?€ \p{Ll}+n\s/iu,
  answers: readAnswers(`
    espera|cola|tarda|semana|no terminan|nunca|lento => fecha|48|sábados|minutos|sustitución|rápid|online|24
    factura|caro|sorpresa|precio|gasto => presupuesto|gratis|cerrado|desde|sin comis
    no se presentan|plant|olvid|teléfono|contestar => recordatorio|whatsapp|reserva|instagram|avisa
    pican|encoge|irrit|rasca => algodón|etiquetas|orgánico|cambios|suave
    estudiando|suelto|inglés|rápido|tutorial => nativos|flexible|grab|minutos|corrige|lecciones
    abierto|noche|hambre|cocinar => domicilio|mano|hasta|pm|am
    móvil|ruido|estrés|fines de semana => senderismo|chimenea|desayuno|piscina|silencio
    plástico|orilla|basura => guantes|salidas|voluntari|material
  `),
};
