import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in French, vous. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution
  [cause] {people}. Vous pouvez aider.
  [cause] {p}. Vous pouvez aider.
  [playful open] {p} ? On a mieux.
  [warm open] {p} ? On connaît.
  [bold open] {p} ? Ça suffit.
  [professional open] {p} ? Il y a plus simple.
  [plain open quote] {p} ? On s’en occupe.
  [plain open service] {p} ? On s’en occupe.
  [plain open !quote !service] {p} ? Il y a mieux.
  [luxury] {p} ? Pas ici.
  [sober] {p} ?
  ---
  {p} ?
  {people}.
  # offer
  [playful open] {offer}. Pourquoi s’en priver ?
  [bold open] {offer}. Tout simplement.
  {offer}.
  # checklist
  [playful open] Le meilleur, en quelques lignes.
  [bold open] Pas de blabla. Des faits.
  [professional] {name} en bref.
  {name} en un coup d’œil.
  L’essentiel, en bref.
  # key-benefit
  [playful open !cause] {n} ? Oui. {n2} ? Aussi.
  {b}. {b2}.
  {b}.
  # second-problem
  [playful open] {p} ? Très peu pour nous.
  [warm open] {p} ? Vous êtes au bon endroit.
  [bold open] {p} ? C’est fini.
  [plain open] {p} ? Il y a une autre façon.
  {p} ?
  {people}.
  # numbers-first
  {proof}.
  # audience-fit
  Pour {audience} : {name}.
  {name}, pour {audience}.
  Pour {audience}.
  # feature-spotlight
  [playful open] {b}. Oui, vraiment.
  [bold open] {b}. Point.
  Bon à savoir : {b}.
  {b}.
  # price-first
  {price}.
  # plain-talk
  {id}.
  En quelques mots : {name}.
  # question
  Quelle serait votre première question ?
  # fit-check
  Est-ce ce que vous cherchez ?
  Vous hésitez ? C’est normal.
  # try-it-yourself
  À vous de juger.
  # ask-first
  Une question sur {brand} ? Posez-la.
  Posez vos questions avant de décider.
  # first-step
  Un petit pas pour commencer : jeter un coup d’œil.
  # shortlist
  [!cause !funeral !job] À noter sur votre liste : {label}.
  Vous comparez ? Voici une option.
  # own-pace
  Rien ne presse. Regardez d’abord, décidez ensuite.
  # simple-choice
  Choisir n’a pas à être compliqué.
  # invitation
  Entrez, jetez un coup d’œil.
  # second-look
  À regarder de plus près : {label}.
  # how-to
  Par où commencer ? Par les détails.
  # contrarian
  Moins de promesses, plus de détails.
  `,
);
