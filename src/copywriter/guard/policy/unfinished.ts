import { originalSpan } from '../../../kernel/folding/fold.ts';
import { setOf } from '../../../kernel/folding/word-index.ts';
import { type PolicyRule, rangesOf } from './rule.ts';

/** Words that end no phrase, by language. */
const danglers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('a an the and or but of your our their my every because if which while'),
  es: setOf('el los las de del y o con para por sus mi al'),
  fr: setOf('de des du et ou votre vos au aux'),
  de: setOf('des und oder fur von im ihre deine'),
  pt: setOf('de e ou do da dos das com para por seu sua em no na que'),
  it: setOf('il gli di e o che per con nel della dei del'),
  nl: setOf('de een en of te'),
};

/** Words that end a whole sentence well ("so simple is it" in Dutch), but no phrase without a verb. */
const loose: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('for with to from by as than that its into when at'),
  es: setOf('la un'),
  fr: setOf('le la les un une pour avec dans sur'),
  de: setOf('der die das den dem ein eine einen ihr dein'),
  pt: setOf('o os'),
  it: setOf('un gli'),
  nl: setOf('het van voor met je jouw uw'),
};

const verbal =
  /^(?:i|you|we|it|they|is|are|s|re|ve|ll|was|have|ist|sind|es|wir|est|sont|c|nous|vous|son|hay|sono|sao|tem|zijn|was|ben|wij)$/;

export const cutOff: PolicyRule = {
  id: 'policy.cut-off',
  message: 'stops in mid-sentence. Finish the sentence or shorten it whole.',
  find({ tokens, tongue: { languages }, folded }) {
    const { cased, original } = folded;
    const last = tokens.at(-1);
    if (last?.kind !== 'word' || tokens.length < 2 || last.end !== cased.trimEnd().length)
      return [];
    const language = languages[0] ?? '';
    const isShort = tokens.length <= 6 && !tokens.some(({ text }) => verbal.test(text));
    const isOpen =
      danglers[language]?.has(last.text) || (isShort && loose[language]?.has(last.text));
    // "£9 a month after that" is whole.
    if (last.text === 'that' && /^(?:after|for|like|than)$/.test(tokens.at(-2)?.text ?? ''))
      return [];
    // Portuguese "dá" is a verb, "da" is not.
    if (/[áàâéèêíóôú]/.test(original.slice(...originalSpan(folded, last.start, last.end))))
      return [];
    return isOpen ? [[tokens.length - 1, tokens.length]] : [];
  },
  scan(text) {
    const trimmed = text.trimEnd();
    const tail = /(?:…|\.{3,}|[,;&(/]|(?<!\d[.,])[–—]|\s-)$/u.exec(trimmed);
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
