import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
  'problem-solution': {
    hooks: [
      '{p}? Non deve andare per forza così.',
      'Ti suona familiare? {p}.',
      '{p}: c’è un altro modo.',
    ],
    headlines: ['{b}', 'C’è un altro modo', '{label}'],
  },
  'key-benefit': {
    hooks: ['{b}. Semplice.', 'Prima le cose importanti: {b}.', 'Partiamo da qui: {b}.'],
    headlines: ['{b2}', '{label}: {b}', '{label}', 'Prima le cose importanti'],
  },
  offer: {
    hooks: [
      'Per cominciare: {offer}.',
      '{offer}. Questa è la proposta.',
      'Buono a sapersi: {offer}.',
    ],
    headlines: ['{label}', '{b}', 'Guarda la proposta'],
  },
  'second-problem': {
    hooks: [
      'Parliamoci chiaro: {p}.',
      '{p}? Si può fare diversamente.',
      'Se questo ti stanca, continua a leggere: {p}.',
    ],
    headlines: ['{b}', 'Si può fare diversamente', '{label}'],
  },
  checklist: {
    hooks: ['L’essenziale, punto per punto.', 'In sintesi.', 'Tutto a colpo d’occhio.'],
    headlines: ['{label} a colpo d’occhio', '{label}', 'A colpo d’occhio'],
  },
  'feature-spotlight': {
    hooks: [
      'Un dettaglio che conta: {b}.',
      'Guarda più da vicino: {b}.',
      'Se devi ricordare una cosa: {b}.',
    ],
    headlines: ['{label}: {b2}', '{b2}', 'Il dettaglio che conta'],
  },
  'audience-fit': {
    hooks: [
      'Questo è per {audience}.',
      'Pensato per {audience}.',
      'Per {audience}: {label}.',
      '---',
      'Forse fa per te.',
    ],
    headlines: ['Per {audience}', '{label}', 'Forse fa per te'],
  },
  contrarian: {
    hooks: [
      'Potremmo esagerare. Preferiamo di no.',
      'Questo annuncio non urla.',
      'Meno promesse, più dettagli.',
    ],
    headlines: ['Niente rumore. Solo {name}', 'Meno rumore, più dettagli'],
  },
  'how-to': {
    hooks: [
      'Come scegliere bene: parti da quello che ti serve.',
      'Come decidere senza fretta: prima guarda, poi chiedi.',
      'Da dove cominciare? Dai dettagli.',
    ],
    headlines: ['Da dove cominciare', 'Comincia da {name}'],
  },
  question: {
    hooks: [
      'Quale sarebbe la tua prima domanda?',
      'Che cosa ti farebbe dire di sì?',
      'Che cosa ti aspetti davvero?',
    ],
    turn: ['Parti dalla tua risposta.', 'Pensaci un momento.'],
    headlines: ['Di che cosa hai bisogno?', 'Parti da quello che cerchi'],
  },
  'try-it-yourself': {
    hooks: [
      'Non crederci sulla parola. Guarda tu.',
      'Giudica con i tuoi occhi.',
      'Guarda e fatti la tua idea.',
    ],
    headlines: ['Guarda con i tuoi occhi', '{label}: a te il giudizio'],
  },
  'plain-talk': {
    hooks: ['Senza giri di parole: {label}.', 'La facciamo breve.', 'In poche parole.'],
    headlines: ['Senza giri di parole', '{label}, in breve'],
  },
  'first-step': {
    hooks: ['Il primo passo è piccolo: dare un’occhiata.', 'Comincia con calma: prima guarda.'],
    turn: ['[bare] Per ora non c’è nulla da decidere.'],
    headlines: ['Un primo passo semplice', 'Comincia a guardare'],
  },
  'fit-check': {
    hooks: ['È quello che cerchi?', 'Fa per te? Scoprilo con calma.', 'Hai dei dubbi? È normale.'],
    turn: ['Confrontalo con la tua lista.'],
    headlines: ['Fa per te?', 'Guarda se fa per te'],
  },
  invitation: {
    hooks: [
      'Ti invitiamo a guardare più da vicino.',
      'Consideralo un invito.',
      'Entra e dai un’occhiata.',
    ],
    turn: ['[bare] Porta le tue domande.'],
    headlines: ['Un invito', 'Vieni a vedere da vicino'],
  },
  shortlist: {
    hooks: [
      'Un’altra possibilità per la tua lista: {label}.',
      'Stai confrontando? Ecco una possibilità.',
      'Da segnare nella tua lista.',
    ],
    headlines: ['Per la tua lista', 'Confronta con calma'],
  },
  'own-pace': {
    hooks: [
      'Niente fretta. Prima guarda, poi decidi.',
      'Non devi decidere oggi.',
      'Prenditi il tuo tempo.',
    ],
    headlines: ['Con i tuoi tempi', 'Guarda ora, decidi dopo'],
  },
  'ask-first': {
    hooks: ['Chiedi prima di decidere.', 'Hai una domanda? Partiamo da lì.', 'Prima le domande.'],
    headlines: ['Chiedi quello che vuoi', 'Prima le tue domande'],
  },
  'second-look': {
    hooks: ['Da guardare di nuovo: {label}.', 'Guarda di nuovo, con calma.'],
    headlines: ['Guarda di nuovo', 'Un altro sguardo'],
  },
  'simple-choice': {
    hooks: ['Scegliere non deve essere difficile.', 'Alcune decisioni possono essere semplici.'],
    headlines: ['Scegliere senza complicarsi', 'Senza complicazioni'],
  },
};
