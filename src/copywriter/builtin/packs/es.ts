import { makePack } from './make-pack.ts';

/** Spanish, tú. Customer phrases stay untouched: alone, after a colon, or as a question. */
export const spanishPack = makePack('es', {
  angles: {
    'problem-solution': {
      hooks: ['¿{p.cap}? No tiene por qué ser así.', '¿Te suena? {p}.', '{p}: hay otra manera.'],
      headlines: ['{b}', 'Hay otra manera', '{label}'],
    },
    'key-benefit': {
      hooks: ['{b}. Así de sencillo.', 'Lo primero: {b}.', 'Empecemos por lo importante: {b}.'],
      headlines: ['{b2}', '{label}: {b}', '{label}', 'Lo importante, primero'],
    },
    offer: {
      hooks: ['Para empezar: {offer}.', '{offer}. Esa es la propuesta.', 'Toma nota: {offer}.'],
      headlines: ['{label}', '{b}', 'Mira la propuesta'],
    },
    'second-problem': {
      hooks: ['Hablemos claro: {p}.', '¿{p.cap}? Se puede hacer de otra forma.', 'Si te cansa esto, sigue leyendo: {p}.'],
      headlines: ['{b}', 'De otra forma', '{label}'],
    },
    checklist: {
      hooks: ['Lo que te llevas, punto por punto.', 'En resumen.', 'Todo de un vistazo.'],
      headlines: ['{label}, de un vistazo', '{label}', 'De un vistazo'],
    },
    'feature-spotlight': {
      hooks: ['Un detalle que merece la pena: {b}.', 'Fíjate en esto: {b}.', 'Quédate con una cosa: {b}.'],
      headlines: ['{label}: {b2}', '{b2}', 'El detalle que cuenta'],
    },
    'audience-fit': {
      hooks: ['Esto es para {audience}.', 'Pensado para {audience}.', 'Para {audience}: {label}.', '---', 'Quizá esto sea para ti.'],
      headlines: ['Para {audience}', '{label}', 'Puede que sea para ti'],
    },
    contrarian: {
      hooks: ['Podríamos exagerar. Preferimos no hacerlo.', 'Este anuncio no te va a gritar.', 'Menos promesas y más detalles.'],
      headlines: ['Sin ruido. Solo {label}', 'Menos ruido, más detalle'],
    },
    'how-to': {
      hooks: ['Cómo elegir bien: empieza por lo que necesitas.', 'Cómo decidir sin prisas: primero mira, luego pregunta.', '¿Por dónde empezar? Por los detalles.'],
      headlines: ['Por dónde empezar', 'Empieza por {label}'],
    },
    question: {
      hooks: ['¿Qué es lo primero que preguntarías?', '¿Qué tendría que tener para convencerte?', '¿Qué esperas tú de algo así?'],
      turn: ['Empieza por tu propia respuesta.', 'Piénsalo un momento.'],
      headlines: ['¿Qué necesitas tú?', 'Empieza por lo que buscas'],
    },
    'try-it-yourself': {
      hooks: ['No te fíes solo de un anuncio. Compruébalo tú.', 'Júzgalo con tus propios ojos.', 'Míralo y saca tus conclusiones.'],
      headlines: ['Compruébalo por tu cuenta', '{label}, a tu juicio'],
    },
    'plain-talk': {
      hooks: ['Sin rodeos: {label}.', 'Te lo contamos sin vueltas.', 'En pocas palabras.'],
      headlines: ['Sin rodeos', '{label}, sin rodeos'],
    },
    'first-step': {
      hooks: ['El primer paso es pequeño: echar un vistazo.', 'Empieza poco a poco: mira primero.'],
      turn: ['[bare] Todavía no hay que decidir nada.'],
      headlines: ['Un primer paso sencillo', 'Empieza por mirar'],
    },
    'fit-check': {
      hooks: ['¿Será lo que buscas?', '¿Encaja contigo? Descúbrelo con calma.', '¿Dudas? Es normal.'],
      turn: ['Compáralo con tu propia lista.'],
      headlines: ['¿Encaja contigo?', 'Mira si encaja'],
    },
    invitation: {
      hooks: ['Te invitamos a mirarlo de cerca.', 'Considera esto una invitación.', 'Pasa y echa un vistazo.'],
      turn: ['[bare] Trae tus preguntas.'],
      headlines: ['Una invitación', 'Ven a verlo de cerca'],
    },
    shortlist: {
      hooks: ['Una opción más para tu lista: {label}.', '¿Estás comparando? Aquí tienes una opción.', 'Apunta esto en tu lista.'],
      headlines: ['Para tu lista', 'Compara con calma'],
    },
    'own-pace': {
      hooks: ['Sin prisas. Primero mira, luego decide.', 'No tienes que decidir hoy.', 'Tómate tu tiempo.'],
      headlines: ['A tu ritmo', 'Mira ahora, decide luego'],
    },
    'ask-first': {
      hooks: ['Pregunta antes de decidir.', '¿Tienes una duda? Empecemos por ahí.', 'Las preguntas, primero.'],
      headlines: ['Pregunta lo que quieras', 'Primero, tus preguntas'],
    },
  },
  hooks: {
    'fear-loss': ['Si nada cambia, seguirá igual: {p}.', 'No lo des por normal: {p}.', '---', 'Lo que se decide con prisas se lamenta con calma.', 'Lo que no preguntas hoy, te lo preguntarás luego.', 'Nada al azar: mira antes de elegir.', 'Antes de conformarte con otra cosa, mira esto: {label}.', 'Es fácil dejarlo para luego. También es fácil mirarlo.'],
    curiosity: ['¿Y si lo primero fuera esto? {b}.', '¿Qué significa para ti «{b}»?', '---', '¿Qué hay detrás de esto? {label}.', '¿Qué te gustaría saber primero?', '¿Cómo eliges cuando todo parece igual?', '¿Qué cambiarías tú?', '¿En qué te fijas primero?'],
    'social-proof': ['Compruébalo tú: {b}.', 'Juzga tú: {b2}.', '---', 'No te lo creas sin más. Míralo tú.', 'Enséñaselo a quien te conoce y decide.', 'Aquí no citamos a nadie. Míralo tú.', 'Tu opinión es la que vale.', 'Haz las preguntas incómodas primero.'],
    contrarian: ['Olvida la lista larga. {b}. De eso se trata.', 'Menos palabras y más hechos: {b2}.', '---', 'No necesitas más anuncios. Necesitas los detalles.', 'Preferimos ser claros a ser ingeniosos.', 'Esto no es para quien tiene prisa.', 'Sin cuenta atrás. Sin presión. Solo {label}.', 'Prometer es fácil. Explicar es mejor.'],
    'how-to': ['Cómo aprovecharlo: {offer}.', 'Cómo empezar: con {label}.', '---', 'Cómo elegir sin arrepentirte: con calma.', 'Cómo saber si encaja contigo: mira los detalles.', 'Cómo comparar bien: pon los detalles uno al lado del otro.', 'Tres preguntas que conviene hacerse antes de elegir.', 'Cómo decidir sin presión: mira, pregunta, elige.'],
    'trend-jacking': ['[open] Fuera: {p}. Dentro: {b}.', '[open] Señal verde: {b}.', '---', 'Nota mental: echarle un vistazo a esto.', 'Para guardar y mirar luego: {label}.', 'Explicado en una línea: {label}.', 'Un recordatorio rápido: tu elección, tu ritmo.', 'La pestaña que merece seguir abierta: {label}.'],
    identity: ['Para {audience}: {b}.', 'Para {audience}, sin rodeos.', '---', 'Para quien lee los detalles antes de decidir.', 'Si prefieres ver a que te cuenten, esto es para ti.', 'Para quien mira bien antes de elegir.', 'Si te gusta decidir por tu cuenta, empieza aquí.', 'Para gente a la que le gustan las respuestas claras.'],
  },
  lines: {
    intro: ['[!named] {label}: {what}.', '[!named !addressed] {label}, para {audience}.', '[!named] Te presentamos {brand}.', '[named] {what}.', '[!named !addressed] {label}. Para {audience}.', '[!named] De esto va: {label}.', '[!named] Aquí entra {label}.', '[!named !addressed] En una línea: {label}, para {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Para empezar: {offer}.', 'La propuesta: {offer}.', 'Y además: {offer}.', 'Bueno es saberlo: {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Echa un vistazo y decide.', 'Descubre los detalles con calma.', 'Míralo y saca tus conclusiones.', 'Infórmate antes de elegir.', '[playful] Venga, curiosea un poco.', '[warm] Pasa cuando quieras.', '[url] Tienes los detalles en la web.', 'Conócelo mejor.'],
    SHOP_NOW: ['Echa un vistazo y elige.', 'Míralo en la tienda.', 'Elige el tuyo con calma.', '[playful] Date una vuelta por la tienda.', '[warm] Pasa y mira con calma.', '[url] Lo tienes en la web.', 'Curiosea y decide.', 'Busca el que va contigo.'],
    SIGN_UP: ['Regístrate y pruébalo a tu ritmo.', 'Regístrate cuando quieras.', 'Entra y míralo por dentro.', '[playful] Regístrate y trastea un rato.', '[warm] Regístrate y te acompañamos.', '[url] Regístrate en la web.', 'Apúntate y mira cómo te va.'],
    GET_OFFER: ['Aprovéchala cuando quieras.', 'Mira en qué puedes usarla.', 'Es para ti.', '[playful] Venga, date el gusto.', '[url] La tienes en la web.', 'Elige y aprovéchala.'],
    ORDER_NOW: ['Haz tu pedido cuando te apetezca.', 'Elige y pide.', 'Pide el tuyo.', '[playful] Ya sabes qué hacer.', '[warm] Pide y te lo preparamos.', '[url] Pide en la web.', 'Añádelo a tu próximo pedido.'],
    BOOK_TRAVEL: ['Mira las fechas y elige la tuya.', 'Elige tus fechas con calma.', 'Mira adónde podrías ir.', '[playful] Haz la maleta y reserva.', '[url] Fechas y detalles, en la web.', 'Consulta las fechas y reserva.'],
    CONTACT_US: ['Escríbenos y lo hablamos.', 'Cuéntanos qué necesitas.', 'Pregúntanos lo que quieras.', '[warm] Escríbenos. Te ayudamos encantados.', '[playful] Escríbenos, que no mordemos.', 'Hablemos.', 'Basta un mensaje para empezar.'],
    DOWNLOAD: ['Descárgala y pruébala.', 'Descárgala y juzga tú.', 'Ábrela una vez y decide.', '[playful] Descárgala y ponte a ello.', '[warm] Descárgala y siéntete como en casa.', 'Llévala en tu móvil.'],
    SUBSCRIBE: ['Suscríbete y mira si te gusta.', 'Suscríbete cuando quieras.', 'Apúntate a la lista.', '[warm] Suscríbete y seguimos en contacto.', 'Suscríbete y echa un vistazo.'],
    GET_QUOTE: ['Pide presupuesto y compara.', 'Cuéntanos qué necesitas y te damos un precio.', 'Empieza por un presupuesto.', '[warm] Pide presupuesto y lo vemos juntos.', 'Pide cifras y decide después.'],
    APPLY_NOW: ['Lee los detalles y presenta tu candidatura.', 'Si te encaja, presenta tu candidatura.', 'Mira si es para ti y apúntate.', '[warm] Nos encantará saber de ti.', '[url] Tienes todos los detalles en la web.'],
    WATCH_MORE: ['Dale al play y mira.', 'Míralo en acción.', 'Mira el vídeo y decide.', '[playful] Venga, dale al play.', 'Mira cómo funciona.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Para {audience}', '{label}: {b}', '---', 'Míralo de cerca', 'Echa un vistazo', 'A tu juicio', 'Primero mira, luego decide', 'Con todos los detalles', 'Mira si te encaja', 'Pregunta lo que quieras', 'Empieza por los detalles', 'Decide a tu ritmo', 'Vale la pena mirarlo', 'Conócelo mejor', 'Todo de un vistazo'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Para {audience}', '{label}', '---', 'Mira los detalles', 'Míralo de cerca', 'A tu ritmo', 'Infórmate con calma', 'Mira si te encaja', 'Pregúntanos'],
});
