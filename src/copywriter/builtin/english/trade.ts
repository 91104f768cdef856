import { headOf } from './noun-phrase.ts';
import { headNouns, type Trade } from './nouns.ts';
import { tokens } from './words.ts';

/** The noun that says what trade it is: read from the front part, before "for small clinics". */
export const tradeOf = (text: string): Trade | null => {
  if (/\b(?:food|blood|toy|baby|clothing) bank\b|\bnon-?profit\b/i.test(text)) return 'cause';
  const front = tokens(
    text.split(/[,:](?!\d)|\s(?:for|that|which|who|with|at|in|from|to|by)\s/u)[0] ?? text,
  );
  const entries = Object.entries(headNouns);
  for (const word of [headOf(text), ...front.reverse()]) {
    const found = entries.find(
      ([, nouns]) => nouns.includes(word) || nouns.includes(word.replace(/s$/, '')),
    );
    // The keys of the table are the trades.
    if (found) return found[0] as Trade;
  }
  return null;
};
