import { compilePatterns } from '../../text/patterns.ts';
import type { Token } from '../../text/tokens.ts';
import { indexWords } from '../../text/word-index.ts';
import { isDay } from '../days.ts';
import type { Family } from './table.ts';

/** In an offer a single word is enough to promise what an ad may then say in full. */
const offers = compilePatterns<Family>(
  [
    [
      '(free|gratis*|gratuit*|offert*|kostenlos*|kostenfrei*|umsonst|omaggio|complimentary)',
      'free',
    ],
    ['(until|till|til|through|ends|end|ending|closes|deadline|valid|today|tonight)', 'urgency'],
    ['(before|by) (#|@day)', 'urgency'],
    ['this (week|weekend|month|summer|winter|spring|autumn)', 'urgency'],
    ['(hasta|jusqu|bis|ate|fino|tot)', 'urgency'],
  ],
  (word) => (isDay(word) ? 'day' : undefined),
);

export const familiesOffered = (tokens: readonly Token[]): Family[] =>
  offers.find(tokens).map(({ tag }) => tag);

const little = indexWords([
  [
    `free offer with your this that only just when ends ending from have been sale deal time limited start try
    days week month months first discount* claim order begin register test join download sign child today
    children price prices money back every needed included promo voucher pay nothing comes come yours until
    within then after
    gratis* gratuit* offert* kostenlos* kostenfrei* umsonst complimentary geschenkt*
    prueba* probar empieza* comienza* oferta* dias meses mes semana* primer* envio
    essai* essay* commenc* jours mois premier* semaine* offre* testez
    teste* probier* start* tage* monat* erste* woche* angebot* jetzt
    teste* experimente* comece* dias mes meses primeir* semana* oferta*
    prova* inizia* giorni mesi mese prim* settiman* offerta*
    proberen probeer begin* dagen maand* eerste week* aanbieding*`,
    true,
  ],
]);

/** Words that name no thing, so they need no licence of their own inside a promise. */
export const isLittle = (word: string): boolean => little.find(word) === true;
