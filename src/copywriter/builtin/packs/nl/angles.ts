import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
  'problem-solution': {
    hooks: ['{p}? Het kan ook anders.', 'Herkenbaar? {p}.', '{p}? Dat hoeft niet zo te blijven.'],
    headlines: ['{b}', 'Het kan ook anders', '{label}'],
  },
  'key-benefit': {
    hooks: ['{b}. Zo simpel is het.', 'Eerst wat ertoe doet: {b}.', 'Laten we hier beginnen: {b}.'],
    headlines: ['{b2}', '{label}: {b}', '{label}', 'Eerst wat ertoe doet'],
  },
  offer: {
    hooks: [
      'Om te beginnen: {offer}.',
      '{offer}. Dat is het aanbod.',
      'Goed om te weten: {offer}.',
    ],
    headlines: ['{label}', '{b}', 'Bekijk het aanbod'],
  },
  'second-problem': {
    hooks: ['Even eerlijk: {p}.', '{p}? Daar is een andere weg voor.', 'Ben je dit zat? {p}.'],
    headlines: ['{b}', 'Een andere weg', '{label}'],
  },
  checklist: {
    hooks: ['Het belangrijkste, punt voor punt.', 'Kort samengevat.', 'Alles in één oogopslag.'],
    headlines: ['{label} in één oogopslag', '{label}', 'In één oogopslag'],
  },
  'feature-spotlight': {
    hooks: ['Een detail dat telt: {b}.', 'Kijk eens wat beter: {b}.', 'Onthoud vooral dit: {b}.'],
    headlines: ['{label}: {b2}', '{b2}', 'Het detail dat telt'],
  },
  'audience-fit': {
    hooks: [
      'Dit is voor {audience}.',
      'Bedacht voor {audience}.',
      'Voor {audience}: {label}.',
      '---',
      'Misschien is dit iets voor jou.',
    ],
    headlines: ['Voor {audience}', '{label}', 'Misschien iets voor jou'],
  },
  contrarian: {
    hooks: [
      'We zouden kunnen overdrijven. Liever niet.',
      'Deze advertentie schreeuwt niet.',
      'Minder beloven, meer laten zien.',
    ],
    headlines: ['Geen lawaai. Gewoon {name}', 'Minder lawaai, meer details'],
  },
  'how-to': {
    hooks: [
      'Goed kiezen doe je zo: begin bij wat je nodig hebt.',
      'Rustig beslissen: eerst kijken, dan vragen.',
      'Waar begin je? Bij de details.',
    ],
    headlines: ['Waar begin je?', 'Begin bij {name}'],
  },
  question: {
    hooks: ['Wat zou jij als eerste vragen?', 'Wat zou jou overtuigen?', 'Wat verwacht je echt?'],
    turn: ['Begin bij je eigen antwoord.', 'Denk er even over na.'],
    headlines: ['Wat heb jij nodig?', 'Begin bij wat je zoekt'],
  },
  'try-it-yourself': {
    hooks: [
      'Geloof ons niet zomaar. Kijk zelf.',
      'Oordeel met je eigen ogen.',
      'Kijk en vorm je eigen mening.',
    ],
    headlines: ['Kijk zelf', '{label}: oordeel zelf'],
  },
  'plain-talk': {
    hooks: ['Zonder omwegen: {label}.', 'We houden het kort.', 'In een paar woorden.'],
    headlines: ['Zonder omwegen', '{label}, kort gezegd'],
  },
  'first-step': {
    hooks: ['De eerste stap is klein: even kijken.', 'Begin klein: kijk eerst.'],
    turn: ['[bare] Je hoeft nog niets te beslissen.'],
    headlines: ['Een kleine eerste stap', 'Begin met kijken'],
  },
  'fit-check': {
    hooks: ['Is dit wat je zoekt?', 'Past dit bij je? Kijk het rustig na.', 'Twijfel je? Dat mag.'],
    turn: ['Leg het naast je eigen lijstje.'],
    headlines: ['Past dit bij je?', 'Kijk of het past'],
  },
  invitation: {
    hooks: [
      'Je bent welkom om beter te kijken.',
      'Zie dit als een uitnodiging.',
      'Kom binnen en kijk even rond.',
    ],
    turn: ['[bare] Neem je vragen mee.'],
    headlines: ['Een uitnodiging', 'Kom van dichtbij kijken'],
  },
  shortlist: {
    hooks: [
      'Nog iets voor op je lijstje: {label}.',
      'Aan het vergelijken? Hier is een optie.',
      'Zet dit op je lijstje.',
    ],
    headlines: ['Voor op je lijstje', 'Vergelijk rustig'],
  },
  'own-pace': {
    hooks: [
      'Rustig aan. Eerst kijken, dan beslissen.',
      'Je hoeft niet vandaag te beslissen.',
      'Neem er rustig de tijd voor.',
    ],
    headlines: ['In je eigen tempo', 'Eerst kijken, dan beslissen'],
  },
  'ask-first': {
    hooks: [
      'Vraag eerst, beslis daarna.',
      'Heb je een vraag? Laten we daar beginnen.',
      'Jouw vragen komen eerst.',
    ],
    headlines: ['Vraag wat je wilt', 'Eerst jouw vragen'],
  },
  'second-look': {
    hooks: ['Kijk nog eens: {label}.', 'Kijk gerust nog eens.'],
    headlines: ['Kijk nog eens', 'Met andere ogen'],
  },
  'simple-choice': {
    hooks: ['Kiezen hoeft niet moeilijk te zijn.', 'Sommige keuzes mogen simpel zijn.'],
    headlines: ['Gewoon kiezen', 'Zonder gedoe'],
  },
};
