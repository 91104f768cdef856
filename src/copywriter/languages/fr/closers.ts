import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** French last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Voyez ce que votre aide permet.
  [cause] Découvrez notre travail, puis décidez.
  [!cause playful] Allez, un petit coup d’œil.
  [!cause warm] Venez jeter un coup d’œil.
  [!cause] Regardez les détails.
  [!cause] En savoir plus.
  [cause] Voyez comment aider.
  # SHOP_NOW
  [food] Choisissez vos préférés.
  [playful] Allez, faites un tour.
  [luxury] Prenez le temps de choisir.
  Faites un tour et choisissez.
  À voir dans la boutique.
  Choisissez ce qui vous plaît.
  # SIGN_UP
  [course] Réservez votre place.
  [software] Créez votre compte et essayez avec vos propres dossiers.
  [software] Inscrivez-vous et essayez.
  [course] Inscrivez-vous, on vous attend.
  Inscrivez-vous.
  Inscrivez-vous quand vous voulez.
  # GET_OFFER
  [playful] Faites-vous plaisir.
  Choisissez ce qui vous plaît.
  Profitez-en.
  # ORDER_NOW
  [playful food] Vous savez quoi faire.
  [food] Choisissez, commandez, régalez-vous.
  Commandez quand vous voulez.
  Choisissez et commandez.
  # BOOK_TRAVEL
  [playful] Valise prête ? Réservez.
  [warm] Venez séjourner chez nous.
  Choisissez vos dates et réservez.
  Regardez les dates libres.
  # CONTACT_US
  [booking !health !law !food] Choisissez votre date et réservez.
  [booking !health !law !food] Réservez à la date qui vous convient.
  [health] Prenez rendez-vous.
  [health] Appelez-nous pour trouver un horaire.
  [law] Exposez-nous votre situation.
  [quote] Appelez et dites-nous ce qui se passe.
  [quote] Un coup de fil suffit.
  [course] Réservez votre place.
  [food] Réservez votre table.
  [service] Prenez rendez-vous en un message.
  [warm] Écrivez-nous. On vous aide volontiers.
  [quote] Dites-nous ce qu’il vous faut.
  [course] Écrivez-nous pour réserver.
  [service] Écrivez-nous pour convenir d’un moment.
  Écrivez-nous.
  Une question ? Écrivez-nous.
  # DOWNLOAD
  Téléchargez et essayez.
  Téléchargez et faites le tour.
  # SUBSCRIBE
  Choisissez votre formule.
  Abonnez-vous.
  # GET_QUOTE
  [warm] Demandez votre devis, on vous explique tout.
  Demandez votre devis.
  Dites-nous ce qu’il y a à faire.
  Décrivez-nous votre besoin.
  # APPLY_NOW
  [warm] Au plaisir de vous lire.
  Lisez les détails et postulez.
  Cela vous ressemble ? Postulez.
  # WATCH_MORE
  Regardez la vidéo.
  À voir en action.
  `,
);
