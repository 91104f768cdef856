import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Italian, tu. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. Puoi aiutare.
  [cause] {p}. Puoi aiutare.
  [playful open] {p}? Ci pensiamo noi.
  [warm open] {p}? Ti capiamo.
  [bold open] {p}? Basta così.
  [professional open] {p}? C’è un modo più semplice.
  [plain open] {p}? La soluzione c’è.
  [luxury] {p}? Non qui.
  [sober] {p}?
  ---
  {p}?
  {people}.
  # offer
  [playful open] {offer}. Che aspetti?
  [bold open] {offer}. Semplice così.
  {offer}.
  # checklist
  [playful open] Il bello, in poche righe.
  [bold open] Niente chiacchiere. Solo fatti.
  [professional] {name} in breve.
  {name} a colpo d’occhio.
  L’essenziale, in breve.
  # key-benefit
  [playful open !cause] {n}? Sì. {n2}? Anche.
  {n}. {n2}. Questo è {brand}.
  {b}. {b2}. Questo è {brand}.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p}? Meglio di no.
  [warm open] {p}? Sei nel posto giusto.
  [bold open] {p}? Mai più così.
  [plain open] {p}? C’è un altro modo.
  {p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  Per {audience}: {name}.
  {name}, per {audience}.
  Per {audience}.
  # feature-spotlight
  [playful open] {b}. Sì, davvero.
  [bold open] {b}. Punto.
  Buono a sapersi: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  In poche parole: {name}.
  # question
  Quale sarebbe la tua prima domanda?
  # fit-check
  È quello che cerchi?
  Hai dei dubbi? È normale.
  # try-it-yourself
  Giudica con i tuoi occhi.
  # ask-first
  Domande su {brand}? Chiedi pure.
  Chiedi prima di decidere.
  # first-step
  Il primo passo è piccolo: dare un’occhiata.
  # shortlist
  [!cause !funeral !job] Da segnare nella tua lista: {label}.
  Stai confrontando? Ecco una possibilità.
  # own-pace
  Niente fretta. Prima guarda, poi decidi.
  # simple-choice
  Scegliere non deve essere difficile.
  # invitation
  Entra e dai un’occhiata.
  # second-look
  Da guardare di nuovo: {label}.
  # how-to
  Da dove cominciare? Dai dettagli.
  # contrarian
  Meno promesse, più dettagli.
  `,
);
