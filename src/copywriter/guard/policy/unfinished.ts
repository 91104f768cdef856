import { originalSpan } from '../text/fold.ts';
import { rangesOf } from '../text/ranges.ts';
import type { PolicyRule } from './rule.ts';

/** Words that cannot end a phrase, by language: "an" ends a German one well. */
const danglers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    `a an the and or but of for with to from by as than that your our their my its every into because if
    when which while at`.split(/\s+/),
  ),
  es: new Set('el la los las un una de del y o con para por que tu su sus mi en al'.split(' ')),
  fr: new Set('le la les un une de des du et ou pour avec dans sur votre vos au aux'.split(' ')),
  de: new Set(
    'der die das den dem des ein eine einen und oder mit fur von zu im am ihr ihre dein deine'.split(
      ' ',
    ),
  ),
  pt: new Set('o os um uma de e ou do da dos das com para por seu sua em no na que'.split(' ')),
  it: new Set('il lo gli un uno una di e o che per con nel della dei del la le'.split(' ')),
  nl: new Set('de het een en of van voor met je jouw uw te'.split(' ')),
};

// Whole endings although the last word also dangles: "what you want to", "plan A".
const wholeEnding =
  /^(?:cada|each|log|sign|come|tune|zoom|drop|want|need|like|have|used|love|laugh|look|plan|vitamin|team|geht)$/;

export const cutOff: PolicyRule = {
  id: 'policy.cut-off',
  message: 'stops in mid-sentence. Finish the sentence or shorten it whole.',
  find({ tokens, tongue: { languages }, folded }) {
    const { cased, original } = folded;
    const last = tokens.at(-1);
    if (last?.kind !== 'word' || tokens.length < 2 || last.end !== cased.trimEnd().length)
      return [];
    const words = danglers[languages[0] ?? ''];
    const isName = last.text.length < 3 && /^[A-Z]/.test(cased.slice(last.start));
    // Portuguese "dá" is a verb, "da" is not.
    if (/[áàâéèêíóôú]/.test(original.slice(...originalSpan(folded, last.start, last.end))))
      return [];
    if (!words?.has(last.text) || isName || wholeEnding.test(tokens.at(-2)?.text ?? '')) return [];
    return [[tokens.length - 1, tokens.length]];
  },
  scan(text) {
    const trimmed = text.trimEnd();
    const tail = /(?:…|\.{3,}|[,;–—&(/]|\s-)$/u.exec(trimmed);
    return tail ? [[tail.index, trimmed.length]] : [];
  },
};

const leaks =
  /\{\{|\}\}|\$\{|<%|%>|\{%|\{\s?\w{1,30}\s?\}|\[object Object\]|\[(?:your|first|last|full|insert|product|brand|company|customer|client|user|city|date|price|name|nombre|nom|cta|link|url|offer|benefit|audience)[ _\p{L}]{0,30}\]|(?<!\p{L})undefined(?!\p{L})|(?<=(?:with|by|for|from|is|dear|hi|hello|=|:)\s)null(?!\p{L})|lorem ipsum|<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,80})?\/?>|#(?:NAME|REF|VALUE)[?!]|__[a-z]{1,30}__|&(?:amp|nbsp|quot|lt|gt);/giu;
const casedLeaks =
  /%[sd](?![\p{L}])|%[A-Z_]{3,30}%|\[[A-Z]\p{L}{0,20}(?:[ _]\p{L}{1,20}){0,3}\]|\[[A-Z_ ]{2,30}\]|(?<!\p{L})NaN(?!\p{L})|(?<!\p{L})(?:TODO|TBD|FIXME|XXX)(?!\p{L})|<[A-Z_ ]{3,20}>/gu;

export const templateLeak: PolicyRule = {
  id: 'policy.template-leak',
  message: 'is a leftover of a template. Put the real words in.',
  scan(text) {
    if (!/[{}[\]<>%_&#$]|undefined|null|nan|lorem|todo|tbd|fixme|xxx/i.test(text)) return [];
    return [leaks, casedLeaks].flatMap((pattern) => rangesOf(text, pattern));
  },
};
