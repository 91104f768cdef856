import { type CallToActionType, callToActionTypes } from '../types.ts';

/** What models say instead; the first that the name holds decides. */
const synonyms: readonly [RegExp, CallToActionType][] = [
  [/QUOTE|ESTIMATE/, 'GET_QUOTE'],
  [/APPLY/, 'APPLY_NOW'],
  [/INSTALL|DOWNLOAD|GET_APP|USE_APP/, 'DOWNLOAD'],
  [/SUBSCRIBE/, 'SUBSCRIBE'],
  [/WATCH|PLAY_VIDEO/, 'WATCH_MORE'],
  [/ORDER/, 'ORDER_NOW'],
  [/OFFER|DEAL|DISCOUNT/, 'GET_OFFER'],
  [/SIGN_?UP|REGISTER|JOIN|TRIAL|TRY|GET_STARTED|START/, 'SIGN_UP'],
  [/BUY|SHOP|PURCHASE|STORE/, 'SHOP_NOW'],
  [/TRAVEL|HOTEL|FLIGHT/, 'BOOK_TRAVEL'],
  [/BOOK|RESERVE|CALL|CONTACT|MESSAGE|CHAT|APPOINTMENT/, 'CONTACT_US'],
  [/LEARN|MORE|DISCOVER|VISIT|DETAILS/, 'LEARN_MORE'],
];

/** The call to action a model meant, by the platform's names; where it cannot be told, ours. */
export const mendCallToAction = (said: string, ours: () => CallToActionType): CallToActionType => {
  const name = said
    .trim()
    .toUpperCase()
    .replace(/[^A-Z]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const known = callToActionTypes.find((type) => type === name);
  if (known) return known;
  // "Book now" is a trip for whoever sells trips.
  if (/BOOK|RESERVE/.test(name) && ours() === 'BOOK_TRAVEL') return 'BOOK_TRAVEL';
  return synonyms.find(([pattern]) => pattern.test(name))?.[1] ?? ours();
};
