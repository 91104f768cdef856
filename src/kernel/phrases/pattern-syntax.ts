import { fold } from '../folding/fold.ts';
import { tokenise } from './tokens.ts';

/**
 * Phrases over words rather than letters, so matching stays linear and safe:
 *   word   stem*   (one|of these|or*)   optional?   @class   _ any word   ~3 up to three words   # a number
 * The class @name is the product's own name, whatever the brief calls it.
 */
export type Element = {
  exact: ReadonlySet<string>;
  stems: readonly string[];
  nouns: ReadonlySet<string>;
  number: boolean;
  anyWord: boolean;
  gap: number;
  optional: boolean;
};

type Atom = string;
type Group = { choices: Item[][]; optional: boolean };
type Item = Atom | Group;

// Words go through the tokeniser so "won't" and "24/7" split as texts do.
const readAtom = (part: string): Atom[] => {
  if (/^~\d\d/.test(part)) throw new Error(`a gap is at most nine words: ${part}`);
  if (/^(?:@\w+\??|~\d|_\??|#\??)$/.test(part) || /[*?]$/.test(part) || part === '?') return [part];
  return tokenise({ flat: part }).map(({ text }) => text);
};

const lex = /\)\?|[()|]|[^\s()|-]+/g;

const readItems = (marks: string[], source: string): Item[] => {
  const open: { choices: Item[][] }[] = [{ choices: [[]] }];
  for (const mark of marks) {
    const top = open.at(-1);
    const choice = top?.choices.at(-1);
    if (!top || !choice) throw new Error(`unbalanced pattern: ${source}`);
    if (mark === '(') open.push({ choices: [[]] });
    else if (mark === '|') top.choices.push([]);
    else if (mark === ')' || mark === ')?') {
      open.pop();
      const group = { choices: top.choices, optional: mark === ')?' };
      open.at(-1)?.choices.at(-1)?.push(group);
    } else choice.push(...readAtom(mark));
  }
  const [whole] = open;
  if (open.length !== 1 || !whole || whole.choices.length !== 1)
    throw new Error(`unbalanced pattern: ${source}`);
  return whole.choices[0] ?? [];
};

const elementOf = (atoms: readonly Atom[], optional: boolean): Element => {
  const words = atoms.filter((atom) => !/^[@#_]/.test(atom) && !/^~\d$/.test(atom));
  return {
    exact: new Set(words.filter((word) => !word.endsWith('*'))),
    stems: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    nouns: new Set(atoms.filter((atom) => /^@./.test(atom)).map((atom) => atom.slice(1))),
    number: atoms.includes('#'),
    anyWord: atoms.includes('_'),
    gap: 0,
    optional,
  };
};

const isAtom = (choice: Item[]): choice is [Atom] =>
  choice.length === 1 && typeof choice[0] === 'string' && !/^~\d$|.\?$/.test(choice[0]);

const expandItem = (item: Item): Element[][] => {
  if (typeof item === 'string') {
    if (/^~\d$/.test(item)) return [[{ ...elementOf([], true), gap: Number(item.slice(1)) }]];
    const optional = item.length > 1 && item.endsWith('?');
    return [[elementOf([optional ? item.slice(0, -1) : item], optional)]];
  }
  const single = item.choices.filter(isAtom).map(([atom]) => atom);
  const longer = item.choices.filter((choice) => !isAtom(choice)).flatMap(expandItems);
  const whole = single.length > 0 ? [[elementOf(single, item.optional)], ...longer] : longer;
  return item.optional && single.length === 0 ? [[], ...whole] : whole;
};

const expandItems = (items: Item[]): Element[][] =>
  items.reduce<Element[][]>(
    (lines, item) => lines.flatMap((line) => expandItem(item).map((more) => [...line, ...more])),
    [[]],
  );

// An optional first word would leave nothing to look a pattern up by.
const withFirmHead = (line: Element[]): Element[][] => {
  const [head, ...rest] = line;
  if (!head?.optional || head.gap > 0) return [line];
  return [[{ ...head, optional: false }, ...rest], ...withFirmHead(rest)];
};

/** The plain lines of elements a pattern stands for. */
export const readPattern = (source: string): Element[][] => {
  const items = readItems(fold(source).flat.match(lex) ?? [], source);
  // Nothing follows that it could reach, so somebody meant something else.
  if (/^~\d$/.test(String(items.at(-1)))) throw new Error(`a pattern ends in a gap: ${source}`);
  return expandItems(items).flatMap(withFirmHead);
};
