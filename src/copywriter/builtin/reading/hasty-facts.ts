import type { LanguagePack } from '../../languages/pack.ts';
import { isClear } from '../../spelling/clear.ts';
import { townIn } from '../../spelling/towns.ts';
import { isKnown, isLittle, isOdd } from '../../spelling/words.ts';
import { wordsOf } from './hasty-parts.ts';

const alsoWords = /^(?:also|only|auch|nur|aussi|también|solo|anche|também|só|ook|alleen)$/iu;
const openingWords =
  /^(?:alle|toutes?|tous|tod[oa]s|tutt[ie]|we|no|not|all|wir|kein\p{L}*|sans|sin|senza|sem|wij|geen|made|jeden|chaque|cada|ogni|elke|every)$/iu;

/** German nouns grow together without end: there a strange word is one that cannot be. */
export const isStrange = (word: string, pack: LanguagePack) =>
  !/\d/u.test(word) && (pack.tag === 'de' ? isOdd(word, pack) : !isKnown(word, true, pack));

/** A part is a fact where it says something by itself: two words or more, hardly a strange one, and no little word that leads up to nothing. */
export const isTelling = (part: string, pack: LanguagePack) => {
  const [first = '', ...more] = wordsOf(part);
  const fewest = alsoWords.test(first) ? 2 : 1;
  const leadsOn = isLittle(first, pack) && !alsoWords.test(first) && !openingWords.test(first);
  const strangers = part.split(/[\s,]+/u).filter((word) => isStrange(word, pack));
  return (
    more.length >= fewest &&
    !/(?:zum Mieten|zu vermieten|te huur|for hire|en location|de alquiler|para alugar)$| ones?$|(?:söhne|hijos|figli|filhos|fils|sons?|zonen)$/iu.test(
      part,
    ) &&
    !(pack.tag === 'de' && more.length === 2 && /^\S+ und \S+$/u.test(part)) &&
    // "single double and range": a list without its comma, or not.
    !(pack.tag === 'en' && /^\p{L}+ \p{L}+ and \p{L}+$/u.test(part)) &&
    !leadsOn &&
    !/^not\s/iu.test(part) &&
    strangers.length < 2 &&
    townIn(part, pack) === undefined &&
    isClear(part, pack)
  );
};
