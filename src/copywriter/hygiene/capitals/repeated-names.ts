import { longest, token, wordsOf } from './known-names.ts';
import type { Speller } from './speller.ts';
import { asTitle } from './title.ts';
import { isLittle } from './words.ts';

const shoutedRun = /\p{Lu}[\p{Lu}\p{N}'’]*(?:(?: | & | \+ |-)\p{Lu}[\p{Lu}\p{N}'’]*)*/gu;

const inPlace = /^(?:EM|EN|IN|À|NA|NO|TE|AT)$/u;
const partEnd = /^\s*(?:$|[–—|:!?.,(/-]|\p{Extended_Pictographic})/u;

/**
 * "TOLDOS E COBERTURAS SOMBRA BOA, RIBEIRÃO PRETO" and "SOMBRA BOA: FABRICAÇÃO PRÓPRIA": what is shouted twice, and
 * ends a part of the product line or stands before a town, is what the firm is called.
 */
export const repeatedNames = (product: string, others: readonly string[], speller: Speller) => {
  const shouted = others
    .flatMap((text) => text.match(shoutedRun) ?? [])
    .map((run) => ` ${wordsOf(run).join(' ')} `);
  const isLittleWord = (word = '') => isLittle(word, speller);
  const isTwice = (words: string[]) =>
    shouted.some((other) => other.includes(` ${words.join(' ')} `));
  /** "DU COQ BOITEUX", "PAR LE COQ BOITEUX": somebody, not of what it is made. */
  const isCalled = (words: string[]) => {
    const name = words.join(' ');
    const called = new RegExp(`^ ${name} | (?:LE|LA|EL|IL|CHEZ|PAR|BIJ|BEI|BY) ${name} `, 'u');
    return shouted.some((other) => called.test(other));
  };
  /** A town, also behind "de", or a word that says where. */
  const goesOnWithPlace = (behind: string) => {
    const [, little = '', next = ''] = /^ (?:(\p{Lu}{1,3}) )?(\P{Ll}*)/u.exec(behind) ?? [];
    const words = wordsOf(next);
    return (
      inPlace.test(little) ||
      [1, 2, 3, 4].some((count) =>
        speller.isPlace(asTitle(words.slice(0, count).join(' '), speller)),
      )
    );
  };
  const names: string[][] = [];
  for (const { 0: run, index } of product.matchAll(shoutedRun)) {
    const tokens = [...run.matchAll(token)];
    for (let at = 0; at < tokens.length; at++) {
      for (let count = Math.min(longest, tokens.length - at); count > 1; count--) {
        const words = tokens.slice(at, at + count).map(([word]) => word);
        const last = tokens[at + count - 1];
        const before = tokens[at - 1]?.[0] ?? '';
        if (!last || !isTwice(words) || isLittleWord(last[0])) continue;
        if (isLittleWord(before) && !inPlace.test(before) && !isCalled(words)) continue;
        if (isLittleWord(words[0]) && !speller.isArticle(words[0] ?? '')) continue;
        const behind = product.slice(index + last.index + last[0].length);
        if (!partEnd.test(behind) && !goesOnWithPlace(behind)) continue;
        names.push(wordsOf(asTitle(words.join(' '), speller)));
        at += count - 1;
        break;
      }
    }
  }
  return names;
};
