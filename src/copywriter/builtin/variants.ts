import type { Pause } from '../../kernel/fairness/portions.ts';
import { checkText, checkVariant } from '../guard/guard.ts';
import { standsBeside } from '../guard/shape.ts';
import { writerWords } from '../language.ts';
import {
  type Brief,
  type CallToActionType,
  type Claim,
  categoryLabels,
  hookCategories,
  type Level,
  limits,
  type Variant,
} from '../types.ts';
import type { ClosingKind } from './call-to-action.ts';
import {
  answerTo,
  type FilledLine,
  fillingsOf,
  inTurn,
  isTelling,
  linesOf,
  strongFacts,
} from './hooks.ts';
import { type Material, type Piece, saidOf, sentenceOf, withoutEnd } from './material.ts';

/** How the facts stand below the opening: a list under the product line, in one line, numbered, or under whom a fact is told of. */
type Shape = 'ticks' | 'line' | 'numbers' | 'fact';

/** How many facts each shape takes. */
const wantedFacts: Record<Shape, number> = { ticks: 3, line: 2, numbers: 3, fact: 2 };

/** What an ad begins with; the first paragraph is the hook, or the hook with what answers it. */
type Lead = FilledLine & {
  angle: string;
  shape: Shape;
  hook: string;
  /** Whether it begins with something of its own, or with what another ad began with in other words. */
  isOwn: boolean;
};

/** Every way to begin an ad for this brief: a pain, the offer, proof, benefits, the name; then these in other company. */
const leadsFor = (material: Material, { language }: Brief): Lead[] => {
  const words = writerWords(language);
  const { offer, product, facts } = material;
  const hasReasons = facts.length >= wantedFacts.numbers;
  const leads = (angle: string, shape: Shape, lines: readonly FilledLine[], isOwn = true): Lead[] =>
    lines.map((line) => ({ ...line, hook: line.text, angle, shape, isOwn }));
  const framed = (frame: string) => fillingsOf(frame, material, language);
  const plain = (piece: Piece): FilledLine => ({
    text: saidOf(piece, material, language),
    pieces: [piece],
  });
  const strong = strongFacts(material);
  // A question is answered at once by the fact that speaks of the same, a later one also by the offer.
  const pains = leads('Pain and answer', 'ticks', framed(words.question)).map((lead, at) => {
    const [pain] = lead.pieces;
    const fitting = pain && answerTo(pain, material);
    const answers = [fitting, at > 0 ? offer : null].flatMap((piece) =>
      piece ? [plain(piece)] : [],
    );
    const shape: Shape = at === 0 ? 'ticks' : 'line';
    return [
      ...answers.map(
        ({ text, pieces }): Lead => ({
          ...lead,
          shape,
          text: `${lead.text} ${text}`,
          pieces: [...lead.pieces, ...pieces],
        }),
      ),
      { ...lead, shape },
    ];
  });
  const benefits = leads(
    'One benefit',
    'fact',
    strong.filter(({ isPrice }) => !isPrice).map(plain),
  );
  const [proof, ...otherProof] = leads('Proof', 'fact', framed('{proof}.'));
  const introductions = words.introductions.map((frame, at) =>
    leads('Reasons', at === 0 ? 'numbers' : 'ticks', hasReasons ? framed(frame) : []),
  );
  const bank = hookCategories
    .filter((category) => category !== 'social-proof')
    .map((category) =>
      leads(categoryLabels[category], 'line', linesOf(category, material, language), false),
    );
  const neutral = hookCategories.flatMap((category) =>
    leads(
      categoryLabels[category],
      'line',
      words.hooks[category].neutral.map((text) => ({ text, pieces: [] })),
      false,
    ),
  );
  return [
    ...(pains[0] ?? []),
    ...leads('The offer', 'line', offer ? [plain(offer)] : []),
    proof,
    benefits[0],
    ...(pains[1] ?? []),
    ...(introductions[0] ?? []),
    ...inTurn([pains.slice(2).flat(), benefits.slice(1), otherProof]),
    ...(introductions[1] ?? []),
    ...leads('Price', 'line', strong.filter(({ isPrice }) => isPrice).map(plain)),
    ...leads('Product in short', 'line', product ? [plain(product)] : [], false),
    ...inTurn(bank),
    ...neutral,
  ].filter((lead) => lead !== undefined);
};

