import { hasWord, phraseOf, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { idiomsIn } from './context.ts';
import { weekdayOf } from './days.ts';
import { isWord, type Mention } from './fact.ts';
import { ordinalMarks, ranks } from './ordinals.ts';
import { and } from './told.ts';

/** What comes one after the other; "our number one" does not. */
const orders =
  /^(?:box|parcel|crate|delivery|order|meal|dinner|day|week|month|year|visit|lesson|session|class|round|stop|course|cup|bottle|dog|cat|child|off)$/;

type Test = (reading: Reading, mention: Mention) => boolean;

const isCountOfParts: Test = ({ tokens, tongue }, { value, last, first, by }) => {
  if ((by !== 'digits' && by !== 'words') || value > 10 || value % 1 !== 0) return false;
  const [before, next, second] = [tokens[first - 1], tokens[last], tokens[last + 1]];
  const isPart = (token: Token | undefined) => isWord(token) && tongue.isStructure(token.text);
  if (!isWord(next)) return isPart(before);
  return isPart(next) || (isPart(second) && !tongue.nounClass(next.text));
};

/** "1. Order", "2) Relax": a list's own numbers. */
const isListNumber: Test = ({ tokens, folded }, { value, first, last, by }) => {
  const opens = first === 0 || tokens[first - 1]?.text === ':';
  if (by !== 'digits' || value > 20 || value % 1 !== 0 || !opens) return false;
  const after = folded.flat.slice(tokens[last - 1]?.end, (tokens[last - 1]?.end ?? 0) + 2);
  return /^[.)][\s]/.test(after) && tokens[last]?.kind !== 'number';
};

/** "The 1st box", "au 1er colis": the first of them; "1st in class" ranks. */
const isOrdinal: Test = ({ tokens }, { value, first, last, by }) => {
  const [number, mark, next] = [tokens[first], tokens[last], tokens[last + 1]];
  return (
    by === 'digits' &&
    value <= 3 &&
    mark !== undefined &&
    mark.start === number?.end &&
    (mark.text === '.' || ordinalMarks.has(mark.text)) &&
    (next?.kind === 'number' || (next?.kind === 'word' && !ranks(next)))
  );
};

/** "Box number one", "by Saturday #2": the first and the second of them. */
const isNumbered: Test = ({ tokens }, { value, first, last, by }) => {
  const at = /^(?:#|number)$/.test(textAt(tokens, first - 1)) ? first - 1 : first;
  return (
    value <= 12 &&
    (by === 'rank' || at < first) &&
    tokens[last]?.kind !== 'word' &&
    (orders.test(textAt(tokens, at - 1)) || weekdayOf(textAt(tokens, at - 1)) !== undefined)
  );
};

/** Words that a number may belong to; "a las 19:00 o a las 20:45" are hours. */
const rowed =
  /^(?!(?:las|los|the|alle|dalle|and|und|bis|von|from|until|over|only|for|per|save)$)\p{L}{3,}$/u;
const moment = /^(?:minut|kilom|chilom|page|seite|pagin|takt|runde|round)/;

/** "Lesson 3: €38" after "Lesson 2", "Saturdays 3 and 4": one of a row that the text numbers. "Minute 20: …" tells of a scene. */
const isOfRow: Test = ({ tokens, folded: { flat } }, { value, first, last, by }) => {
  const [label, next] = [textAt(tokens, first - 1), tokens[last]];
  if (by !== 'digits' || !rowed.test(label) || next?.kind === 'number') return false;
  if (next?.text === ':' && moment.test(label)) return true;
  if (value > 20 || (isWord(next) && !and.test(next.text))) return false;
  return [label, label.replace(/s$/, '')].some((name) =>
    [value - 1, value + 1].some((beside) => beside > 0 && flat.includes(`${name} ${beside}`)),
  );
};

/** "Pottery 101" is a first course. */
const isCourse: Test = ({ tokens }, { value, first, last }) =>
  value === 101 && tokens[first - 1]?.kind === 'word' && tokens[last]?.kind !== 'word';

const grades =
  /^(?:grades?|year|years|class|level|key|stage|klasse|stufe|classe|niveau|nivel|livello|groep|curso|ano)$/;

/** "Grade 9 algebra": a school year, not a number of anything. */
const isGrade: Test = ({ tokens }, { value, first, by }) =>
  by === 'digits' && value <= 13 && grades.test(textAt(tokens, first - 1));

const itIs = /(?:^| )(?:it s|it is|es ist|ist es|il est|son las|es la|sono le|sao|het)$/;

/** "Tot het vijf uur is", "sono le cinque": what the clock says promises nothing. */
const isHourItIs: Test = ({ tokens }, { value, first, last }) =>
  value <= 24 &&
  itIs.test(phraseOf(tokens, first - 3, first)) &&
  /^(?::|uur|heures?|horas?|uhr|o|e|y|and|et|menos|en|meno|moins|da|de|del|du)$/.test(
    textAt(tokens, last),
  );

const child =
  /^(?:child|children|kinder|kinderen|bambini|neph?ew|niece|neffe|nichte|neveu|niece|sobrin[oa]|sobrinh[oa]|nipot[ei]|neefje|nichtje|kid|boy|girl|son|daughter|toddler|kind|sohn|tochter|junge|madchen|enfant|fils|fille|garcon|nin[oa]|hij[oa]|peque|bambin[oa]|figli[oa]|crianca|filh[oa]|mano|mana|menin[oa]|zoon|dochter|jongen|meisje|dog|cat|hund|katze|chien|chat|perro|gato|cane|gatto|cao|hond|kat)s?$/;

/** "Uma criança de oito anos": how old somebody's child is. */
const isAge: Test = ({ tokens, tongue }, { value, first, last }) =>
  value <= 17 &&
  tokens.slice(last, last + 3).some(({ text }) => tongue.timeUnit(text) === 'year') &&
  hasWord(tokens, first - 4, first, child);

const plainUses = [
  isNumbered,
  isOfRow,
  isAge,
  isCountOfParts,
  isListNumber,
  isOrdinal,
  isCourse,
  isGrade,
  isHourItIs,
];

/** Idiom and structure: numbers that count nothing a reader could hold us to. */
export const isFree = (reading: Reading, mention: Mention): boolean => {
  const isIdiom = idiomsIn(reading).some(
    ({ first, last }) =>
      mention.first >= first &&
      mention.last <= last &&
      // "A minute to spare" is idle talk; "under a minute to book" is not.
      (mention.by !== 'unit' || first < mention.first),
  );
  return isIdiom || plainUses.some((test) => test(reading, mention));
};
