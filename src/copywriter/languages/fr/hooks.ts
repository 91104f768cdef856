import { hookCategories } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** French opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss
  [open] {p}. Encore ?
  [open] Jusqu’à quand ? {p}.
  [open] Si rien ne change : {p}.
  [cause] {people}. Détourner les yeux n’y change rien.
  [sober !cause] {p} ? Parlons-en.
  ---
  Un choix pressé se regrette souvent.
  La question qu’on ne pose pas reste.
  À voir avant de décider : {label}.
  Remettre à plus tard est facile. Regarder aussi.
  Ne laissez rien au hasard : regardez, puis choisissez.
  # curiosity
  {n}. {n2}. Et ce n’est pas tout.
  Ce n’est pas pour rien qu’on commence par là : {b}.
  Un détail pour commencer : {b2}.
  ---
  Qu’y a-t-il derrière ? {label}.
  Que demanderiez-vous en premier ?
  Comment choisir quand tout se ressemble ?
  Que faudrait-il changer ?
  Que regardez-vous en premier ?
  # social-proof
  {proof}.
  À vérifier vous-même : {b}.
  Jugez par vous-même : {b2}.
  Posez-nous la question : {b3}.
  ---
  Ne nous croyez pas sur parole. Regardez.
  Montrez, demandez, puis décidez.
  Votre avis est celui qui compte.
  Les questions gênantes d’abord.
  # contrarian
  [open] {p}. Normal ? Pas vraiment.
  Pas besoin d’une longue liste. {b}.
  Moins de mots, plus de concret : {b2}.
  ---
  Plus de publicité ? Non. Des détails.
  Clair plutôt que malin.
  Cette annonce ne crie pas.
  Promettre est facile. Expliquer vaut mieux.
  # how-to
  Par où commencer ? {offer}.
  Premier pas : {offer}.
  Notre façon de faire : {c}.
  Ici, c’est possible : {b2}.
  ---
  Comment choisir sans regret : prenez votre temps.
  Comment savoir si cela vous va : regardez les détails.
  Comment bien comparer : mettez les détails côte à côte.
  Comment décider sans pression : regarder, demander, choisir.
  # trend-jacking
  [open] Out : {p}. In : {n}.
  [open] Green flag : {n}.
  [open !formal] Note à moi-même : {n2}.
  ---
  Note à moi-même : regarder plus tard.
  À retenir : {label}.
  Expliqué en une ligne : {label}.
  Petit rappel : votre choix, votre rythme.
  L’onglet à garder ouvert : {label}.
  # identity
  Pour {audience} : {b}.
  Pour celles et ceux qui regardent les détails : {b2}.
  Pour {audience} : {n}.
  ---
  Pour celles et ceux qui lisent les petites lignes.
  Pour celles et ceux qui préfèrent voir.
  Pour celles et ceux qui regardent avant de choisir.
  Pour celles et ceux qui se font leur propre avis.
  Pour celles et ceux qui aiment les réponses claires.
  `,
);
