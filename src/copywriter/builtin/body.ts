import { limits } from '../types.ts';
import { upperFirst } from './capitals.ts';
import type { Ledger } from './ledger.ts';
import { contentWords, phraseFinder } from './likeness.ts';
import { withinSentence } from './phrases.ts';
import { type Choice, sayable } from './pick.ts';
import type { Fact } from './reading/material.ts';
import { opensWithAnswer } from './reading/names.ts';
import { isPlaces } from './reading/plain-line.ts';
import type { Product } from './reading/product.ts';
import { sentencesOf } from './sentences.ts';
import { factsFor, type Lead, occasionFor, type Voice } from './voice.ts';

/** A text in the making: whose, which phrases lead, and where it stands in the answer. */
export type Scene = {
  voice: Voice;
  ledger: Ledger;
  lead: Lead;
  index: number;
  isList: boolean;
  /** Whether a line may be printed on its own. */
  mayPrint: (text: string) => boolean;
};

/** A price such as "60.–" has its own end. */
const sentence = (text: string) =>
  `${upperFirst(text)}${/[.?!…]$|(?:\p{L}{5}\.|[?!]) \([^()]*[.?!]\)$|\.[-–]$/u.test(text) ? '' : '.'}`;

/**
 * A line that repeats no word of the text before it ("Free quote. Ask for your quote."), then the one
 * least used so far; among equals the trade's own, then the tone's, then in rotation.
 */
const closerFor = (before: string, { voice, ledger, lead, index, mayPrint }: Scene) => {
  const frames = voice.pack.texts.closers[voice.closing];
  const said = contentWords(before);
  const repeats = ({ text }: Choice) =>
    // "Go on, then. … Go on, take a peek."
    before.includes(text.slice(0, 6)) ||
    [...contentWords(text)].some((word) => !smallWords.has(word) && said.has(word));
  const occasion = occasionFor(voice, lead, index);
  const choices = [...sayable(frames, occasion)].filter(({ text }) => mayPrint(text));
  const used = (choice: Choice) =>
    (ledger.frames.get(choice.source) ?? 0) + (repeats(choice) ? costOfRepeat : 0);
  const least = Math.min(...choices.map(used));
  return choices.find((choice) => used(choice) === least);
};

/** Longer than three letters, and yet they repeat nothing; "nous" and "vous" have lost their s. */
const smallWords: ReadonlySet<string> = new Set(['your', 'nou', 'vou', 'pour', 'para', 'voor']);

/** A repeated word is as tiresome as the same line for the third time. */
const costOfRepeat = 2;

/** What the line says besides its label, which stands in front of it or somewhere within. */
const behind = ({ line, label }: Product) => {
  const at = line.indexOf(label);
  const rest = at < 0 ? line : line.slice(at + label.length);
  // "(est. 1988)" goes; a town is told.
  return rest
    .replace(
      /^ \((?:(\p{Lu}[^()]*\p{Ll}{2}[^().]*)|[^()]*)\)(?:\s*[:,.–-])?\s*/u,
      (_, town?: string) => (town ? `${town} – ` : ''),
    )
    .replace(/^[\s.,:–-]+/u, '');
};

/** "Edge Wagon at a glance. Knife sharpening": a name that was said does not end the next line. */
const withoutEnd = (line: string, name: string | null, isSaid: (text: string) => boolean) =>
  name !== null && isSaid(name) && line.endsWith(` – ${name}`)
    ? line.slice(0, -name.length - 3)
    : line;

