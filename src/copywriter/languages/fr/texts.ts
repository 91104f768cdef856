import { readTexts } from '../sheet.ts';

/** French, vous. */
export const texts = readTexts(`
  # identity.named: {name} : {what}
  # identity.isA: {name} est {what}
  # identity.forWhom: {name}, pour {audience}
  # identity.bare: {name}
  # figures.price: Prix : {figure}
  # figures.rating: Note : {figure}
  # openings.problem-solution: [cause] {people}. Vous pouvez aider. | [cause] {p}. Vous pouvez aider. | [playful open] {p} ? On a mieux. | [warm open] {p} ? On connaît.
  [bold open] {p} ? Ça suffit. | [professional open] {p} ? Il y a plus simple. | [plain open quote] {p} ? On s’en occupe. | [plain open service] {p} ? On s’en occupe.
  [plain open !quote !service] {p} ? Il y a mieux. | [luxury] {p} ? Pas ici. | [sober] {p} ? | --- | {p} ? | {people}.
  # openings.offer: [warm open] Bonne nouvelle : {saving}. | [plain open] Pour commencer : {offer}. | [playful open] {offer}. Pourquoi s’en priver ? | [bold open] {offer}. Tout simplement.
  {offer}.
  # openings.checklist: [plain venue] À la carte. | [plain course] Ce qui vous attend. | [plain travel] Ce qui vous attend. | [plain software] Ce que ça fait. | [plain app] Ce qu’il y a dedans.
  [plain service] Notre façon de travailler. | [plain quote] Notre façon de travailler. | [health] Bon à savoir avant de venir. | [law] Comment ça se passe. | [money] Comment ça se passe.
  [playful open] Le meilleur, en quelques lignes. | [bold open] Pas de blabla. Des faits. | [professional] {name} en bref. | {name} en un coup d’œil. | L’essentiel, en bref.
  # openings.key-benefit: {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p} ? Très peu pour nous. | [warm open] {p} ? Vous êtes au bon endroit. | [bold open] {p} ? C’est fini. | [plain open] {p} ? Il y a une autre façon.
  {p} ? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Pour {audience} : {name}. | {name}, pour {audience}. | Pour {audience}.
  # openings.feature-spotlight: [playful open] {b}. Oui, vraiment. | [bold open] {b}. Point. | Bon à savoir : {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | En quelques mots : {name}.
  # openings.question: Quelle serait votre première question ?
  # openings.fit-check: C’est ce que vous cherchez ? | Vous hésitez ? C’est normal.
  # openings.try-it-yourself: À vous de juger.
  # openings.ask-first: Une question sur {brand} ? Posez-la. | Posez vos questions avant de décider.
  # openings.first-step: Un petit pas pour commencer : jeter un coup d’œil.
  # openings.shortlist: [!cause !funeral !job] À noter sur votre liste : {label}. | Vous comparez ? Voici une option.
  # openings.own-pace: Rien ne presse. Regardez d’abord, décidez ensuite.
  # openings.simple-choice: Choisir n’a pas à être compliqué.
  # openings.invitation: [venue] Un petit creux ? | [travel] Le sac est prêt ? | [course] Venez comme vous êtes. | [quote] Quelque chose à faire ? | [service] Une chose de moins sur votre liste.
  [health] Prenez le temps de demander. | [law] Tout commence par un échange. | [money] Tout commence par une question. | Entrez, jetez un coup d’œil.
  # openings.second-look: À regarder de plus près : {label}.
  # openings.how-to: Par où commencer ? Par les détails.
  # openings.contrarian: Moins de promesses, plus de détails.
  # closers.LEARN_MORE: [venue] Venez avec l’appétit. | [quote] Dites-nous ce qu’il vous faut.
  [quote] Parlez-nous de votre projet. | [service] Écrivez-nous ou appelez-nous. | [service] Demandez-nous un créneau. | [health] Lisez les détails, puis posez vos questions.
  [law] Demandez un premier échange. | [money] Demandez-nous comment cela se passerait pour vous. | [course] Voyez comment ça se passe. | [software] Voyez comment ça marche.
  [travel] Regardez le lieu et les dates. | [job] Lisez ce que le poste comporte. | [cause] Voyez ce que votre aide permet. | [cause] Découvrez notre travail, puis décidez.
  [!cause playful] Allez, un petit coup d’œil. | [!cause warm] Venez jeter un coup d’œil. | [!cause] Regardez les détails. | [!cause] En savoir plus. | [cause] Voyez comment aider.
  # closers.SHOP_NOW: [food] Choisissez vos préférés. | [playful] Allez, faites un tour. | [luxury] Prenez le temps de choisir. | Faites un tour et choisissez. | À voir dans la boutique.
  Choisissez ce qui vous plaît.
  # closers.SIGN_UP: [course] Réservez votre place. | [software] Créez votre compte et essayez avec vos propres données. | [software] Inscrivez-vous et essayez. | [course] Inscrivez-vous, on vous attend.
  Inscrivez-vous. | Inscrivez-vous quand vous voulez.
  # closers.GET_OFFER: [playful] Faites-vous plaisir. | Choisissez ce qui vous plaît. | Profitez-en.
  # closers.ORDER_NOW: [playful food] Vous savez quoi faire. | [food] Choisissez, commandez, régalez-vous. | Commandez quand vous voulez. | Choisissez et commandez.
  # closers.BOOK_TRAVEL: [playful] Valise prête ? Réservez. | [warm] Venez séjourner chez nous. | Choisissez vos dates et réservez. | Regardez les dates libres.
  # closers.CONTACT_US: [booking !health !law !food] Choisissez votre date et réservez. | [booking !health !law !food] Réservez à la date qui vous convient. | [health] Prenez rendez-vous.
  [health] Appelez-nous pour trouver un horaire. | [law] Exposez-nous votre situation. | [quote] Appelez et dites-nous ce qui se passe. | [quote] Un coup de fil suffit.
  [course] Réservez votre place. | [venue] Réservez votre table. | [service] Prenez rendez-vous en un message. | [warm] Écrivez-nous. On vous aide volontiers. | [quote] Dites-nous ce qu’il vous faut.
  [course] Écrivez-nous pour réserver. | [service] Écrivez-nous pour convenir d’un moment. | Écrivez-nous. | Une question ? Écrivez-nous.
  # closers.DOWNLOAD: Téléchargez et essayez. | Téléchargez et faites le tour.
  # closers.SUBSCRIBE: Choisissez votre formule. | Abonnez-vous.
  # closers.GET_QUOTE: [warm] Demandez votre devis, on vous explique tout. | Demandez votre devis. | Dites-nous ce qu’il y a à faire. | Décrivez-nous votre besoin.
  # closers.APPLY_NOW: [warm] Au plaisir de vous lire. | Lisez les détails et postulez. | Cela vous ressemble ? Postulez.
  # closers.WATCH_MORE: Regardez la vidéo. | À voir en action.
  # hooks.fear-loss: [open] {p}. Encore ? | [open] {p} ? Ça ne s’arrangera pas tout seul. | [open] Encore une semaine comme ça ? {p}. | [cause] {people}. Détourner les yeux n’y change rien.
  [sober !cause] {p} ? Parlons-en. | --- | [venue] Encore un dîner sans idée ? | [quote] Les petits travaux grandissent quand ils attendent. | [service] Toujours sur votre liste ?
  [course] « Un jour » n’est pas dans l’agenda. | [travel] Les vacances ne se préparent pas toutes seules. | [money] Par où commencer ? Par une question. | [law] Un doute ? Demandez d’abord. | ---
  Un choix pressé se regrette souvent. | La question qu’on ne pose pas reste. | Remettre à plus tard est facile. Regarder aussi. | Ne laissez rien au hasard : regardez, puis choisissez.
  # hooks.curiosity: {n}. {n2}. Ça vous parle ? | Une chose à savoir sur {brand} : {b}. | [open] Pas de petites lignes, une bonne nouvelle : {b}. | Commençons par là : {b2}. | ---
  [venue] De quoi avez-vous envie ? | [travel] Et si on changeait d’air ? | [course] Qu’aimeriez-vous apprendre ? | [quote] Qu’y a-t-il à faire ? | [service] De quoi pouvons-nous vous décharger ?
  [software] Que feriez-vous avec en premier ? | [health] Que voudriez-vous demander en premier ? | [law] Que voudriez-vous tirer au clair ? | [money] Que voudriez-vous mieux comprendre ? | ---
  Qu’y a-t-il derrière ? {label}. | Que demanderiez-vous en premier ? | Comment choisir quand tout se ressemble ? | Que regardez-vous en premier ?
  # hooks.social-proof: {proof}. | À vérifier vous-même : {b}. | Prenez-nous au mot : {b2}. | À regarder de près : {b3}. | --- | Ne nous croyez pas sur parole. Regardez. | Votre avis est celui qui compte.
  Les questions gênantes d’abord. | Montrez, demandez, puis décidez.
  # hooks.contrarian: [open] {p}. Normal ? Pas vraiment. | [open] D’autres annonces crient. Celle-ci dit : {b}. | Pas de grandes promesses. {b2}. | [open] Sans slogan. {n}. | ---
  [venue] Ne pas cuisiner ce soir, c’est aussi un plan. | [travel] Même un petit changement d’air compte. | [course] Pas besoin de savoir avant de commencer.
  [quote] On n’a pas à tout faire soi-même. | [service] On n’a pas à tout faire soi-même. | --- | Plus de publicité ? Non. Des détails. | Clair plutôt que malin. | Cette annonce ne crie pas.
  Promettre est facile. Expliquer vaut mieux.
  # hooks.how-to: Par où commencer ? {offer}. | Premier pas : {offer}. | Notre façon de faire : {c}. | --- | [venue] Comment simplifier le dîner : choisir, commander, s’asseoir.
  [travel] Comment préparer un séjour : d’abord les dates, puis le reste. | [course] Comment débuter : venir, essayer, demander. | [quote] Comment ça commence : vous dites ce qu’il vous faut.
  [service] Comment ça marche : dites ce qu’il faut, choisissez un moment. | [software] Comment savoir : essayez avec une vraie tâche. | --- | Comment choisir sans regret : prenez votre temps.
  Comment savoir si cela vous va : regardez les détails. | Comment bien comparer : mettez les détails côte à côte. | Comment décider sans pression : regarder, demander, choisir.
  # hooks.trend-jacking: [open] Out : {p}. In : {n}. | [open] Green flag : {n}. | [open !formal] Bonne nouvelle du jour : {n}. | --- | [venue] Le plan de ce soir : {label}.
  [course] À mettre dans l’agenda : {label}. | --- | L’onglet à garder ouvert : {label}. | Expliqué en une ligne : {label}. | À retenir : {label}. | Petit rappel : votre choix, votre rythme.
  # hooks.identity: Pour {audience} : {b}. | [!cause] {name}, pour {audience}. | Pour celles et ceux qui regardent les détails : {b2}. | --- | [venue] Pour celles et ceux qui pensent déjà au repas.
  [travel] Pour celles et ceux dont le sac est prêt. | [course] Pour celles et ceux qui apprennent en faisant. | [quote] Pour celles et ceux qui ont une liste de travaux.
  [service] Pour les agendas bien remplis. | [money] Pour celles et ceux qui aiment voir les chiffres. | --- | Pour celles et ceux qui lisent les petites lignes.
  Pour celles et ceux qui préfèrent voir. | Pour celles et ceux qui se font leur propre avis. | Pour celles et ceux qui aiment les réponses claires.
  # headlines: {n} | {offer} | {b} | {brand} : {n} | {what} | {brand} | {price} | {b2} | Pour {audience} | {label} | ---
  [cause] Comment aider | À voir de plus près | Jetez un coup d’œil | À vous de juger | Regardez, puis décidez
  Avec tous les détails | Voyez si cela vous va | Posez vos questions | Commencez par les détails | Les détails sont ici
  Faites connaissance | Tout en un coup d’œil | Une option de plus
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Pour {audience} | {what} | {label} | --- | Voyez les détails
  À voir de plus près | Informez-vous | Posez vos questions
`);
