import type { Token } from '../text/tokens.ts';
import type { Mention } from './fact.ts';
import {
  cjkCounters,
  cjkDigits,
  cjkRank,
  cjkScales,
  cjkStructure,
  cjkVague,
  thaiWords,
} from './lexicon/cjk.ts';

const cjkNumeral = /[〇零一二两兩三四五六七八九壱弐参十百千万萬億亿]+/g;

const cjkValue = (numeral: string): number => {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of numeral) {
    const scale = cjkScales[sign];
    if (scale === undefined) digit = cjkDigits[sign] ?? 0;
    else if (scale >= 1e4) {
      total += (section + digit || 1) * scale;
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + section + digit;
};

/** Quantities inside a run of Chinese, Japanese or Thai letters. */
export const scriptMentions = (token: Token, at: number, afterNumber: boolean): Mention[] => {
  const found: Mention[] = [];
  const note = (match: RegExpExecArray | null, hint: string | undefined, value = -7): void => {
    if (!match) return;
    const start = token.start + match.index;
    const place = { first: at, last: at + 1, start, end: start + match[0].length };
    found.push({ by: 'script', value, ...place, ...(hint && { hint }) });
  };
  note(cjkVague.exec(token.text), 'vague');
  note(cjkRank.exec(token.text), 'rank');
  note(thaiWords.vague.exec(token.text), 'vague');
  note(thaiWords.rank.exec(token.text), 'rank');
  for (const match of token.text.matchAll(cjkNumeral)) {
    if (afterNumber && match.index === 0) continue;
    const rest = token.text.slice(match.index + match[0].length);
    if (cjkStructure.test(rest)) continue;
    const hint = cjkCounters.find(([counter]) => counter.test(rest))?.[1];
    const value = cjkValue(match[0]);
    const small = match[0].length === 1 && (value <= 1 || hint === undefined);
    if (small || /^[一十百千万]$/.test(match[0]) || (hint === undefined && value < 20)) continue;
    note(match, hint, value);
  }
  return found;
};
