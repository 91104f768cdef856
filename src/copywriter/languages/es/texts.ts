import { readTexts } from '../sheet.ts';

/** Spanish, tú. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} es {what}
  # identity.forWhom: {name} para {audience}
  # identity.bare: {name}
  # figures.price: Precio: {figure}
  # figures.rating: Valoración: {figure}
  # openings.problem-solution: [cause] {people}. Tú puedes ayudar. | [cause] {p}. Tú puedes ayudar. | [playful open] ¿{p}? Eso se arregla. | [warm open] ¿{p}? Te entendemos.
  [bold open] ¿{p}? Se acabó. | [professional open] ¿{p}? Hay una forma más sencilla. | [plain open] ¿{p}? Tiene arreglo. | [luxury] ¿{p}? Aquí no. | [sober] ¿{p}? | [open] ¿{people}? Tiene arreglo.
  --- | ¿{p}? | {people}.
  # openings.offer: [warm open] Buena noticia: {saving}. | [plain open] Lo primero: {offer}. | [playful open] {offer}. ¿A qué esperas? | [bold open] {offer}. Así de fácil. | {offer}.
  # openings.checklist: [plain venue] Lo que hay. | [plain course] Qué te espera. | [plain travel] Qué te espera. | [plain software] Qué hace. | [plain app] Qué hay dentro.
  [plain service] Así trabajamos. | [plain quote] Así trabajamos. | [health] Conviene saberlo antes. | [law] Cómo es el proceso. | [money] Cómo es el proceso.
  [playful open] Lo bueno, en pocas líneas. | [bold open] Directo al grano. | [professional] {name} en breve. | {name} de un vistazo. | Lo esencial, en breve.
  # openings.key-benefit: {b}. {b2}. Así es {brand}. | {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] ¿{p}? Mejor no. | [warm open] ¿{p}? Estás en el lugar adecuado. | [bold open] ¿{p}? Basta ya. | [plain open] ¿{p}? Se puede de otra manera. | ¿{p}?
  {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Para {audience}: {name}. | {name}, para {audience}. | Para {audience}.
  # openings.feature-spotlight: [playful open] {b}. Sí, de verdad. | [bold open] {b}. Y punto. | Conviene saberlo: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | En pocas palabras: {name}.
  # openings.question: ¿Qué es lo primero que preguntarías?
  # openings.fit-check: ¿Será lo que buscas? | ¿Dudas? Es normal.
  # openings.try-it-yourself: Júzgalo con tus propios ojos.
  # openings.ask-first: ¿Preguntas sobre {brand}? Adelante. | Pregunta antes de decidir.
  # openings.first-step: El primer paso es pequeño: echar un vistazo.
  # openings.shortlist: [!cause !funeral !job] Para tu lista: {label}. | ¿Estás comparando? Aquí tienes una opción.
  # openings.own-pace: Sin prisas. Primero mira, luego decide.
  # openings.simple-choice: Elegir no tiene por qué ser difícil.
  # openings.invitation: [venue] ¿Hay hambre? | [travel] ¿La maleta está lista? | [course] Ven tal como eres. | [quote] ¿Algo que hacer? | [service] Una cosa menos en tu lista. | [health] Pregunta con calma.
  [law] Todo empieza con una conversación. | [money] Todo empieza con una pregunta. | Pasa y echa un vistazo.
  # openings.second-look: Merece otra mirada: {label}.
  # openings.how-to: ¿Por dónde empezar? Por los detalles.
  # openings.contrarian: Menos promesas, más detalles.
  # closers.LEARN_MORE: [venue] Ven con hambre. | [quote] Cuéntanos qué necesitas. | [quote] Escríbenos y dinos de qué se trata.
  [service] Escríbenos o llámanos. | [service] Pregúntanos por un hueco. | [health] Lee los detalles y pregúntanos. | [law] Pide una primera conversación. | [money] Pregúntanos cómo sería en tu caso.
  [course] Mira cómo es. | [software] Mira cómo funciona. | [travel] Mira el sitio y las fechas. | [job] Lee en qué consiste. | [cause] Mira lo que hace tu ayuda.
  [cause] Conoce el trabajo y decide cómo ayudar. | [!cause playful] Échale un vistazo. | [!cause] Mira los detalles. | [!cause] Descubre más. | [cause] Infórmate y elige cómo ayudar.
  # closers.SHOP_NOW: [playful] Date una vuelta por la tienda. | [warm] Pasa y elige con calma. | [luxury] Tómate tu tiempo y elige. | Mira y elige. | Todo está en la tienda.
  # closers.SIGN_UP: [course] Reserva tu lugar. | [course] Inscríbete y empieza con la primera clase. | [software] Crea tu cuenta y pruébalo en tu día a día. | [software] Regístrate y pruébalo. | Regístrate.
  Inscríbete cuando quieras.
  # closers.GET_OFFER: [playful] Date un gusto. | Elige lo que más te guste. | Mira y aprovecha.
  # closers.ORDER_NOW: [playful food] Ya sabes qué hacer. | [food] Elige tu favorito y pide. | [food] Haz tu pedido cuando quieras. | Elige y haz tu pedido. | Haz tu pedido.
  # closers.BOOK_TRAVEL: [playful] Maleta lista. Reserva. | [warm] Ven a quedarte con nosotros. | Elige tus fechas y reserva. | Mira las fechas libres.
  # closers.CONTACT_US: [booking !health !law !food] Elige tu fecha y reserva. | [booking !health !law !food] Reserva cuando te venga bien. | [health] Pide tu cita. | [health] Llámanos y buscamos una hora.
  [law] Cuéntanos tu caso. | [venue] Reserva tu mesa. | [quote] Llama y cuéntanos qué pasa. | [service] Pide tu cita. | [service] Dinos qué día te viene bien.
  [warm] Escríbenos. Te ayudamos con gusto. | [playful] Escríbenos. No mordemos. | [quote] Cuéntanos qué necesitas. | [course] Escríbenos y reserva tu lugar. | [venue] Escríbenos y reservamos tu mesa.
  Escríbenos. | ¿Preguntas? Escríbenos.
  # closers.DOWNLOAD: Descarga y prueba. | Descarga la app y decide.
  # closers.SUBSCRIBE: Elige tu plan y empieza. | Suscríbete.
  # closers.GET_QUOTE: [warm] Pide tu presupuesto y te lo explicamos. | Pide tu presupuesto. | Cuéntanos qué necesitas. | Escríbenos con los detalles.
  # closers.APPLY_NOW: [warm] Nos encantará leerte. | Lee los detalles y envía tu solicitud. | ¿Te ves ahí? Postúlate.
  # closers.WATCH_MORE: Mira el vídeo. | Míralo en acción.
  # hooks.fear-loss: [open] {p}. ¿Otra vez? | [open] ¿{p}? Eso no se arregla solo. | [open] ¿Otra semana así? {p}. | [cause] {people}. Mirar a otro lado no cambia nada.
  [cause] {p}. Mirar a otro lado no cambia nada. | [sober !cause] ¿{p}? Hablemos. | --- | [venue] ¿Otra cena sin ideas? | [quote] Lo pequeño crece mientras espera. | [service] ¿Sigue en tu lista?
  [course] «Algún día» no está en el calendario. | [travel] Las vacaciones no se planean solas. | [money] ¿Por dónde empezar? Por una pregunta. | [law] ¿Dudas? Primero pregunta. | ---
  Elegir deprisa sale caro. | La pregunta que no se hace se queda dentro. | Dejarlo para luego es fácil. Mirar también. | Nada al azar: mira y luego elige.
  # hooks.curiosity: {n}. {n2}. ¿Te suena bien? | Algo que conviene saber de {brand}: {b}. | [open] Sin letra pequeña, una buena noticia: {b}. | Empecemos por aquí: {b2}. | --- | [venue] ¿Qué te apetece?
  [travel] ¿Adónde vamos? | [course] ¿Qué te gustaría aprender? | [quote] ¿Qué hay que hacer? | [service] ¿Qué te quitamos de la lista? | [software] ¿Qué harías primero con él?
  [health] ¿Qué te gustaría preguntar? | [law] ¿Qué te gustaría aclarar? | [money] ¿Qué te gustaría entender mejor? | --- | ¿Qué hay detrás? {label}. | ¿Cuál sería tu primera pregunta?
  ¿Cómo eliges cuando todo parece igual? | ¿Qué es lo primero que miras?
  # hooks.social-proof: {proof}. | Compruébalo: {b}. | Tómanos la palabra: {b2}. | Merece una segunda mirada: {b3}. | --- | No te fíes solo de un anuncio. Míralo. | La opinión que cuenta es la tuya.
  Las preguntas incómodas, primero. | Enséñalo, pregunta y luego decide.
  # hooks.contrarian: [open] {p}. ¿Normal? No tanto. | [open] Otros anuncios gritan. Este dice: {b}. | Sin grandes promesas. {b2}. | [open] Sin eslogan. {n}. | ---
  [venue] No cocinar hoy también es un plan. | [travel] Un cambio de aires, aunque sea pequeño, cuenta. | [course] No hace falta saber antes de empezar. | [quote] No hay que hacerlo todo en persona.
  [service] No tienes que hacerlo todo tú. | --- | No hacen falta más anuncios. Hacen falta detalles. | Mejor claro que ingenioso. | Este anuncio no grita. | Prometer es fácil. Explicar es mejor.
  # hooks.how-to: ¿Por dónde empezar? {offer}. | Primer paso: {offer}. | Así lo hacemos: {c}. | --- | [venue] Cómo simplificar la cena: elegir, pedir, sentarse.
  [travel] Cómo planear un viaje: primero las fechas, luego el resto. | [course] Cómo empezar: venir, probar, preguntar. | [quote] Cómo empieza: nos dices qué necesitas.
  [service] Cómo funciona: di qué necesitas y elige un momento. | [software] Cómo saberlo: pruébalo con una tarea real. | --- | Cómo elegir sin arrepentirte: con calma.
  Cómo saber si encaja: mira los detalles. | Cómo comparar bien: pon los detalles lado a lado. | Cómo decidir sin presión: mira, pregunta, elige.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] La buena noticia del día: {n}. | --- | [venue] El plan de hoy: {label}. | [course] Para la agenda: {label}.
  --- | La pestaña que merece quedarse abierta: {label}. | Explicado en una línea: {label}. | Para recordar: {label}. | Pequeño recordatorio: tu elección, tu ritmo.
  # hooks.identity: Para {audience}: {b}. | [!cause] {name}, para {audience}. | Para quien se fija en los detalles: {b2}. | --- | [venue] Para quien ya piensa en la comida.
  [travel] Para quien ya tiene la maleta lista. | [course] Para quien aprende haciendo. | [quote] Para quien tiene una lista de tareas. | [service] Para quien tiene la agenda llena.
  [money] Para quien quiere ver los números. | --- | Para quien lee la letra pequeña. | Para quien prefiere ver a que le cuenten. | Para quien se forma su propia opinión.
  Para quien quiere respuestas claras.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Para {audience} | {label} | ---
  [cause] Cómo ayudar | Míralo de cerca | Echa un vistazo | Júzgalo tú | Mira y luego decide | Con todos los detalles
  Mira si encaja | Pregunta lo que quieras | Empieza por los detalles | Aquí están los detalles | Merece una mirada
  Para conocerlo | Todo de un vistazo
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Mira los detalles
  Míralo de cerca | Infórmate primero
`);
