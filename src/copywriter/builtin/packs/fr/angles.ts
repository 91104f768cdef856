import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
  'problem-solution': {
    hooks: [
      '{p} ? Il y a une autre façon de faire.',
      'Ça vous parle ? {p}.',
      '{p} : ce n’est pas une fatalité.',
    ],
    headlines: ['{b}', 'Une autre façon de faire', '{label}'],
  },
  'key-benefit': {
    hooks: ['{b}. Tout simplement.', 'D’abord l’essentiel : {b}.', 'Commençons par là : {b}.'],
    headlines: ['{b2}', '{label} : {b}', '{label}', 'L’essentiel d’abord'],
  },
  offer: {
    hooks: [
      'Pour commencer : {offer}.',
      '{offer}. Voilà la proposition.',
      'Bon à savoir : {offer}.',
    ],
    headlines: ['{label}', '{b}', 'Voyez la proposition'],
  },
  'second-problem': {
    hooks: [
      'Parlons franchement : {p}.',
      '{p} ? On peut faire autrement.',
      'Si cela vous fatigue, lisez la suite : {p}.',
    ],
    headlines: ['{b}', 'On peut faire autrement', '{label}'],
  },
  checklist: {
    hooks: ['L’essentiel, point par point.', 'En résumé.', 'Tout en un coup d’œil.'],
    headlines: ['{label} en un coup d’œil', '{label}', 'En un coup d’œil'],
  },
  'feature-spotlight': {
    hooks: [
      'Un détail qui compte : {b}.',
      'Regardez de plus près : {b}.',
      'S’il ne fallait retenir qu’une chose : {b}.',
    ],
    headlines: ['{label} : {b2}', '{b2}', 'Le détail qui compte'],
  },
  'audience-fit': {
    hooks: [
      'Pour {audience} : {label}.',
      'On a pensé à vous : {audience}.',
      'À l’attention de : {audience}.',
      '---',
      'C’est peut-être pour vous.',
    ],
    headlines: ['Pour {audience}', '{label}', 'Peut-être pour vous'],
  },
  contrarian: {
    hooks: [
      'On pourrait en faire trop. On préfère éviter.',
      'Cette annonce ne criera pas.',
      'Moins de promesses, plus de détails.',
    ],
    headlines: ['Sans bruit. Juste {name}', 'Moins de bruit, plus de détails'],
  },
  'how-to': {
    hooks: [
      'Comment bien choisir : partez de vos besoins.',
      'Comment décider sans se presser : regarder, puis demander.',
      'Par où commencer ? Par les détails.',
    ],
    headlines: ['Par où commencer', 'Commencez par {name}'],
  },
  question: {
    hooks: [
      'Quelle serait votre première question ?',
      'Qu’est-ce qui vous ferait dire oui ?',
      'Qu’attendez-vous vraiment ?',
    ],
    turn: ['Partez de votre propre réponse.', 'Prenez un instant pour y penser.'],
    headlines: ['De quoi avez-vous besoin ?', 'Partez de vos besoins'],
  },
  'try-it-yourself': {
    hooks: [
      'Ne nous croyez pas sur parole. Voyez par vous-même.',
      'À vous de juger.',
      'Regardez et faites-vous votre avis.',
    ],
    headlines: ['Voyez par vous-même', '{label} : à vous de juger'],
  },
  'plain-talk': {
    hooks: ['Sans détour : {label}.', 'On va faire simple.', 'En quelques mots.'],
    headlines: ['Sans détour', '{label}, sans détour'],
  },
  'first-step': {
    hooks: [
      'Un petit pas pour commencer : jeter un coup d’œil.',
      'Commencez en douceur : regardez d’abord.',
    ],
    turn: ['[bare] Rien à décider pour l’instant.'],
    headlines: ['Un petit pas pour commencer', 'Commencez par regarder'],
  },
  'fit-check': {
    hooks: [
      'Est-ce ce que vous cherchez ?',
      'Est-ce fait pour vous ? Prenez le temps de voir.',
      'Vous hésitez ? C’est normal.',
    ],
    turn: ['Comparez avec votre propre liste.'],
    headlines: ['Est-ce fait pour vous ?', 'Voyez si cela vous va'],
  },
  invitation: {
    hooks: [
      'Vous êtes invités à regarder de plus près.',
      'Voyez cela comme une invitation.',
      'Entrez, jetez un coup d’œil.',
    ],
    turn: ['[bare] Venez avec vos questions.'],
    headlines: ['Une invitation', 'Venez voir de plus près'],
  },
  shortlist: {
    hooks: [
      'Une option de plus pour votre liste : {label}.',
      'Vous comparez ? Voici une option.',
      'À noter sur votre liste.',
    ],
    headlines: ['Pour votre liste', 'Comparez tranquillement'],
  },
  'own-pace': {
    hooks: [
      'Rien ne presse. Regardez d’abord, décidez ensuite.',
      'Vous n’avez pas à décider aujourd’hui.',
      'Prenez votre temps.',
    ],
    headlines: ['À votre rythme', 'Regardez, décidez ensuite'],
  },
  'ask-first': {
    hooks: [
      'Posez vos questions avant de décider.',
      'Une question ? Commençons par là.',
      'Vos questions d’abord.',
    ],
    headlines: ['Posez vos questions', 'Vos questions d’abord'],
  },
  'second-look': {
    hooks: ['À regarder de nouveau : {label}.', 'Regardez encore, tranquillement.'],
    headlines: ['Regardez de nouveau', 'Un autre regard'],
  },
  'simple-choice': {
    hooks: ['Choisir n’a pas à être compliqué.', 'Certaines décisions peuvent être simples.'],
    headlines: ['Choisir simplement', 'Sans se compliquer la vie'],
  },
};
