import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Dutch opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. Alweer?
  [open] Hoe lang nog? {p}.
  [open] Als er niets verandert, blijft het zo: {p}.
  [cause] {people}. Wegkijken verandert niets.
  [sober !cause] {p}? Praat erover.
  ---
  Snel gekozen is snel spijt.
  De vraag die je niet stelt, blijft hangen.
  Bekijk dit voor je beslist: {label}.
  Uitstellen is makkelijk. Kijken ook.
  Laat niets aan het toeval over: kijk, kies dan.
  # curiosity
  {n}. {n2}. En er is meer.
  Dit zeggen we niet zomaar als eerste: {b}.
  Eén detail om te beginnen: {b2}.
  ---
  Wat zit erachter? {label}.
  Wat zou je eerste vraag zijn?
  Hoe kies je als alles hetzelfde lijkt?
  Wat zou er anders moeten?
  Waar kijk je als eerste naar?
  # social-proof
  {proof}.
  Zelf na te gaan: {b}.
  Oordeel zelf: {b2}.
  Vraag ons hiernaar: {b3}.
  ---
  Geloof ons niet zomaar. Kijk zelf.
  Laat zien, vraag na, beslis dan.
  Jouw mening telt.
  De lastige vragen eerst.
  # contrarian
  [open] {p}. Normaal? Niet echt.
  Een lange lijst? Niet nodig. {b}.
  Minder woorden, meer inhoud: {b2}.
  ---
  Nog meer reclame? Liever details.
  Liever duidelijk dan slim.
  Deze advertentie schreeuwt niet.
  Beloven is makkelijk. Uitleggen is beter.
  # how-to
  Waar begin je? {offer}.
  Eerste stap: {offer}.
  Zo doen we dat: {c}.
  Dit kan hier: {b2}.
  ---
  Zo kies je zonder spijt: rustig aan.
  Zo merk je of het past: bekijk de details.
  Zo vergelijk je goed: leg de details naast elkaar.
  Zo beslis je zonder druk: kijk, vraag, kies.
  # trend-jacking
  [open] Out: {p}. In: {n}.
  [open] Green flag: {n}.
  [open !formal] Notitie aan mezelf: {n2}.
  ---
  Notitie aan mezelf: later bekijken.
  Om te onthouden: {label}.
  In één regel: {label}.
  Kleine herinnering: jouw keuze, jouw tempo.
  Het tabblad dat open mag blijven: {label}.
  # identity
  Voor {audience}: {b}.
  Voor wie op de details let: {b2}.
  Voor {audience}: {n}.
  ---
  Voor wie de kleine lettertjes leest.
  Voor wie liever ziet dan hoort.
  Voor wie goed kijkt voor de keuze.
  Voor wie graag zelf oordeelt.
  Voor wie van duidelijke antwoorden houdt.
  `,
);
