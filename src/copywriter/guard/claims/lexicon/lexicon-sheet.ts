import { listsBy, series, valuesOf } from '../../../../kernel/folding/word-index.ts';
import { patternsOf } from '../phrases/table.ts';
import { type Lexicon, patternFields, valueFields, wordFields } from './lexicon.ts';

/** How each field of a lexicon is read; all others are lists of words. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(patternFields.map((name) => [name, patternsOf])),
  ...Object.fromEntries(valueFields.map((name) => [name, valuesOf])),
  time: listsBy('second minute hour day week month year'),
  adverbs: listsBy('day week fortnight month year hour'),
};

const fields = new Set(['count', 'nouns', 'predicates', ...wordFields, ...Object.keys(readers)]);

/** Of a language that is known by a few words only, most fields stay so. */
const blank = Object.fromEntries([...fields].map((field) => [field, readers[field]?.('') ?? '']));

const part = /^([a-zA-Z]+)(?:\.([a-z]+)| (\d+)(?: by (\d+))?)?: (.*)$/s;

/**
 * A language's words about numbers are kept as a sheet: a line "field: …" opens a field, lines
 * without a name go on with it. "nouns.customer: …" is one list of several; "count 20 by 10: …" are
 * numbers in order.
 */
export const lexiconOf = (language: string, sheet: string): Lexicon => {
  const numbers: Record<string, number> = {};
  const read: Record<string, unknown> = { ...blank, language };
  for (const lines of sheet.trim().split(/\n\s*(?=[a-zA-Z.]+(?: \d+(?: by \d+)?)?: )/)) {
    const [, field = '', of, first, step = '1', text = ''] = part.exec(lines) ?? [];
    if (!fields.has(field)) throw new Error(`a lexicon has no field for: ${lines.slice(0, 40)}`);
    if (field === 'count') Object.assign(numbers, series(Number(first), text, Number(step)));
    else if (field === 'numbers') Object.assign(numbers, valuesOf(text));
    else if (of) read[field] = Object.assign({}, read[field], { [of]: text });
    else read[field] = readers[field]?.(text) ?? text;
  }
  // Each field was read as its name asks for; which of them are there is the sheet's matter.
  return { ...read, numbers } as Lexicon;
};
