import { readTexts } from '../sheet.ts';

/** Where a line says "tú"; whoever says "vos" or "usted" gets lines that address nobody. */
const saysTu =
  /(?<!\p{L})(?:tú|te|ti|tus?|mir[ae]|descubre|conoce el|lee|decide|cuéntanos|pregúntanos|míralo|tómate|echa|inscríbete|pregunta (?:primero|antes|con|lo)|haz|sabes|reserva (?:aquí)?|reserva\.|escríbenos|contáctanos|descarga y|venga, descarga|luego descarga|suscríbete|pide|postúlate|envía|dale|preguntarías|júzgalo|esperas|sigue|permítenos|buscas|estás|quieras|empieza|infórmate|leerte|júzgalo)(?!\p{L})/iu;

/** Spanish: "tú", or nobody where the customer addresses the reader otherwise. */
export const texts = readTexts(
  `
  # identity.named: {name}: {what}
  # identity.forWhom: {name} para {audience}
  # figures.price: Precio: {figure}
  # figures.rating: Valoración: {figure}
  # openings.problem-solution: [cause] {people}. Tú puedes ayudar. | [playful open] ¿{p}? Sabemos lo que es. | [warm open] ¿{p}? Hay una buena noticia. | [bold open] {p}. ¿Suena familiar? | [professional open] ¿{p}? Aquí hay una respuesta. | [luxury open] ¿{p}? Aquí va una sugerencia. | [plain open] ¿{p}? Aquí va una idea. | --- | ¿{p}? | {people}.
  # openings.offer: [plain open] De entrada: {offer}. | [playful open] {offer}. Buena idea, ¿no? | [bold open] {offer}. Así de fácil. | {offer}.
  # openings.checklist: [playful open] Lo bueno, en pocas líneas. | [bold open] Directo al grano. | [professional] {brand} en resumen. | {brand} de un vistazo. | Lo esencial, en resumen.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] ¿{p}? Aquí sigue la respuesta. | [open !bold] {p}. ¿Suena conocido? | ¿{p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Para {audience}: {name}. | {name}, para {audience}. | Para {audience}.
  # openings.feature-spotlight: [playful open] Psst: {b}. | [bold open] Un hecho: {b}. | Conviene saberlo: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | En pocas palabras: {name}.
  # openings.question: Las preguntas son bienvenidas.
  # openings.fit-check: ¿Dudas? Es normal.
  # openings.try-it-yourself: Mejor verlo que contarlo.
  # openings.ask-first: ¿Preguntas sobre {brand}? Adelante. | Preguntar primero, decidir después.
  # openings.first-step: El primer paso es pequeño: echar un vistazo.
  # openings.shortlist: [!cause !funeral !job] Una opción más para comparar: {line}. | ¿Varias opciones? Aquí hay otra.
  # openings.own-pace: Sin prisas. Primero mirar, luego decidir.
  # openings.simple-choice: Elegir no tiene por qué ser difícil.
  # openings.invitation: [health] Preguntar con calma, luego decidir. | [law] Todo empieza con una conversación. | [money] Todo empieza con una pregunta. | Una invitación a mirar de cerca.
  # openings.second-look: Merece otra mirada: {line}.
  # openings.how-to: ¿Por dónde empezar? Por los detalles.
  # openings.contrarian: Menos promesas, más detalles.
  # closers.LEARN_MORE: [other] Más información aquí. | [other] Todos los detalles, aquí. | [cause] Descubre cómo ayudar. | [cause] Conoce el trabajo y decide cómo ayudar. | [job] Lee en qué consiste. | [software] Mira cómo funciona. | [health] Lee los detalles y pregúntanos. | [money] Pregúntanos cómo sería en tu caso. | [quote] Cuéntanos qué necesitas. | [playful] Un vistazo no cuesta nada. | [warm] Míralo con calma. | [luxury] Tómate tu tiempo y míralo de cerca. | Mira los detalles. | Descubre más. | ¿Preguntas? Adelante.
  # closers.SHOP_NOW: [other] Más información aquí. | [other] Todos los detalles, aquí. | [playful] Un vistazo no cuesta nada. | [warm] Míralo con calma. | [luxury] Tómate tu tiempo y míralo de cerca. | Echa un vistazo. | Descubre más. | Mira los detalles.
  # closers.SIGN_UP: [other] Inscripciones aquí. | [other] Los detalles y las inscripciones, aquí. | Inscríbete. | Inscríbete aquí. | ¿Dudas? Pregunta primero y luego inscríbete.
  # closers.GET_OFFER: [other] Más información aquí. | [other] La oferta completa, aquí. | [playful] Un vistazo no cuesta nada. | Mira la oferta. | Echa un vistazo. | Descubre más.
  # closers.ORDER_NOW: [other] Pedidos aquí. | [other] Los detalles y los pedidos, aquí. | [playful food] Ya sabes qué hacer. | Haz tu pedido. | Haz tu pedido aquí. | Mira los detalles y haz tu pedido.
  # closers.BOOK_TRAVEL: [other] Reservas aquí. | [other] Los detalles y las reservas, aquí. | Reserva aquí. | Mira los detalles y reserva. | ¿Dudas? Pregunta primero y luego reserva.
  # closers.CONTACT_US: [self !other] Escríbeme. | [self !other] Contáctame. | [other] Toda la información, aquí. | [law] Cuéntanos tu caso. | [quote] Cuéntanos qué necesitas. | [playful] Escríbenos. No mordemos. | [warm] Escríbenos. Te ayudamos con gusto. | Escríbenos. | Contáctanos. | ¿Preguntas? Adelante.
  # closers.DOWNLOAD: [other] La descarga está aquí. | Descarga y echa un vistazo. | Descarga aquí. | Primero mira, luego descarga.
  # closers.SUBSCRIBE: [other] Suscripciones aquí. | Suscríbete. | Suscríbete aquí. | Mira los detalles y suscríbete.
  # closers.GET_QUOTE: [self !other] Escríbeme. | [self !other] Contáctame. | [other] Presupuestos e información, aquí. | [other] Toda la información, aquí. | [warm] Pide tu presupuesto. Te ayudamos con gusto. | Pide tu presupuesto. | Escríbenos con los detalles. | Contáctanos. | ¿Preguntas? Adelante.
  # closers.APPLY_NOW: [other] Los detalles y las postulaciones, aquí. | [warm] Nos encantará leerte. | Lee los detalles y envía tu solicitud. | ¿Te ves ahí? Postúlate. | ¿Dudas? Pregunta primero y luego postúlate.
  # closers.WATCH_MORE: Mira el vídeo. | El resto está en el vídeo. | Dale al play.
  # hooks.fear-loss: [open] {p}. ¿Te recuerda a algo? | [open] Quizá lo conoces: {p}. | [!cause] ¿{p}? Hablemos. | [cause] {people}. Mirar a otro lado no cambia nada. | [sober !cause] ¿{p}? Preguntar es el primer paso. | --- | Elegir deprisa sale caro. | La pregunta que no se hace se queda dentro. | Dejarlo para luego es fácil. Mirar también. | Nada al azar: mira y luego elige.
  # hooks.curiosity: {n}. {n2}. ¿Te suena bien? | Algo que conviene saber de {brand}: {own}. | [open] Una buena noticia, sin rodeos: {b}. | Empecemos por aquí: {b2}. | --- | ¿Qué hay detrás? {label}. | ¿Cuál sería tu primera pregunta? | ¿Cómo eliges cuando todo parece igual? | ¿Qué es lo primero que miras?
  # hooks.social-proof: {proof}. | Compruébalo: {b}. | Lo que cuenta: {b2}. | Merece una segunda mirada: {b3}. | --- | Un anuncio no lo cuenta todo. Míralo. | La opinión que cuenta es la tuya. | Las preguntas incómodas, primero. | Enséñalo, pregunta y luego decide.
  # hooks.contrarian: [open] Otros anuncios gritan. Este dice: {b}. | Sin grandes promesas. {b2}. | [open] Sin eslogan. {n}. | --- | No hacen falta más anuncios. Hacen falta detalles. | Mejor claro que ingenioso. | Este anuncio no grita. | Prometer es fácil. Explicar es mejor.
  # hooks.how-to: Antes de decidir: {offer}. | Un buen comienzo: {b2}. | Para que lo sepas: {c}. | --- | [quote] Cómo empieza: nos dices qué necesitas. | [service] Cómo empieza: nos dices qué necesitas. | Cómo elegir sin arrepentirte: con calma. | Cómo saber si encaja: mira los detalles. | Cómo comparar bien: pon los detalles lado a lado. | Cómo decidir sin presión: mira, pregunta, elige.
  # hooks.trend-jacking: [open] Green flag: {n}. | [open] Para guardar: {b}. | [open !formal] La buena noticia del día: {n}. | --- | Para tenerlo en mente: {label}. | Explicado en una línea: {label}. | Para recordar: {label}. | Pequeño recordatorio: tu elección, tu ritmo.
  # hooks.identity: Para {audience}: {b}. | [!cause] {name}, para {audience}. | Para quien se fija en los detalles: {b2}. | --- | Para quien lee la letra pequeña. | Para quien prefiere ver a que le cuenten. | Para quien se forma su propia opinión. | Para quien quiere respuestas claras.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Para {audience} | {head} | --- | [cause] Cómo ayudar | Aquí están los detalles | Conviene saberlo | En pocas palabras | Lo que conviene saber | --- | Preguntas bienvenidas | Todo a la vista | Con más detalle | Para empezar | Mirar primero, decidir después | Vale la pena verlo | Echa un vistazo
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Mira los detalles | Todos los detalles | Más información | Detalles y condiciones
`,
  saysTu,
);
