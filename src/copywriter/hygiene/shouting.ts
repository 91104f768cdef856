import { isTitle } from './capitals/names.ts';
import { isFixed, isLoud, type Run, replaceRuns } from './capitals/run.ts';
import { noSpeller, type Speller } from './capitals/speller.ts';
import { asSpoken, isPlaceName } from './capitals/spoken.ts';
import { asTitle } from './capitals/title.ts';
import { capital } from './capitals/words.ts';

const upperFirst = (text: string) =>
  text.replace(/^(?!['’][st] )[^\p{L}\d]*\p{Ll}/u, (start) => start.toUpperCase());

/** "HNOS. VISTE A …", "IN 30 MIN. VOOR UW DEUR": a full stop behind a short form ends nothing. */
const endsSentence = ({ before, isName }: Run, { spell, isWord }: Speller) => {
  const [, last = ''] = /(\p{L}+)\. $/u.exec(before) ?? [];
  const isShortForm = last.length < 5 && !isWord(last.toLowerCase()) && spell(last) === null;
  return last !== '' && (isName || !isShortForm) && !/\([^)]*$/u.test(before);
};

const mostShouted = 4;

/** Whoever shouts a few words of a line means a name, or what counts: they are left as they were typed. */
const isEmphasis = ({ before, text, behind, isName }: Run) => {
  const all = `${before}${text}${behind}`.match(/\p{L}{2,}/gu) ?? [];
  const shouted = all.filter((word) => word === word.toUpperCase());
  const long = shouted.filter((word) => word.length > 2);
  // "NO mess, NO fuss, NO wait"
  const isLitany = shouted.length > 2 && new Set(shouted).size === 1;
  if (shouted.length * 2 > all.length || long.length > mostShouted || isLitany) return false;
  // What opens a product line is a title.
  return !isName || /\p{L}/u.test(before);
};

/** One run as ordinary letters: a title, or each word as its language writes it. */
const calmRun = (run: Run, speller: Speller) => {
  if (isFixed(run, speller) || !isLoud(run, speller)) return run.text;
  if ((run.isName && isTitle(run, speller)) || isPlaceName(run, speller))
    return asTitle(run.text, speller);
  if (isEmphasis(run)) return run.text;
  const spelled = asSpoken(run, speller);
  // "SUPER-8-FILME" is one noun.
  const small =
    speller.hasNouns && /^[\p{L}\d]+-/u.test(spelled)
      ? spelled.replace(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase())
      : spelled;
  // "STAATL. GEPRÜFT"
  return /(?:\p{L}{5}(?<![bcdfghkmnpstvz]l)\.|[!?]) $/iu.test(run.before) ||
    (run.words.length > 2 && endsSentence(run, speller))
    ? upperFirst(small)
    : small;
};

/** Shouting comes down to ordinary letters; a word in capitals that no language knows may be a name and stays. */
export const calmDown = (
  typed: string,
  { isName, speller = noSpeller }: { isName: boolean; speller?: Speller | undefined },
): string => {
  // What is quoted is a name, and all of it.
  const text = isName
    ? typed.replace(/(?<=["“„«])\P{Ll}{5,}(?=["”“»])/gu, (title) => asTitle(title, speller))
    : typed;
  // "2ND", "48-HR", "7H", "F.LLI"
  const counted = text
    .replace(
      /(?<=\d[- ]?)(?:ST|ND|RD|TH|H|HRS?|MINS?|DAYS?|WKS?|YRS?|MOS?|SEM|PERS|UNID|KG|KM|YDS?|FT|MI|LBS?|OZ|MM|CM|[AP]M|SQM|GAL|PPL|PAX|PCS|LT)(?![\p{L}\d])/gu,
      (end) => end.toLowerCase(),
    )
    // "Second-Hand-NOTEN"
    .replace(/(?<=\p{Ll}-)\p{Lu}{4,}(?![\p{L}\d])/gu, (word) =>
      speller.hasNouns ? capital(word) : word.toLowerCase(),
    )
    .replace(/(?<=\d)X(?!\p{L})/gu, 'x')
    .replace(/SECOND([ -])HAND/gu, (_, sign) =>
      speller.hasNouns ? `Second${sign}Hand` : `second${sign}hand`,
    )
    .replace(/(?<=(?<!\p{L})(?:DJ|MC|CHEF) )\p{Lu}{4,}(?!\p{L})/gu, capital)
    .replace(
      /(?<!\p{L})(?:HNOS|SRA?|DRA?|PROF|MRS?|MS|STE?|JR|SR|AVD?A?|FDEZ|HDEZ|RGUEZ|GTO|ARG)(?=\.)|(?<!\p{L})STE?(?=-\p{Lu})/gu,
      capital,
    )
    .replace(/(?<!\p{L})F\.?LLI(?!\p{L})/gu, 'F.lli')
    .replace(/& ZN(?!\p{L})|(?<=\d )STD(?![\p{L}])/gu, (word) =>
      word.replace('ZN', 'Zn').replace('STD', 'Std'),
    )
    .replace(/(?<!\p{L})(['’])T (?=\p{Lu})/gu, '$1t ');
  const calm = replaceRuns(counted, isName, (run) => calmRun(run, speller));
  const line = isName && calm !== typed ? upperFirst(calm) : calm;
  // "schuh + schlüssel KRENN": where one noun has its capital, so has the other.
  return isName && speller.hasNouns
    ? line.replace(/(?<=^\p{Lu}\p{Ll}+ [+&] )\p{Ll}/u, (letter) => letter.toUpperCase())
    : line;
};
