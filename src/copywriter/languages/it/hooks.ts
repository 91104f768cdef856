import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Italian opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. Di nuovo?
  [open] Fino a quando? {p}.
  [open] Se non cambia niente, resta così: {p}.
  [cause] {people}. Voltarsi non cambia niente.
  [sober !cause] {p}? Parliamone.
  ---
  Scelto in fretta, presto rimpianto.
  La domanda che non si fa resta lì.
  Prima di decidere, guarda: {label}.
  Rimandare è facile. Guardare anche.
  Non lasciare nulla al caso: guarda, poi scegli.
  # curiosity
  {n}. {n2}. E non è tutto.
  Non a caso lo diciamo per primo: {b}.
  Un dettaglio per cominciare: {b2}.
  ---
  Che cosa c’è dietro? {label}.
  Che cosa chiederesti per prima cosa?
  Come si sceglie quando tutto sembra uguale?
  Che cosa dovrebbe cambiare?
  Che cosa guardi per prima cosa?
  # social-proof
  {proof}.
  Da verificare: {b}.
  Giudica tu: {b2}.
  Chiedici di questo: {b3}.
  ---
  Non crederci sulla parola. Guarda tu.
  Mostralo, chiedi, poi decidi.
  L’opinione che conta è la tua.
  Prima le domande scomode.
  # contrarian
  [open] {p}. Normale? Non proprio.
  Una lunga lista? Non serve. {b}.
  Meno parole, più sostanza: {b2}.
  ---
  Non servono altre pubblicità. Servono dettagli.
  Meglio chiari che brillanti.
  Questo annuncio non grida.
  Promettere è facile. Spiegare è meglio.
  # how-to
  Da dove cominciare? {offer}.
  Primo passo: {offer}.
  Noi facciamo così: {c}.
  Qui puoi: {b2}.
  ---
  Come scegliere senza rimpianti: con calma.
  Come capire se fa per te: guarda i dettagli.
  Come confrontare bene: metti i dettagli fianco a fianco.
  Come decidere senza pressioni: guarda, chiedi, scegli.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green flag: {n}.
  [open !formal] Nota per me: {n2}.
  ---
  Nota per me: guardare più tardi.
  Da ricordare: {label}.
  Spiegato in una riga: {label}.
  Piccolo promemoria: la tua scelta, i tuoi tempi.
  La scheda da tenere aperta: {label}.
  # identity
  Per {audience}: {b}.
  Per chi guarda i dettagli: {b2}.
  Per {audience}: {n}.
  ---
  Per chi legge le note in piccolo.
  Per chi preferisce vedere.
  Per chi guarda bene prima di scegliere.
  Per chi si fa la propria idea.
  Per chi ama le risposte chiare.
  `,
);
