import { readTexts } from '../sheet.ts';

/** Where a line says "vous"; whoever says "tu" gets lines that address nobody. */
const saysVous = /(?<!\p{L})(?:vous|votre|vos|\p{L}{2,}ez)(?!\p{L})|-nous|posez-la|dites|faites/iu;

/** French: "vous", or nobody where the customer addresses the reader otherwise. */
export const texts = readTexts(
  `
  # identity.named: {name} : {what}
  # identity.forWhom: {name}, pour {audience}
  # figures.price: Prix : {figure}
  # figures.rating: Note : {figure}
  # openings.problem-solution: [cause] {people}. Vous pouvez aider. | [playful open] {p} ? On connaît ça. | [warm open] {p} ? Il y a une bonne nouvelle. | [bold open] {p}. Ça vous parle ? | [professional open] {p} ? Voici une réponse. | [luxury open] {p} ? Permettez-nous une suggestion. | [plain open] {p} ? Voici une idée. | --- | {p} ? | {people}.
  # openings.offer: [plain open] Pour commencer : {offer}. | [playful open] {offer}. Pourquoi s’en priver ? | [bold open] {offer}. Tout simplement. | {offer}.
  # openings.checklist: [playful open] L’essentiel, sans détour. | [bold open] Pas de blabla. Des faits. | [professional] {brand} en bref. | {brand} en un coup d’œil. | L’essentiel, en bref.
  # openings.key-benefit: {brand} : {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] {p} ? Lisez la suite. | [open !bold] {p}. Vous connaissez ? | {p} ? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Pour {audience} : {name}. | {name}, pour {audience}. | Pour {audience}.
  # openings.feature-spotlight: [playful open] Psst : {b}. | [bold open] Un fait : {b}. | Bon à savoir : {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | En quelques mots : {name}.
  # openings.question: Toutes les questions sont les bienvenues.
  # openings.fit-check: C’est ce que vous cherchez ? | Vous hésitez ? C’est normal.
  # openings.try-it-yourself: [open] À vous de juger. | [sober] À voir par vous-même.
  # openings.ask-first: Une question sur {brand} ? Posez-la. | Posez vos questions avant de décider.
  # openings.first-step: [open] Un petit pas pour commencer : jeter un coup d’œil. | [sober] Un premier pas : poser une question.
  # openings.shortlist: [!cause !funeral !job] À noter sur votre liste : {line}. | Vous comparez ? Voici une option.
  # openings.own-pace: Rien ne presse. Regardez d’abord, décidez ensuite.
  # openings.simple-choice: Choisir n’a pas à être compliqué.
  # openings.invitation: [health] Prenez le temps de demander. | [law] Tout commence par un échange. | [money] Tout commence par une question. | Une invitation à regarder de plus près.
  # openings.second-look: À regarder de plus près : {line}.
  # openings.how-to: Par où commencer ? Par les détails.
  # openings.contrarian: Moins de promesses, plus de détails.
  # closers.LEARN_MORE: [other] Plus d’infos ici. | [other] Tous les détails ici. | [cause] Voyez comment aider. | [cause] Découvrez notre travail, puis décidez. | [job] Lisez ce que le poste comporte. | [software] Voyez comment ça marche. | [health] Lisez les détails, puis posez vos questions. | [money] Demandez-nous comment cela se passerait pour vous. | [quote] Dites-nous ce qu’il vous faut. | [playful] Allez, un petit coup d’œil. | [warm] Une question ? On vous aide volontiers. | [luxury] Prenez le temps de regarder de plus près. | Regardez les détails. | Apprenez-en plus. | Une question ? Posez-la.
  # closers.SHOP_NOW: [other] Plus d’infos ici. | [other] Tous les détails ici. | [playful] Allez, un petit coup d’œil. | [warm] Une question ? On vous aide volontiers. | [luxury] Prenez le temps de regarder de plus près. | [open] Jetez un coup d’œil. | Regardez les détails. | Apprenez-en plus.
  # closers.SIGN_UP: [other] Inscriptions ici. | [other] Les détails et les inscriptions ici. | [playful] Allez, inscrivez-vous. | Inscrivez-vous. | Inscrivez-vous ici. | Une question ? Posez-la, puis inscrivez-vous.
  # closers.GET_OFFER: [other] Plus d’infos ici. | [other] Tous les détails ici. | [playful] Allez, un petit coup d’œil. | Voyez l’offre. | [open] Profitez-en. | [open] Jetez un coup d’œil. | [sober] Une question ? Posez-la.
  # closers.ORDER_NOW: [other] Commandes ici. | [other] Les détails et les commandes ici. | [playful food] Vous savez quoi faire. | Commandez ici. | Passez commande. | Une question ? Posez-la, puis commandez.
  # closers.BOOK_TRAVEL: [other] Réservations ici. | [other] Les détails et les réservations ici. | Réservez ici. | Regardez les détails et réservez. | Une question ? Posez-la, puis réservez.
  # closers.CONTACT_US: [self !other] Écrivez-moi. | [self !other] Contactez-moi. | [other booking] Réservations et infos ici. | [other] Plus d’infos ici. | [law] Exposez-nous votre situation. | [quote] Dites-nous ce qu’il vous faut. | [playful] Écrivez-nous. On ne mord pas. | [warm] Écrivez-nous. On vous aide volontiers. | Écrivez-nous. | Contactez-nous. | Une question ? Posez-la.
  # closers.DOWNLOAD: [playful] Allez, téléchargez. | Téléchargez et jetez un coup d’œil. | Téléchargez ici. | Le téléchargement est ici.
  # closers.SUBSCRIBE: [other] Abonnements ici. | [playful] Allez, abonnez-vous. | Abonnez-vous. | Abonnez-vous ici. | Regardez les détails et abonnez-vous.
  # closers.GET_QUOTE: [self !other] Écrivez-moi. | [self !other] Contactez-moi. | [other] Devis et infos ici. | [other] Plus d’infos ici. | [warm] Demandez votre devis. On vous aide volontiers. | Demandez votre devis. | Envoyez-nous quelques détails. | Contactez-nous. | Une question ? Posez-la.
  # closers.APPLY_NOW: [other] Les détails et les candidatures ici. | [warm] Au plaisir de vous lire. | Lisez les détails et postulez. | Cela vous ressemble ? Postulez. | Une question ? Posez-la, puis postulez.
  # closers.WATCH_MORE: [playful] Allez, un petit coup d’œil à la vidéo. | Regardez la vidéo. | La suite est en vidéo. | Lancez la vidéo.
  # hooks.fear-loss: [open] {p}. Ça vous rappelle quelque chose ? | [open] Vous connaissez peut-être : {p}. | [!cause] {p} ? Parlons-en. | [cause] {people}. Détourner les yeux n’y change rien. | [sober !cause] {p} ? Demander est un premier pas. | --- | Un choix pressé se regrette souvent. | La question qu’on ne pose pas reste. | Remettre à plus tard est facile. Regarder aussi. | Ne laissez rien au hasard : regardez, puis choisissez.
  # hooks.curiosity: {n}. {n2}. Ça vous parle ? | Une chose à savoir sur {brand} : {own}. | [open] Pas de petites lignes, une bonne nouvelle : {b}. | Commençons par là : {b2}. | --- | Qu’y a-t-il derrière ? {label}. | Que demanderiez-vous en premier ? | Comment choisir quand tout se ressemble ? | Que regardez-vous en premier ?
  # hooks.social-proof: {proof}. | À vérifier vous-même : {b}. | Ce qui compte : {b2}. | À regarder de près : {b3}. | --- | Ne nous croyez pas sur parole. Regardez. | Votre avis est celui qui compte. | Les questions gênantes d’abord. | Montrez, demandez, puis décidez.
  # hooks.contrarian: [open] D’autres annonces crient. Celle-ci dit : {b}. | Pas de grandes promesses. {b2}. | [open] Sans slogan. {n}. | --- | Plus de publicité ? Non. Des détails. | Clair plutôt que malin. | Cette annonce ne crie pas. | Promettre est facile. Expliquer vaut mieux.
  # hooks.how-to: Avant de décider : {offer}. | Un bon début : {b2}. | À savoir : {c}. | --- | [quote] Comment ça commence : vous dites ce qu’il vous faut. | [service] Comment ça commence : vous dites ce qu’il vous faut. | Comment choisir sans regret : prenez votre temps. | Comment savoir si cela vous va : regardez les détails. | Comment bien comparer : mettez les détails côte à côte. | Comment décider sans pression : regarder, demander, choisir.
  # hooks.trend-jacking: [open] Green flag : {n}. | [open] À garder en tête : {b}. | [open !formal] Bonne nouvelle du jour : {n}. | --- | À noter : {label}. | Expliqué en une ligne : {label}. | À retenir : {label}. | Petit rappel : votre choix, votre rythme.
  # hooks.identity: Pour {audience} : {b}. | [!cause] {name}, pour {audience}. | Pour celles et ceux qui regardent les détails : {b2}. | --- | Pour celles et ceux qui lisent les petites lignes. | Pour celles et ceux qui préfèrent voir. | Pour celles et ceux qui se font leur propre avis. | Pour celles et ceux qui aiment les réponses claires.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Pour {audience} | {head} | --- | [cause] Comment aider | Les détails sont ici | Bon à savoir | En quelques mots | Ce qu’il faut savoir | --- | Pour se faire une idée | À voir de plus près | Posez vos questions | Regardez, puis décidez | [open] Jetez un coup d’œil | Faites connaissance | [open] À vous de juger
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Pour {audience} | {what} | {label} | --- | En savoir plus | Tous les détails | Informez-vous | Posez vos questions
`,
  saysVous,
);
