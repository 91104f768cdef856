import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Spanish opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. ¿Otra vez?
  [open] ¿Hasta cuándo? {p}.
  [open] Si nada cambia, más de lo mismo: {p}.
  [cause] {people}. Mirar a otro lado no cambia nada.
  [cause] {p}. Mirar a otro lado no cambia nada.
  [sober !cause] ¿{p}? Hablemos.
  ---
  Elegir deprisa sale caro.
  La pregunta que no se hace se queda dentro.
  Antes de decidir, mira esto: {label}.
  Dejarlo para luego es fácil. Mirar también.
  Nada al azar: mira y luego elige.
  # curiosity
  {n}. {n2}. Y hay más.
  Por algo lo decimos lo primero: {b}.
  Un detalle para empezar: {b2}.
  ---
  ¿Qué hay detrás? {label}.
  ¿Cuál sería tu primera pregunta?
  ¿Cómo eliges cuando todo parece igual?
  ¿Qué tendría que cambiar?
  ¿Qué es lo primero que miras?
  # social-proof
  {proof}.
  Compruébalo: {b}.
  Júzgalo tú: {b2}.
  Pregúntanos por esto: {b3}.
  ---
  No te fíes solo de un anuncio. Míralo.
  Enséñalo, pregunta y luego decide.
  La opinión que cuenta es la tuya.
  Las preguntas incómodas, primero.
  # contrarian
  [open] {p}. ¿Normal? No tanto.
  ¿Una lista larga? No hace falta. {b}.
  Menos palabras, más contenido: {b2}.
  ---
  No hacen falta más anuncios. Hacen falta detalles.
  Mejor claro que ingenioso.
  Este anuncio no grita.
  Prometer es fácil. Explicar es mejor.
  # how-to
  ¿Por dónde empezar? {offer}.
  Primer paso: {offer}.
  Así lo hacemos: {c}.
  Aquí puedes contar con esto: {b2}.
  ---
  Cómo elegir sin arrepentirte: con calma.
  Cómo saber si encaja: mira los detalles.
  Cómo comparar bien: pon los detalles lado a lado.
  Cómo decidir sin presión: mira, pregunta, elige.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green flag: {n}.
  [open !formal] Nota mental: {n2}.
  ---
  Nota mental: mirar esto luego.
  Para recordar: {label}.
  Explicado en una línea: {label}.
  Pequeño recordatorio: tu elección, tu ritmo.
  La pestaña que merece quedarse abierta: {label}.
  # identity
  Para {audience}: {b}.
  Para quien se fija en los detalles: {b2}.
  Para {audience}: {n}.
  ---
  Para quien lee la letra pequeña.
  Para quien prefiere ver a que le cuenten.
  Para quien mira bien antes de elegir.
  Para quien se forma su propia opinión.
  Para quien quiere respuestas claras.
  `,
);
