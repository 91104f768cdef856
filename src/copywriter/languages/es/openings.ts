import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Spanish, tú. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. Tú puedes ayudar.
  [cause] {p}. Tú puedes ayudar.
  [playful open] ¿{p}? Eso se arregla.
  [warm open] ¿{p}? Te entendemos.
  [bold open] ¿{p}? Se acabó.
  [professional open] ¿{p}? Hay una forma más sencilla.
  [plain open] ¿{p}? Tiene arreglo.
  [luxury] ¿{p}? Aquí no.
  [sober] ¿{p}?
  [open] ¿{people}? Tiene arreglo.
  ---
  ¿{p}?
  {people}.
  # offer
  [playful open] {offer}. ¿A qué esperas?
  [bold open] {offer}. Así de fácil.
  {offer}.
  # checklist
  [playful open] Lo bueno, en pocas líneas.
  [bold open] Directo al grano.
  [professional] {name} en breve.
  {name} de un vistazo.
  Lo esencial, en breve.
  # key-benefit
  [playful open !cause] ¿{n}? Sí. ¿{n2}? También.
  {n}. {n2}. Así es {brand}.
  {b}. {b2}. Así es {brand}.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] ¿{p}? Mejor no.
  [warm open] ¿{p}? Estás en el lugar adecuado.
  [bold open] ¿{p}? Basta ya.
  [plain open] ¿{p}? Se puede de otra manera.
  ¿{p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  [playful open] Hola, {audience}.
  Para {audience}: {name}.
  {name}, para {audience}.
  Para {audience}.
  # feature-spotlight
  [playful open] {b}. Sí, de verdad.
  [bold open] {b}. Y punto.
  Conviene saberlo: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  En pocas palabras: {name}.
  # question
  ¿Qué es lo primero que preguntarías?
  # fit-check
  ¿Será lo que buscas?
  ¿Dudas? Es normal.
  # try-it-yourself
  Júzgalo con tus propios ojos.
  # ask-first
  ¿Preguntas sobre {brand}? Adelante.
  Pregunta antes de decidir.
  # first-step
  El primer paso es pequeño: echar un vistazo.
  # shortlist
  [!cause !funeral !job] Para tu lista: {label}.
  ¿Estás comparando? Aquí tienes una opción.
  # own-pace
  Sin prisas. Primero mira, luego decide.
  # simple-choice
  Elegir no tiene por qué ser difícil.
  # invitation
  Pasa y echa un vistazo.
  # second-look
  Merece otra mirada: {label}.
  # how-to
  ¿Por dónde empezar? Por los detalles.
  # contrarian
  Menos promesas, más detalles.
  `,
);
