import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Dutch, je. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. Jij kunt helpen.
  [cause] {p}. Jij kunt helpen.
  [playful open] {p}? Dat kan leuker.
  [warm open] {p}? Dat kennen we.
  [bold open] {p}? Klaar mee.
  [professional open] {p}? Het kan eenvoudiger.
  [plain open] {p}? Dat kan anders.
  [luxury] {p}? Niet hier.
  [sober] {p}?
  ---
  {p}?
  {people}.
  # offer
  [playful open] {offer}. Waar wacht je op?
  [bold open] {offer}. Zo simpel is het.
  {offer}.
  # checklist
  [playful open] Het leuke op een rij.
  [bold open] Geen praatjes. Gewoon feiten.
  [professional] {name} in het kort.
  {name} in één oogopslag.
  Kort en duidelijk.
  # key-benefit
  [playful open !cause] {n}? Ja. {n2}? Ook.
  {n}. {n2}. Dat is {brand}.
  {b}. {b2}. Dat is {brand}.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p}? Liever niet.
  [warm open] {p}? Dan zit je hier goed.
  [bold open] {p}? Hoeft niet.
  [plain open] {p}? Er is een andere manier.
  {p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  Voor {audience}: {name}.
  {name}, voor {audience}.
  Voor {audience}.
  # feature-spotlight
  [playful open] {b}. Ja, echt.
  [bold open] {b}. Punt.
  Goed om te weten: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  In een paar woorden: {name}.
  # question
  Wat zou jij als eerste vragen?
  # fit-check
  Is dit wat je zoekt?
  Twijfel je? Dat mag.
  # try-it-yourself
  Oordeel met je eigen ogen.
  # ask-first
  Vragen over {brand}? Stel ze gerust.
  Vraag eerst, beslis daarna.
  # first-step
  De eerste stap is klein: even kijken.
  # shortlist
  [!cause !funeral !job] Voor op je lijstje: {label}.
  Aan het vergelijken? Hier is een optie.
  # own-pace
  Rustig aan. Eerst kijken, dan beslissen.
  # simple-choice
  Kiezen hoeft niet moeilijk te zijn.
  # invitation
  Kom binnen en kijk even rond.
  # second-look
  Een tweede blik waard: {label}.
  # how-to
  Waar begin je? Bij de details.
  # contrarian
  Minder beloven, meer laten zien.
  `,
);
