import {
  type CallToActionType,
  callToActionTypes,
  type Finding,
  type Hook,
  type Variant,
} from '../types.ts';
import { mendOpening } from './mend-opening.ts';
import { mendDisplay, tidyLine, tidyText } from './mend-text.ts';

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
    .toUpperCase()
    .replace(/[^A-Z]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const known = callToActionTypes.find((type) => type === name);
  if (known) return known;
  // "Book now" is a trip for whoever sells trips.
  if (/BOOK|RESERVE/.test(name) && ours() === 'BOOK_TRAVEL') return 'BOOK_TRAVEL';
  return synonyms.find(([pattern]) => pattern.test(name))?.[1] ?? ours();
};

/** A variant that a model wrote, mended, with what the guard says of it. */
export type Candidate = { variant: Variant; findings: Finding[] };

export type HookCandidate = { hook: Hook; findings: Finding[] };

/** A variant as it came out of the answer. */
export type WrittenVariant = Record<Exclude<keyof Variant, 'id'>, string>;

/** The same variant without the usual slips. */
export const mendVariant = (written: WrittenVariant, ours: () => CallToActionType): Variant => ({
  id: '',
  angle: written.angle,
  ...mendOpening({
    hook: tidyLine(written.hook),
    primary_text: tidyText(written.primary_text).replace(/\s*(?:…|\.{3})$/u, '.'),
  }),
  headline: mendDisplay(written.headline, 'headline'),
  description: mendDisplay(written.description, 'description'),
  call_to_action_type: mendCallToAction(written.call_to_action_type, ours),
});

export const isClean = ({ findings }: { findings: Finding[] }): boolean =>
  findings.every(({ level }) => level === 'warn');

export const isDeliverable = ({ findings }: { findings: Finding[] }): boolean =>
  findings.every(({ level }) => level !== 'stop');
