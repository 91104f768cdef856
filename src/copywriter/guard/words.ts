import { guardWordsOf } from '../facts/families.ts';
import { type PhraseHit, type PhraseList, phraseList, phrasesIn } from '../facts/phrases.ts';
import type { Token } from '../facts/text.ts';
import { lexiconFor } from '../facts/words.ts';

const lists = new Map<string, PhraseList>();

/** Where words of one of the guard's lists stand in a text: `us`, `reader`, `speech` or one of `policy`. */
export const guardWordsIn = (
  tokens: readonly Token[],
  language: string,
  name: string,
): PhraseHit[] => {
  const { code } = lexiconFor(language);
  const words = guardWordsOf(code);
  const sources =
    name === 'us' || name === 'reader' || name === 'speech' ? words[name] : words.policy[name];
  const key = `${code} ${name}`;
  const list = lists.get(key) ?? phraseList(sources ?? []);
  lists.set(key, list);
  return phrasesIn(tokens, list);
};
