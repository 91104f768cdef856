import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
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
    hooks: [
      'Hablemos claro: {p}.',
      '¿{p.cap}? Se puede hacer de otra forma.',
      'Si te cansa esto, sigue leyendo: {p}.',
    ],
    headlines: ['{b}', 'De otra forma', '{label}'],
  },
  checklist: {
    hooks: ['Lo que te llevas, punto por punto.', 'En resumen.', 'Todo de un vistazo.'],
    headlines: ['{label}, de un vistazo', '{label}', 'De un vistazo'],
  },
  'feature-spotlight': {
    hooks: [
      'Un detalle que merece la pena: {b}.',
      'Fíjate en esto: {b}.',
      'Quédate con una cosa: {b}.',
    ],
    headlines: ['{label}: {b2}', '{b2}', 'El detalle que cuenta'],
  },
  'audience-fit': {
    hooks: [
      'Esto es para {audience}.',
      'Pensado para {audience}.',
      'Para {audience}: {label}.',
      '---',
      'Quizá esto sea para ti.',
    ],
    headlines: ['Para {audience}', '{label}', 'Puede que sea para ti'],
  },
  contrarian: {
    hooks: [
      'Podríamos exagerar. Preferimos no hacerlo.',
      'Este anuncio no te va a gritar.',
      'Menos promesas y más detalles.',
    ],
    headlines: ['Sin ruido. Solo {name}', 'Menos ruido, más detalle'],
  },
  'how-to': {
    hooks: [
      'Cómo elegir bien: empieza por lo que necesitas.',
      'Cómo decidir sin prisas: primero mira, luego pregunta.',
      '¿Por dónde empezar? Por los detalles.',
    ],
    headlines: ['Por dónde empezar', 'Empieza por {name}'],
  },
  question: {
    hooks: [
      '¿Qué es lo primero que preguntarías?',
      '¿Qué tendría que tener para convencerte?',
      '¿Qué esperas tú de algo así?',
    ],
    turn: ['Empieza por tu propia respuesta.', 'Piénsalo un momento.'],
    headlines: ['¿Qué necesitas tú?', 'Empieza por lo que buscas'],
  },
  'try-it-yourself': {
    hooks: [
      'No te fíes solo de un anuncio. Compruébalo tú.',
      'Júzgalo con tus propios ojos.',
      'Míralo y saca tus conclusiones.',
    ],
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
    hooks: [
      'Te invitamos a mirarlo de cerca.',
      'Considera esto una invitación.',
      'Pasa y echa un vistazo.',
    ],
    turn: ['[bare] Trae tus preguntas.'],
    headlines: ['Una invitación', 'Ven a verlo de cerca'],
  },
  shortlist: {
    hooks: [
      'Una opción más para tu lista: {label}.',
      '¿Estás comparando? Aquí tienes una opción.',
      'Apunta esto en tu lista.',
    ],
    headlines: ['Para tu lista', 'Compara con calma'],
  },
  'own-pace': {
    hooks: [
      'Sin prisas. Primero mira, luego decide.',
      'No tienes que decidir hoy.',
      'Tómate tu tiempo.',
    ],
    headlines: ['A tu ritmo', 'Mira ahora, decide luego'],
  },
  'ask-first': {
    hooks: [
      'Pregunta antes de decidir.',
      '¿Tienes una duda? Empecemos por ahí.',
      'Las preguntas, primero.',
    ],
    headlines: ['Pregunta lo que quieras', 'Primero, tus preguntas'],
  },
  'second-look': {
    hooks: ['Merece otra mirada: {label}.', 'Míralo otra vez, con calma.'],
    headlines: ['Con otra mirada', 'Mira otra vez'],
  },
  'simple-choice': {
    hooks: ['Elegir no tiene por qué ser difícil.', 'Algunas decisiones pueden ser sencillas.'],
    headlines: ['Elegir sin complicarse', 'Así de fácil'],
  },
};
