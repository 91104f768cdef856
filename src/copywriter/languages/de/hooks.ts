import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** German opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. Schon wieder?
  [open] Wie lange noch? {p}.
  [open] Wenn sich nichts ändert, bleibt es dabei: {p}.
  [cause] {people}. Wegsehen ändert daran nichts.
  [sober !cause] {p}? Fragen kostet nichts.
  ---
  Schnell gewählt ist leicht bereut.
  Die Frage, die man nicht stellt, bleibt.
  Vor dem Entscheiden ansehen: {label}.
  Aufschieben ist leicht. Ansehen auch.
  Nichts dem Zufall überlassen: erst ansehen, dann wählen.
  # curiosity
  {n}. {n2}. Und das ist nicht alles.
  Das steht nicht ohne Grund am Anfang: {b}.
  Ein Detail vorweg: {b2}.
  ---
  Was steckt dahinter? {label}.
  Was wäre die erste Frage?
  Wie wählt man, wenn alles gleich aussieht?
  Was müsste anders sein?
  Worauf fällt der erste Blick?
  # social-proof
  {proof}.
  Zum Nachprüfen: {b}.
  Selbst beurteilen: {b2}.
  Gern nachfragen: {b3}.
  ---
  Nicht einfach glauben. Selbst ansehen.
  Zeigen, nachfragen, dann entscheiden.
  Am Ende zählt die eigene Meinung.
  Die unbequemen Fragen gern zuerst.
  # contrarian
  [open] {p}. Normal? Eher nicht.
  Lange Listen? Nicht nötig. {b}.
  Weniger Worte, mehr Inhalt: {b2}.
  ---
  Mehr Werbung braucht niemand. Details schon.
  Lieber klar als clever.
  Das ist keine Anzeige für Eilige.
  Versprechen ist leicht. Erklären ist besser.
  # how-to
  Womit anfangen? {offer}.
  Der erste Schritt: {offer}.
  So machen wir das: {c}.
  Hier geht das: {b2}.
  ---
  So wählt man ohne Reue: in Ruhe.
  So merkt man, ob es passt: Details ansehen.
  So vergleicht man richtig: Details nebeneinanderlegen.
  So entscheidet man ohne Druck: ansehen, fragen, wählen.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green Flag: {n}.
  [open informal] Notiz an mich: {n2}.
  ---
  Notiz an mich: später ansehen.
  Gut zu merken: {label}.
  Kurz erklärt: {label}.
  Kleine Erinnerung: eigene Wahl, eigenes Tempo.
  Der Tab, der offen bleiben darf: {label}.
  # identity
  Für {audience}: {b}.
  Für alle, die auf Details achten: {b2}.
  Für {audience}: {n}.
  ---
  Für Leute, die das Kleingedruckte lesen.
  Für Leute, die lieber sehen als hören.
  Für Leute, die vor der Wahl genau hinsehen.
  Für Leute, die sich gern selbst ein Bild machen.
  Für Leute, die klare Antworten mögen.
  `,
);