const introOf = ({ material, pack }: Voice, hook: string, isSaid: (text: string) => boolean) => {
  const { product, identity, shortIdentity, audience } = material;
  const isNamed = audience !== null && isSaid(audience);
  if (identity === '') return '';
  const whole = isNamed ? shortIdentity : identity;
  // "Sounds familiar? Wasps? Call Stefaan": one question is enough.
  const answer = whole.replace(/^[^.?]+\?\s+/u, '');
  // "Panels to clean? Blinkdak, Zwolle": what the question alone names is not left out.
  const isTold =
    (/(?<!\p{L})\p{Ll}{5}/u.test(answer) &&
      !/(?<!\p{L})(?:ze|hem|them|ihn)(?!\p{L})/u.test(answer)) ||
    pack.tag.startsWith('de');
  const answered = hook.endsWith('?') && isTold && !opensWithAnswer(answer) ? answer : whole;
  // "Tour + 6 oysters" does not name what is called "Oysters".
  const isCalled =
    isSaid(product.label) && (/\s/u.test(product.label) || hook.includes(product.label));
  const [next = ''] = product.line.includes(`${product.label} (`)
    ? []
    : behind(product).split(/, | – /u);
  // "Boreholes Paarl, Wellington, …": the towns stay together.
  const isTorn =
    isPlaces(product.label.split(' ').at(-1) ?? '', pack) && next !== '' && isPlaces(next, pack);
  if (!isCalled || isTorn) return sentence(withoutEnd(answered, product.name, isSaid));
  // "Moth & Meadow at a glance.": what it is comes behind it.
  const [place = '', ...more] = sentencesOf(behind(product) || (product.what ?? ''));
  // "Moth & Meadow at a glance. Leeds – curtains to measure": a town alone is no sentence.
  const told = more.join('. ');
  // "Jan Peeters" keeps his capital.
  const goesOn = /^\p{L}+(?:,? |\/)\p{Ll}/u.test(told)
    ? withinSentence(told, pack, product.label)
    : told;
  const rest =
    told !== '' && isPlaces(place, pack)
      ? `${place} – ${goesOn}`
      : [place, told].filter(Boolean).join('. ');
  const isTown = /^[\p{L}’'-]+$/u.test(rest) && isPlaces(rest, pack);
  return rest === '' || isTown || isSaid(rest) ? '' : sentence(rest);
};

const mostFacts = 4;
const mostEntries = 6;

/** How many facts a text tells: not the same number every time, and never one left over. */
const shareOf = (facts: readonly Fact[], index: number) =>
  facts.length <= mostFacts ? facts : facts.slice(0, index % 2 === 0 ? mostFacts : 3);

/** "… tuition incl.", "… from age 8": the full stop behind it would be read as a part of it, or with what follows. */
const endsOpen = (text: string) => /[\d.–-]$/u.test(text);

/** One behind the other; what ends open has its line to itself. */
const flow = (parts: readonly string[], open: readonly string[]) =>
  parts.filter(Boolean).reduce(
    (text, part) =>
      // Behind a colon it has no capital.
      `${text}${open.some((end) => text.endsWith(end.slice(1))) ? '\n' : text && ' '}${part}`,
    '',
  );

/** What follows the hook: what it is, what speaks for it, what it costs, what to do. */
export const bodyOf = (hook: string, scene: Scene): { text: string; sources: string[] } => {
  const { voice, lead, index, isList } = scene;
  const { facts, proofs, terms, prices, offer, product } = voice.material;
  const isSaid = phraseFinder(hook);
  const isNew = (text: string) => !isSaid(text);
  const intro = introOf(voice, hook, isSaid);
  const offerLine = offer === null || isSaid(offer) ? '' : sentence(offer);
  const newFacts = factsFor(voice, lead).filter(({ text }) => isNew(text));
  const share = new Set(shareOf(newFacts, index));
  // In the customer's own order: "after that" and "they" look back.
  const inOrder = facts.filter((fact) => share.has(fact)).map(({ text }) => text);
  const behindFacts = [...proofs, ...terms, ...prices].filter(isNew);
  const said = [...inOrder, ...behindFacts];
  // A list where sentences would run into each other, or would be none.
  const asList =
    isList ||
    said.slice(0, -1).some(endsOpen) ||
    said.some((text) => /[;·]/u.test(text)) ||
    said.filter((text) => text.split(' ').length < 3).length > 1;
  const told = asList
    ? [...facts.map(({ text }) => text).filter(isNew), ...behindFacts]
        .slice(0, mostEntries)
        .map((entry) => `${isList ? '✓' : '•'} ${upperFirst(entry)}`)
        .join('\n')
    : said.map(sentence).join(' ');
  const open = [offer ?? '', product.line, ...said, ...facts.map(({ text }) => text)]
    .filter(endsOpen)
    .map(sentence);
  const opensTogether = `${hook} ${intro}`.length <= limits.firstScreen;
  const opening = opensTogether
    ? [flow([hook, intro], open), told]
    : [hook, ...(asList ? [intro, told] : [flow([intro, told], open)])];
  const closer = closerFor([hook, offerLine, told].join(' '), scene);
  const ending = flow([offerLine, closer?.text ?? ''], open);
  const text = [...opening, ending].filter(Boolean).join('\n\n');
  return { text, sources: closer ? [closer.source] : [] };
};
