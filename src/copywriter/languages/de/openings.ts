import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in German; where the reader is spoken to, "du" or "Sie" follows the mood. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause informal] {people}. Du kannst helfen.
  [cause formal] {people}. Sie können helfen.
  [cause formal] {p}. Sie können helfen.
  [playful open] {p}? Das geht besser.
  [warm open] {p}? Das kennen wir.
  [bold open] {p}? Schluss damit.
  [professional open] {p}? Es geht einfacher.
  [plain open] {p}? Das muss nicht sein.
  [luxury] {p}? Nicht hier.
  [sober] {p}?
  ---
  {p}?
  {people}.
  # offer
  [playful open] {offer}. Na dann los.
  [bold open] {offer}. So einfach ist das.
  {offer}.
  # checklist
  [playful open] Kurz und gut.
  [bold open] Kein Gerede. Nur Fakten.
  [professional] {name} im Überblick.
  {name} auf einen Blick.
  Kurz und knapp.
  # key-benefit
  [playful open !cause] {n}? Ja. {n2}? Auch.
  {n}. {n2}. Das ist {brand}.
  {b}. {b2}. Das ist {brand}.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p}? Ach, lieber nicht.
  [warm open informal] {p}? Dann bist du hier richtig.
  [bold open] {p}? Muss nicht sein.
  [plain open] {p}? Es geht auch anders.
  {p}?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  [playful open] Hallo, {audience}.
  Für {audience}: {name}.
  {name}, für {audience}.
  Für {audience}.
  # feature-spotlight
  [playful open] {b}. Ja, wirklich.
  [bold open] {b}. Punkt.
  Gut zu wissen: {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  In wenigen Worten: {name}.
  # question
  [informal] Was würdest du zuerst fragen?
  [formal] Was würden Sie zuerst fragen?
  # fit-check
  [informal] Ist es das, was du suchst?
  [formal] Ist es das, was Sie suchen?
  Noch unsicher? Das ist in Ordnung.
  # try-it-yourself
  [informal] Mach dir selbst ein Bild.
  [formal] Machen Sie sich selbst ein Bild.
  # ask-first
  Fragen zu {brand}? Immer her damit.
  Erst fragen, dann entscheiden.
  # first-step
  Der erste Schritt ist klein: einfach mal ansehen.
  # shortlist
  [!cause !funeral !job] Für die engere Wahl: {label}.
  Gerade am Vergleichen? Hier ist eine Möglichkeit.
  # own-pace
  [informal] Kein Druck. Schau erst, entscheide später.
  Keine Eile. Erst ansehen, dann entscheiden.
  # simple-choice
  Entscheiden darf einfach sein.
  # invitation
  Eine Einladung zum genaueren Hinsehen.
  # second-look
  Einen zweiten Blick wert: {label}.
  # how-to
  Womit anfangen? Mit den Details.
  # contrarian
  Weniger versprechen, mehr zeigen.
  `,
);
