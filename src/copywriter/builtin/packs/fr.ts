import { makePack } from './make-pack.ts';

/** French, vous. Narrow no-break spaces before high signs are left out: platforms break them. */
export const frenchPack = makePack('fr', {
  angles: {
    'problem-solution': {
      hooks: ['{p} ? Il y a une autre façon de faire.', 'Ça vous parle ? {p}.', '{p} : ce n’est pas une fatalité.'],
      headlines: ['{b}', 'Une autre façon de faire', '{label}'],
    },
    'key-benefit': {
      hooks: ['{b}. Tout simplement.', 'D’abord l’essentiel : {b}.', 'Commençons par là : {b}.'],
      headlines: ['{b2}', '{label} : {b}', '{label}', 'L’essentiel d’abord'],
    },
    offer: {
      hooks: ['Pour commencer : {offer}.', '{offer}. Voilà la proposition.', 'Bon à savoir : {offer}.'],
      headlines: ['{label}', '{b}', 'Voyez la proposition'],
    },
    'second-problem': {
      hooks: ['Parlons franchement : {p}.', '{p} ? On peut faire autrement.', 'Si cela vous fatigue, lisez la suite : {p}.'],
      headlines: ['{b}', 'On peut faire autrement', '{label}'],
    },
    checklist: {
      hooks: ['L’essentiel, point par point.', 'En résumé.', 'Tout en un coup d’œil.'],
      headlines: ['{label} en un coup d’œil', '{label}', 'En un coup d’œil'],
    },
    'feature-spotlight': {
      hooks: ['Un détail qui compte : {b}.', 'Regardez de plus près : {b}.', 'S’il ne fallait retenir qu’une chose : {b}.'],
      headlines: ['{label} : {b2}', '{b2}', 'Le détail qui compte'],
    },
    'audience-fit': {
      hooks: ['Pour {audience} : {label}.', 'On a pensé à vous : {audience}.', 'À l’attention de : {audience}.', '---', 'C’est peut-être pour vous.'],
      headlines: ['Pour {audience}', '{label}', 'Peut-être pour vous'],
    },
    contrarian: {
      hooks: ['On pourrait en faire trop. On préfère éviter.', 'Cette annonce ne criera pas.', 'Moins de promesses, plus de détails.'],
      headlines: ['Sans bruit. Juste {label}', 'Moins de bruit, plus de détails'],
    },
    'how-to': {
      hooks: ['Comment bien choisir : partez de vos besoins.', 'Comment décider sans se presser : regarder, puis demander.', 'Par où commencer ? Par les détails.'],
      headlines: ['Par où commencer', 'Commencez par {label}'],
    },
    question: {
      hooks: ['Quelle serait votre première question ?', 'Qu’est-ce qui vous ferait dire oui ?', 'Qu’attendez-vous vraiment ?'],
      turn: ['Partez de votre propre réponse.', 'Prenez un instant pour y penser.'],
      headlines: ['De quoi avez-vous besoin ?', 'Partez de vos besoins'],
    },
    'try-it-yourself': {
      hooks: ['Ne nous croyez pas sur parole. Voyez par vous-même.', 'À vous de juger.', 'Regardez et faites-vous votre avis.'],
      headlines: ['Voyez par vous-même', '{label} : à vous de juger'],
    },
    'plain-talk': {
      hooks: ['Sans détour : {label}.', 'On va faire simple.', 'En quelques mots.'],
      headlines: ['Sans détour', '{label}, sans détour'],
    },
    'first-step': {
      hooks: ['Un petit pas pour commencer : jeter un coup d’œil.', 'Commencez en douceur : regardez d’abord.'],
      turn: ['[bare] Rien à décider pour l’instant.'],
      headlines: ['Un petit pas pour commencer', 'Commencez par regarder'],
    },
    'fit-check': {
      hooks: ['Est-ce ce que vous cherchez ?', 'Est-ce fait pour vous ? Prenez le temps de voir.', 'Vous hésitez ? C’est normal.'],
      turn: ['Comparez avec votre propre liste.'],
      headlines: ['Est-ce fait pour vous ?', 'Voyez si cela vous va'],
    },
    invitation: {
      hooks: ['Vous êtes invités à regarder de plus près.', 'Voyez cela comme une invitation.', 'Entrez, jetez un coup d’œil.'],
      turn: ['[bare] Venez avec vos questions.'],
      headlines: ['Une invitation', 'Venez voir de plus près'],
    },
    shortlist: {
      hooks: ['Une option de plus pour votre liste : {label}.', 'Vous comparez ? Voici une option.', 'À noter sur votre liste.'],
      headlines: ['Pour votre liste', 'Comparez tranquillement'],
    },
    'own-pace': {
      hooks: ['Rien ne presse. Regardez d’abord, décidez ensuite.', 'Vous n’avez pas à décider aujourd’hui.', 'Prenez votre temps.'],
      headlines: ['À votre rythme', 'Regardez, décidez ensuite'],
    },
    'ask-first': {
      hooks: ['Posez vos questions avant de décider.', 'Une question ? Commençons par là.', 'Vos questions d’abord.'],
      headlines: ['Posez vos questions', 'Vos questions d’abord'],
    },
  },
  hooks: {
    'fear-loss': ['Si rien ne change, ce sera encore : {p}.', 'Ne laissez pas cela devenir normal : {p}.', '---', 'Un choix précipité se regrette.', 'La question qu’on ne pose pas est celle qui reste.', 'Ne laissez pas faire le hasard : regardez avant de choisir.', 'Avant de choisir autre chose, regardez ceci : {label}.', 'Il est facile de remettre à plus tard. Il est aussi facile de regarder.'],
    curiosity: ['Et si on commençait par là ? {b}.', 'Que signifie pour vous « {b} » ?', '---', 'Qu’y a-t-il derrière ? {label}.', 'Que voudriez-vous savoir d’abord ?', 'Comment choisir quand tout se ressemble ?', 'Et vous, que changeriez-vous ?', 'Que regardez-vous d’abord ?'],
    'social-proof': ['Vérifiez vous-même : {b}.', 'À vous de juger : {b2}.', '---', 'Ne nous croyez pas sur parole. Regardez.', 'Montrez-le à un proche, puis décidez.', 'Ici, on ne cite personne. Voyez par vous-même.', 'C’est votre avis qui compte.', 'Posez d’abord les questions qui fâchent.'],
    contrarian: ['Oubliez la longue liste. {b}. Tout est là.', 'Moins de mots, plus de concret : {b2}.', '---', 'Vous n’avez pas besoin de plus de pub. Vous avez besoin de détails.', 'Nous préférons être clairs plutôt que malins.', 'Ce n’est pas une annonce pour les gens pressés.', 'Pas de compte à rebours. Pas de pression. Juste {label}.', 'Promettre est facile. Expliquer vaut mieux.'],
    'how-to': ['Comment en profiter : {offer}.', 'Comment commencer : avec {label}.', '---', 'Comment choisir sans regret : en prenant son temps.', 'Comment savoir si cela vous convient : regardez les détails.', 'Comment bien comparer : mettez les détails côte à côte.', 'Trois questions à se poser avant de choisir.', 'Comment décider sans pression : regarder, demander, choisir.'],
    'trend-jacking': ['[open] On oublie : {p}. On garde : {b}.', '[open] Feu vert : {b}.', '---', 'Note pour plus tard : y jeter un coup d’œil.', 'À garder sous la main : {label}.', 'Expliqué en une ligne : {label}.', 'Petit rappel : votre choix, votre rythme.', 'L’onglet à garder ouvert : {label}.'],
    identity: ['Pour {audience} : {b}.', 'Pour {audience}, sans détour.', '---', 'Pour celles et ceux qui lisent les détails avant de décider.', 'Si vous préférez voir plutôt qu’entendre, c’est pour vous.', 'Pour qui regarde bien avant de choisir.', 'Si vous aimez vous faire votre propre avis, commencez ici.', 'Pour qui préfère les réponses claires.'],
  },
  lines: {
    intro: ['[!named] {label} : {what}.', '[!named !addressed] {label}, pour {audience}.', '[!named] Voici {brand}.', '[named] {what}.', '[!named !addressed] {label}. Pour {audience}.', '[!named] C’est là qu’arrive {label}.', '[!named] De quoi s’agit-il ? {label}.', '[!named !addressed] En une ligne : {label}, pour {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Pour commencer : {offer}.', 'La proposition : {offer}.', 'Et aussi : {offer}.', 'Bon à savoir : {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Jetez un coup d’œil et décidez.', 'Voyez les détails tranquillement.', 'Regardez et faites-vous votre avis.', 'Renseignez-vous avant de choisir.', '[playful] Allez, soyez curieux.', '[warm] Venez quand vous voulez.', '[url] Les détails sont sur le site.', 'Faites connaissance.'],
    SHOP_NOW: ['Jetez un coup d’œil et choisissez.', 'À voir en boutique.', 'Choisissez le vôtre tranquillement.', '[playful] Allez, faites un tour.', '[warm] Venez flâner un peu.', '[url] C’est sur le site.', 'Regardez, puis décidez.', 'Trouvez celui qui vous va.'],
    SIGN_UP: ['Inscrivez-vous et essayez à votre rythme.', 'Inscrivez-vous quand vous voulez.', 'Entrez et regardez de l’intérieur.', '[warm] Inscrivez-vous, on s’occupe de la suite.', '[playful] Inscrivez-vous et fouillez un peu.', '[url] Inscrivez-vous sur le site.', 'Inscrivez-vous et voyez ce que ça donne.'],
    GET_OFFER: ['Profitez-en quand vous voulez.', 'Voyez où l’utiliser.', 'C’est pour vous.', '[playful] Allez, faites-vous plaisir.', '[url] C’est sur le site.', 'Choisissez et profitez-en.'],
    ORDER_NOW: ['Commandez quand vous en avez envie.', 'Choisissez et commandez.', 'Commandez le vôtre.', '[playful] Vous savez quoi faire.', '[warm] Commandez, on prépare tout.', '[url] Commandez sur le site.', 'À ajouter à votre prochaine commande.'],
    BOOK_TRAVEL: ['Voyez les dates et choisissez la vôtre.', 'Choisissez vos dates tranquillement.', 'Regardez où vous pourriez aller.', '[playful] Faites votre valise et réservez.', '[url] Dates et détails sur le site.', 'Consultez les dates et réservez.'],
    CONTACT_US: ['Écrivez-nous, on en parle.', 'Dites-nous ce qu’il vous faut.', 'Posez-nous vos questions.', '[warm] Écrivez-nous, nous vous aiderons avec plaisir.', '[playful] Écrivez-nous, on ne mord pas.', 'Parlons-en.', 'Un message suffit pour commencer.'],
    DOWNLOAD: ['Téléchargez-la et essayez.', 'Téléchargez-la et jugez.', 'Ouvrez-la une fois et décidez.', '[playful] Téléchargez-la et amusez-vous.', '[warm] Téléchargez-la et faites comme chez vous.', 'À avoir dans votre poche.'],
    SUBSCRIBE: ['Abonnez-vous et voyez si cela vous plaît.', 'Abonnez-vous quand vous voulez.', 'Inscrivez-vous à la liste.', '[warm] Abonnez-vous et restons en contact.', 'Abonnez-vous et jetez un coup d’œil.'],
    GET_QUOTE: ['Demandez un devis et comparez.', 'Dites-nous ce qu’il vous faut, nous chiffrons.', 'Commencez par un devis.', '[warm] Demandez un devis, on le regarde ensemble.', 'Demandez les chiffres, décidez ensuite.'],
    APPLY_NOW: ['Lisez les détails et postulez.', 'Si cela vous ressemble, postulez.', 'Voyez si c’est pour vous et candidatez.', '[warm] Nous serons heureux de vous lire.', '[url] Tous les détails sont sur le site.'],
    WATCH_MORE: ['Lancez la vidéo et regardez.', 'Voyez-le en action.', 'Regardez la vidéo et décidez.', '[playful] Allez, lancez la vidéo.', 'Voyez comment ça marche.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Pour {audience}', '{label} : {b}', '---', 'À voir de plus près', 'Jetez un coup d’œil', 'À vous de juger', 'Regardez, puis décidez', 'Avec tous les détails', 'Voyez si cela vous va', 'Posez vos questions', 'Commencez par les détails', 'Décidez à votre rythme', 'Cela vaut un coup d’œil', 'Faites connaissance', 'Tout en un coup d’œil'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Pour {audience}', '{label}', '---', 'Voyez les détails', 'À voir de plus près', 'À votre rythme', 'Informez-vous', 'Voyez si cela vous va', 'Posez vos questions'],
});