/** An angle that another ad of the call has already is told apart by how the ad begins. */
const angleFor = ({ angle, hook }: Lead, done: readonly ComposedVariant[]): string => {
  const isFree = (name: string) => done.every(({ variant }) => variant.angle !== name);
  const words = hook.split(/\s+/);
  // A number that is cut is another number.
  const end = words.findIndex((word) => /\d/.test(word));
  const fronts = words.slice(0, end < 0 ? words.length : end);
  const names = [...fronts.map((_, at) => words.slice(0, at + 1).join(' ')).slice(2), hook];
  const all = [angle, ...names.map((name) => `${angle}: ${withoutEnd(name)}`)];
  return all.find(isFree) ?? `${angle} ${done.length + 1}`;
};

type ComposedVariant = {
  variant: Variant;
  claims: Claim[];
  /** The entries it prints. */
  used: Piece[];
  /** Its lines and sentences, whatever signs stand around them. */
  sentences: string[];
  lead: Lead;
};

/** Two ads share at most half of their lines and sentences. */
const differ = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((part) => other.includes(part)).length;
  return shared * 2 <= Math.min(one.length, other.length);
};

/** A fact may be typed as several sentences; the marks around one make no difference. */
const sentencesOf = (line: string): string[] =>
  line
    .replace(/^(?:✓|\d\.) /u, '')
    .split(/(?<=[.!?…]["”»)]?)\s+/u)
    .map((part) => withoutEnd(part.replace(/[¿?]/g, '')).toLowerCase())
    .filter(Boolean);

/** The words of the ad that print a fact, and the words of the brief that they are. */
const claimOf = ({ id, typed, text }: Piece, printed: string): Claim[] => {
  const at = printed.toLowerCase().indexOf(text.toLowerCase());
  if (id === null || at < 0) return [];
  const from = typed.toLowerCase().indexOf(text.toLowerCase());
  const quote = from < 0 ? typed : typed.slice(from, from + text.length);
  return [{ words: printed.slice(at, at + text.length), sources: [{ fact: id, quote }] }];
};

type Desk = {
  brief: Brief;
  material: Material;
  callToAction: CallToActionType;
  closingKind: ClosingKind;
};

/** Ads share paragraphs, and each is split once. */
type BusyDesk = Desk & {
  sentencesOf: (paragraph: string) => readonly string[];
  min: number;
};

/** What an ad may say after its opening; `cost` tells how much better another would be. */
type Plan = {
  facts: Piece[];
  offer: Piece | null;
  /** Who speaks: the product line, what stands behind a name that was said, or the name alone. */
  sign: Piece | null;
  closing: string | null;
  cost: number;
};

/** Who may be named below an opening, the best first: the page's own name stands above every ad. */
const signsFor = ({ text, pieces, shape }: Lead, material: Material): Piece[] => {
  const { product, name, description } = material;
  const [line, what] = [product ? [product] : [], description ? [description] : []];
  const isNamed = name !== null && text.includes(name);
  const signs = isNamed
    ? what
    : ['ticks', 'fact'].includes(shape)
      ? [...line, ...what]
      : [...what, ...line];
  const said = text.toLowerCase();
  return signs.filter(
    (piece) => !pieces.includes(piece) && !said.includes(piece.text.toLowerCase()),
  );
};

const maxSupport = 4;
const minListed = 2;

/** Sets of up to three facts with the sum of their places in the list. */
const setsOf = (support: readonly Piece[]): { facts: Piece[]; at: number }[] => {
  const sets: { facts: Piece[]; at: number }[] = [{ facts: [], at: 0 }];
  for (const [at, fact] of support.slice(0, maxSupport).entries())
    for (const set of sets.filter(({ facts }) => facts.length < 3))
      sets.push({ facts: [...set.facts, fact], at: set.at + at });
  return sets;
};

/** Everything that can follow an opening, best first. */
const plansFor = (
  lead: Lead,
  { material }: Desk,
  closing: string,
  done: ComposedVariant[],
): Plan[] => {
  const uses = (piece: Piece) => done.filter(({ used }) => used.includes(piece)).length;
  const support = material.facts
    .filter((fact) => !lead.pieces.includes(fact))
    .map((fact, at) => ({ fact, rank: uses(fact) * 10 + at }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ fact }) => fact);
  const isOffered = material.offer !== null && lead.pieces.includes(material.offer);
  const signs = signsFor(lead, material);
  const wanted = wantedFacts[lead.shape] - Math.max(0, lead.pieces.length - 1);
  const order = (one: Piece, other: Piece) =>
    Number(one.isPrice) - Number(other.isPrice) ||
    material.facts.indexOf(one) - material.facts.indexOf(other);
  const min = lead.shape === 'numbers' ? minListed : 0;
  const sets = setsOf(support).filter((set) => set.facts.length >= min);
  const plans = sets.flatMap(({ facts, at }) =>
    (isOffered ? [null] : [material.offer, null]).flatMap((offer) =>
      [...signs, null].flatMap((sign, step) =>
        [closing, null].map((line) => ({
          // In the customer's order, a price last.
          facts: [...facts].sort(order),
          offer,
          sign,
          closing: line,
          cost:
            Math.abs(facts.length - wanted) * 2 +
            at * 0.5 +
            (offer === null ? 2 : 0) +
            (sign === null && signs.length > 0 ? 6 : step) +
            (line === null ? 3 : 0),
        })),
      ),
    ),
  );
  return plans.sort((a, b) => a.cost - b.cost);
};

const maxInLine = 50;
const maxLine = 110;

const tick = ({ text }: Piece): string => `✓ ${text}`;

/** Entries in one line, parted by dots, where all are short. */
const dotted = (pieces: readonly Piece[]): string[] => {
  const line = pieces.map(({ text }) => text).join(' · ');
  const isShort = ({ text }: Piece) => text.length <= maxInLine && !/[.!?;:](?:\s|$)|·/u.test(text);
  return pieces.length >= minListed && line.length <= maxLine && pieces.every(isShort)
    ? [line]
    : [];
};

/** Facts in the customer's words: two phrases make no sentence, so they stand in one line, or each in its own. */
const linesFrom = (facts: readonly Piece[]): string[] => {
  const line = dotted(facts);
  if (line.length > 0) return line;
  return facts.map(facts.length < minListed ? ({ text }) => sentenceOf(text) : tick);
};

/** "That is Tidewater, planning software", where the line begins with a name. */
const presented = (line: string, { name }: Material, frame: string): string =>
  name !== null && line.startsWith(name) ? frame.replace('{line}.', line) : line;

/** Paragraphs of an ad: the opening, who speaks and what it gives, the offer and the closing line. */
const paragraphsOf = (
  { shape, text, pieces }: Lead,
  { facts, offer, sign, closing }: Plan,
  { brief, material }: Desk,
): string[] => {
  const { colon, presents } = writerWords(brief.language);
  const signs = sign === null ? [] : [sign];
  const end = [...(offer ? [sentenceOf(offer.text)] : []), ...(closing === null ? [] : [closing])];
  const line = signs.map((piece) => sentenceOf(piece.text));
  const texts = facts.map((fact) => fact.text);
  // The name stands in the opening: what it is comes below its reasons.
  if (shape === 'numbers')
    return [
      text,
      texts.map((one, at) => `${at + 1}. ${one}`).join('\n'),
      [...line, ...end].join(' '),
    ];
  if (shape === 'ticks' && facts.length >= minListed) {
    // One colon is enough in a line.
    const above = line.map((one) => (one.includes(':') ? one : `${withoutEnd(one)}${colon}`));
    return [text, [...above, ...facts.map(tick)].join('\n'), end.join(' ')];
  }
  // Behind an offer comes what it is worth, and who makes it last.
  if (material.offer !== null && pieces.includes(material.offer) && facts.length >= minListed)
    return [text, linesFrom(facts).join('\n'), [...line, ...end].join(' ')];
  const isPresented = shape === 'fact' && material.name !== null;
  const told = isPresented ? line.map((one) => presented(one, material, presents)) : line;
  const isSentence = signs.some(({ typed }) => /[.!?]$/.test(typed));
  const together = isPresented || isSentence ? [] : dotted([...signs, ...facts]);
  const middle = together.length > 0 ? together : [...told, ...linesFrom(facts)];
  return [text, middle.join('\n'), end.join(' ')];
};

/** The line under the picture and the one below it: the offer, or what the body does not say. */
const linesUnder = (
  { facts, offer, sign }: Plan,
  lead: Lead,
  { material, brief, closingKind }: Desk,
  taken: readonly string[],
): Pick<Variant, 'headline' | 'description'> | null => {
  const { closings, hooks, question } = writerWords(brief.language);
  const { title, description: line } = material;
  const all = material.facts.filter(({ isRough }) => !isRough);
  const unsaid = all.filter((piece) => ![...lead.pieces, ...facts].includes(piece));
  const isNew = (text: string) => !lead.text.includes(text);
  const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).filter(isNew);
  const offers = textsOf(material.offer ? [material.offer] : []);
  const names = textsOf(line ? [line] : []);
  const titles = title === null ? [] : [title];
  const calls = closings[closingKind].map(withoutEnd);
  const asked = fillingsOf(question, material, brief.language).map(({ text }) => text);
  const fill = hookCategories.flatMap((category) => hooks[category].neutral.map(withoutEnd));
  const headline = [
    ...offers,
    ...textsOf(unsaid.filter(isTelling)),
    ...names,
    ...textsOf(facts.filter(isTelling)),
    ...titles,
    ...asked.filter(isNew),
    ...textsOf(unsaid),
    ...(title === null ? [] : textsOf(all).map((text) => `${title}: ${text}`)),
    ...calls,
    ...fill.filter(isNew),
  ].find((text) => text.length <= limits.headline && !taken.includes(text));
  const description = [
    ...textsOf(unsaid),
    ...(sign === null ? names : []),
    ...titles,
    ...names,
    ...textsOf([...facts, ...(offer ? [offer] : [])]),
    ...calls,
  ].find((text) => text.length <= limits.description && !headline?.includes(text));
  return headline && description ? { headline, description } : null;
};

/** Ads with this lead that say something new, best first. */
function* compose(lead: Lead, desk: BusyDesk, done: ComposedVariant[]): Generator<ComposedVariant> {
  const { brief, material, callToAction, closingKind } = desk;
  if (lead.hook.length > limits.hook) return;
  const words = writerWords(brief.language);
  const closings = [...words.closings[closingKind], words.closing];
  const closing = closings[done.length % closings.length] ?? '';
  for (const plan of plansFor(lead, desk, closing, done)) {
    const { facts, offer, sign } = plan;
    const used = [...lead.pieces, ...facts, ...[offer, sign].filter((piece) => piece !== null)];
    const paragraphs = paragraphsOf(lead, plan, desk).filter(Boolean);
    const sentences = paragraphs.flatMap(desk.sentencesOf);
    if (sentences.length < desk.min) continue;
    if (done.some((other) => !differ(sentences, other.sentences))) continue;
    const taken = done.map(({ variant }) => variant.headline);
    const under = linesUnder(plan, lead, desk, taken);
    if (under === null) return;
    const variant = {
      id: `v${done.length + 1}`,
      angle: angleFor(lead, done),
      hook: lead.hook,
      primary_text: paragraphs.join('\n\n'),
      ...under,
      call_to_action_type: callToAction,
    };
    const printed = [variant.primary_text, under.headline, under.description].join('\n');
    const shown = [...material.facts, ...(material.offer ? [material.offer] : [])].filter(
      (piece) => [under.headline, under.description].includes(piece.text) && !used.includes(piece),
    );
    const claims = [...used, ...shown].flatMap((piece) => claimOf(piece, printed));
    yield { variant, claims, used, sentences, lead };
  }
}

const isAmong = (level: Level, levels: readonly Level[]): boolean => levels.includes(level);

/** Whether the guard has nothing of these levels against an ad. */
const isFine = ({ variant }: ComposedVariant, brief: Brief, levels: readonly Level[]): boolean =>
  [...checkVariant(variant, 0, brief)].flat().every(({ level }) => !isAmong(level, levels));

/** What the guard refuses so often stands with the opening, whatever follows. */
const maxTries = 6;

/** So many lines and sentences make an ad; what is shorter, or what only a reader can judge, waits until nothing else is left. */
const passes: [minSentences: number, levels: readonly Level[]][] = [
  [3, ['stop', 'hold']],
  [1, ['stop']],
];

/** Ads from the facts of the brief, as many as asked for or as the brief and our lines can carry. */
export const composeVariants = async (asked: Desk, pause: Pause): Promise<ComposedVariant[]> => {
  const { brief, material } = asked;
  const split = new Map<string, readonly string[]>();
  const desk = {
    ...asked,
    sentencesOf: (paragraph: string) => {
      const known = split.get(paragraph) ?? paragraph.split('\n').flatMap(sentencesOf);
      split.set(paragraph, known);
      return known;
    },
  };
  const leads = leadsFor(material, brief);
  const done: ComposedVariant[] = [];
  for (const [min, levels] of passes) {
    for (const lead of leads) {
      if (done.length === brief.num_variants) return done;
      await pause();
      if (done.some(({ variant }) => variant.hook === lead.hook)) continue;
      // What is wrong with the opening stays wrong whatever follows.
      if (checkText(lead.text, brief).some(({ level }) => isAmong(level, levels))) continue;
      const others = done.map(({ variant }) => variant);
      let tries = 0;
      for (const composed of compose(lead, { ...desk, min }, done)) {
        if (tries === maxTries || !standsBeside(composed.variant, others, brief)) break;
        tries += 1;
        await pause();
        if (!isFine(composed, brief, levels)) continue;
        done.push(composed);
        break;
      }
    }
  }
  return done;
};
