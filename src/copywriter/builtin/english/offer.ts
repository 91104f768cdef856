import { lowerFirst } from './capitals.ts';
import { asNounPhrase, headOf, numberOf } from './noun-phrase.ts';
import { kindOf } from './phrase.ts';

const trialHeads =
  /^(?:trial|demo|sample|consultation|check-?up|quote|call|assessment|lesson|class|session|tasting|fitting|visit|audit|review|month|week|tour|workshop|appointment|estimate|box|bag)$/;

/** "first 3 months free" → "your first 3 months are free". */
const firstFree = (offer: string) => {
  const [, what] = /^(?:your |the )?first (.+?) (?:is |are )?free$/i.exec(offer) ?? [];
  if (!what) return null;
  const isMany =
    /^(?:[2-9]|\d{2,}|two|three|four|five|six)\b/i.test(what) || numberOf(what) === 'many';
  return `your first ${what} ${isMany ? 'are' : 'is'} free`;
};

const discounted = (offer: string) =>
  /^(?:up to )?(?:\d+ ?%|[£$€]\s?\d[\d.,]*) off\b/i.test(offer) ? `take ${offer}` : null;

const started = (offer: string) => {
  const phrase = trialHeads.test(headOf(offer)) ? asNounPhrase(offer) : null;
  return phrase === null ? null : `start with ${phrase}`;
};

const granted = (offer: string) =>
  /^free\b/i.test(offer) && ['mass', 'many'].includes(numberOf(offer)) ? `you get ${offer}` : null;

const ordered = (offer: string) =>
  kindOf(offer) === 'do' || kindOf(offer) === 'clause' ? offer : null;

/** The offer as a sentence without its full stop; null where only quoting it is safe. */
export const offerSentence = (text: string): string | null => {
  const offer = lowerFirst(text);
  return (
    firstFree(offer) ?? discounted(offer) ?? started(offer) ?? granted(offer) ?? ordered(offer)
  );
};
