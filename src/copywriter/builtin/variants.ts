import type { Pause } from '../../kernel/fairness/portions.ts';
import { checkText, checkVariant } from '../guard/guard.ts';
import { standsBeside } from '../guard/shape.ts';
import { type WriterWords, writerWords } from '../language.ts';
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
  type FilledFrame,
  fillingsOf,
  inTurn,
  isTelling,
  linesOf,
  strongFacts,
  turned,
} from './frames.ts';
import { inside, type Material, type Piece, sentenceOf, withoutEnd } from './material.ts';

/** What an ad begins with. */
type Lead = FilledFrame & {
  angle: string;
  /** For a pain, the fact that answers it. */
  answer: Piece | null;
  /** How the product is introduced after it. */
  next: 'turns' | 'presents';
  /** Whether it begins with something of its own, or with what another ad began with in other words. */
  isOwn: boolean;
};

/** "Connects to Shopify" with the name before it, where the product has one. */
const saidOf = (piece: Piece, { name }: Material, language: string): string =>
  sentenceOf(piece.isDeed && name !== null ? `${name} ${inside(piece, language)}` : piece.text);

/** A deed that can share a sentence with others. */
const isPlainDeed = ({ isDeed, text }: Piece, and: string): boolean =>
  isDeed && !/[.,;:–]/u.test(text) && !text.includes(` ${and} `);

/** Several things that the product does in one sentence: "Tallyroom works offline and imports from Batch". */
const deedsOf = (
  deeds: readonly Piece[],
  name: string,
  { and, language }: { and: string; language: string },
): string => {
  const said = deeds.map((piece) => inside(piece, language));
  const last = said.pop() ?? '';
  return sentenceOf(`${name} ${said.length > 0 ? `${said.join(', ')} ${and} ` : ''}${last}`);
};

const joined = (lines: readonly FilledFrame[]): FilledFrame => ({
  text: lines.map(({ text }) => text).join(' '),
  pieces: lines.flatMap(({ pieces }) => pieces),
});

/** As many of these as an opening has room for. */
const maxLeadFacts = 3;

const together = (lines: readonly FilledFrame[]): FilledFrame[] => {
  const sizes = [maxLeadFacts, maxLeadFacts - 1].filter((size) => size <= lines.length);
  const fits = sizes
    .map((size) => joined(lines.slice(0, size)))
    .find(({ text }) => text.length <= limits.hook);
  return fits ? [fits] : [];
};

/** With few ads to write, one opening may tell two troubles: none is needed for another ad. */
const minAdsApart = 5;

/** Every way to begin an ad for this brief: a pain, the offer, proof, benefits; then a price, the readers, and the rest in turn. */
const leadsFor = (
  material: Material,
  { language, num_variants }: Brief,
  isFineLine: (line: FilledFrame) => boolean,
): Lead[] => {
  const words = writerWords(language);
  const { pains, offer, product, name } = material;
  const leads = (
    angle: string,
    next: Lead['next'],
    lines: readonly FilledFrame[],
    isOwn = true,
  ): Lead[] => lines.map((line) => ({ ...line, angle, next, isOwn, answer: null }));
  const framed = (frame: string) => fillingsOf(frame, material, language);
  const plain = (piece: Piece): FilledFrame => ({
    text: saidOf(piece, material, language),
    pieces: [piece],
  });
  // A sentence is told, a phrase is asked, and a phrase beside a sentence is told with it.
  const asked = framed(words.question);
  const told = pains.map((piece, at) =>
    piece.isClause ? plain(piece) : (asked[at] ?? plain(piece)),
  );
  const two = pains.slice(0, 2);
  const isTold = two.some(({ isClause }) => isClause);
  const twoTroubles =
    num_variants < minAdsApart ? together(isTold ? two.map(plain) : told.slice(0, 2)) : [];
  const troubled = (line: FilledFrame, at: number): FilledFrame => {
    const tail = words.tails[at % words.tails.length] ?? '';
    const text = `${line.text} ${tail}`;
    return at > 0 && line.text.endsWith('.') && text.length <= limits.hook
      ? { ...line, text }
      : line;
  };
  const painLeads = leads(
    'Pain and answer',
    'turns',
    [...twoTroubles, ...told.map(troubled)].filter(isFineLine),
  ).map((lead) => {
    const [one] = lead.pieces;
    const answer = one ? answerTo(one, material) : null;
    const isAnswered = answer !== null && lead.text.endsWith('?');
    return { ...lead, answer, next: isAnswered ? 'presents' : lead.next };
  });
  const [pain, ...otherPains] = painLeads;
  const [proof, ...otherProof] = leads('Proof', 'presents', framed('{proof}.'));
  const strong = strongFacts(material)
    .filter(({ isPrice }) => !isPrice)
    .map(plain);
  const deeds = strong.flatMap(({ pieces: [piece] }) =>
    piece && isPlainDeed(piece, words.and) ? [piece] : [],
  );
  const deedsTogether = deeds.slice(0, 2);
  // What begins with its verb would need the name again and again.
  const others = strong.filter(({ pieces }) => !pieces.some(({ isDeed }) => isDeed));
  const several =
    name !== null && deedsTogether.length > 1
      ? [
          {
            text: deedsOf(deedsTogether, name, { and: words.and, language }),
            pieces: deedsTogether,
          },
        ]
      : // Facts alone would leave open what they are about.
        together([...(product ? [plain(product)] : []), ...others]);
  const benefits = leads('One benefit', 'presents', strong);
  const [benefit, ...otherBenefits] = [
    ...leads('Benefits', 'presents', several),
    ...benefits.filter(({ pieces }) => pieces.every(isTelling)),
  ];
  const [firstReaders = '', ...otherReaders] = words.readers;
  const [, cost = ''] = words.prices;
  const first = [
    pain,
    ...leads('The offer', 'presents', offer ? [plain(offer)] : []),
    proof,
    benefit,
  ];
  const bank = hookCategories
    .filter((category) => category !== 'social-proof')
    .map((category) =>
      leads(categoryLabels[category], 'presents', linesOf(category, material, language), false),
    );
  const neutral = hookCategories.flatMap((category) =>
    leads(
      categoryLabels[category],
      'presents',
      words.hooks[category].neutral.map((text) => ({ text, pieces: [] })),
      false,
    ),
  );
  return [
    ...first.filter((lead) => lead !== undefined),
    ...inTurn([
      [
        ...leads('Readers', 'presents', framed(firstReaders)),
        ...leads('Price', 'presents', framed(cost)),
      ],
      otherPains,
      otherBenefits,
      otherProof,
    ]),
    ...leads('Product in short', 'presents', product ? [plain(product)] : [], false),
    ...leads('Readers', 'presents', otherReaders.flatMap(framed), false),
    ...benefits,
    ...inTurn(bank),
    ...neutral,
  ];
};

/** An angle that another ad of the call has already is told apart by how the ad begins. */
const angleFor = ({ angle, text }: Lead, done: readonly ComposedVariant[]): string => {
  const isFree = (name: string) => done.every(({ variant }) => variant.angle !== name);
  const words = text.split(/\s+/);
  const names = words.map((_, at) => `${angle}: ${withoutEnd(words.slice(0, at + 1).join(' '))}`);
  return [angle, ...names.slice(2)].find(isFree) ?? `${angle} ${done.length + 1}`;
};

type ComposedVariant = {
  variant: Variant;
  claims: Claim[];
  /** The entries it prints. */
  used: Piece[];
  /** What it says, whatever words of ours stand around an entry, and its single lines and sentences. */
  parts: string[];
  sentences: string[];
  lead: Lead;
};

/** Two ads share at most half of their lines and sentences. */
const differ = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((part) => other.includes(part)).length;
  return shared * 2 <= Math.min(one.length, other.length);
};

/** A fact may be typed as several sentences; the marks around one make no difference. */
const partsOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?…]["”»)]?)\s+|\n+/u)
    .map((part) => withoutEnd(part).toLowerCase())
    .filter(Boolean);

/** The words of the ad that print a fact, and the words of the brief that they are. */
const claimOf = (piece: Piece, printed: string, language: string): Claim[] => {
  const { id, typed, text } = piece;
  const words = [text, withoutEnd(typed), inside(piece, language)].find((one) =>
    printed.includes(one),
  );
  if (id === null || words === undefined) return [];
  const at = typed.toLowerCase().indexOf(words.toLowerCase());
  const quote = at < 0 ? typed : typed.slice(at, at + words.length);
  return [{ words, sources: [{ fact: id, quote }] }];
};

type Desk = {
  brief: Brief;
  material: Material;
  callToAction: CallToActionType;
  closingKind: ClosingKind;
};

/** What an ad may say after its opening; `cost` tells how much better another would be. */
type Plan = {
  facts: Piece[];
  offer: Piece | null;
  /** How the product is introduced. */
  sign: FilledFrame | null;
  /** Whom the ad is for, where it says so. */
  readers: string | null;
  closing: string | null;
  cost: number;
};

/** Who speaks: the product line in a sentence, what stands behind a name that was said, or the name alone. */
const signsFor = (
  { text: hook, next, pieces }: Lead,
  material: Material,
  { language, turn }: { language: string; turn: number },
): FilledFrame[] => {
  const { product, title, name, description } = material;
  if (product === null || hook.includes(product.text) || pieces.includes(product)) return [];
  const short = (text: string) => ({ text: sentenceOf(text), pieces: [{ ...product, text }] });
  if (name !== null && hook.includes(name))
    return description === null || hook.includes(description.text) ? [] : [short(description.text)];
  const frames = [...turned(writerWords(language)[next], turn), '{line}.'];
  const [first] = frames.flatMap((frame) => fillingsOf(frame, material, language));
  // "Time for Tidewell: a scheduling app" prints the product line in two parts.
  const parts = [name, description?.text].filter((text) => text != null);
  const printed = ({ text }: FilledFrame): Piece[] =>
    text.includes(product.text) ? [product] : parts.map((part) => ({ ...product, text: part }));
  return [
    ...(first ? [{ text: first.text, pieces: printed(first) }] : []),
    ...(title === null || title === product.text ? [] : [short(title)]),
  ];
};

const maxSupport = 4;
/** With more facts than this an opening is followed by three of them. */
const minRich = 6;

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
  { brief, material }: Desk,
  closing: string,
  done: ComposedVariant[],
): Plan[] => {
  const words = writerWords(brief.language);
  const uses = (piece: Piece) => done.filter(({ used }) => used.includes(piece)).length;
  const support = material.facts
    .filter((fact) => !lead.pieces.includes(fact))
    .map((fact, at) => ({ fact, rank: fact === lead.answer ? -1 : uses(fact) * 10 + at }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ fact }) => fact);
  const isOffered = material.offer !== null && lead.pieces.includes(material.offer);
  const isRich = material.facts.length >= minRich;
  const wanted = isOffered || isRich ? 3 : 2;
  // Another product begins with another of these sentences.
  const turn =
    brief.product.length + done.filter(({ lead: other }) => other.next === lead.next).length;
  const signs = signsFor(lead, material, { language: brief.language, turn });
  const [readers] = isOffered ? fillingsOf(words.readers[0] ?? '', material, brief.language) : [];
  const plans = setsOf(support).flatMap(({ facts, at }) =>
    (isOffered ? [null] : [material.offer, null]).flatMap((offer) =>
      [...signs, null].flatMap((sign, step) =>
        [closing, null].map((line) => ({
          facts,
          offer,
          sign,
          readers: readers?.text || null,
          closing: line,
          cost:
            Math.abs(facts.filter(({ isPrice }) => !isPrice).length - wanted) * 2 +
            at * 0.5 +
            (offer === null ? 2 : 0) +
            (sign === null && signs.length > 0 ? 10 : step * 8) +
            (line === null ? 5 : 0),
        })),
      ),
    ),
  );
  return plans.sort((a, b) => a.cost - b.cost);
};

/** Facts as sentences; those that say what the product does share one. */
const proseOf = (
  facts: readonly Piece[],
  { name }: Material,
  words: WriterWords,
  language: string,
) => {
  const deeds = facts.filter((fact) => isPlainDeed(fact, words.and));
  const isShared = deeds.length > 1 && name !== null;
  return facts.flatMap((fact) => {
    if (!isShared || !deeds.includes(fact)) return [sentenceOf(fact.text)];
    return fact === deeds[0] ? [deedsOf(deeds, name, { and: words.and, language })] : [];
  });
};

const minListed = 3;

/** Paragraphs of an ad: the opening and what answers it, the product with its facts, price, offer and the closing line. */
const paragraphsOf = (
  lead: Lead,
  { facts, offer, sign, readers, closing }: Plan,
  { brief, material }: Desk,
): string[] => {
  const { language } = brief;
  const words = writerWords(language);
  // A question is answered at once; what was told is answered after the name of what helps.
  const answers = facts.filter((fact) => fact === lead.answer && lead.text.endsWith('?'));
  const prices = facts.filter(({ isPrice }) => isPrice).slice(0, 1);
  const others = facts.filter((fact) => !answers.includes(fact) && !prices.includes(fact));
  const isListed = others.length >= minListed;
  const lines = isListed
    ? others.map(({ text }) => `✓ ${text}`)
    : proseOf(others, material, words, language);
  // "For people with a balcony:" stands above a list, with a full stop before sentences.
  const above = (isListed ? readers?.replace('.', words.colon) : readers) ?? '';
  const intro = [sign?.text ?? '', above].filter(Boolean).join(' ');
  const middle = [...(intro ? [intro] : []), ...lines].join(isListed ? '\n' : ' ');
  const [ask = ''] = words.prices;
  const end = [
    ...prices.map(({ text }) => ask.replace('{price}', text)),
    ...(offer ? [sentenceOf(offer.text)] : []),
    ...(closing === null ? [] : [closing]),
  ];
  const opening = [lead.text, ...answers.map((fact) => saidOf(fact, material, language))].join(' ');
  // What began with the product and its facts goes on with them.
  const isAboutProduct = material.product !== null && lead.pieces.includes(material.product);
  const body = isAboutProduct && !isListed ? [`${opening} ${middle}`.trim()] : [opening, middle];
  return [...body, end.join(' ')].filter(Boolean);
};

/** The front of an entry that goes on behind a comma or in brackets. */
const frontOf = ({ text }: Piece): string => text.split(/,\s|\s\(/u, 1)[0] ?? text;

/** The line under the picture and the one below it: what the body does not say, where there is something. */
const linesUnder = (
  { facts, offer, closing }: Plan,
  lead: Lead,
  { material, brief, closingKind }: Desk,
  taken: readonly string[],
): Pick<Variant, 'headline' | 'description'> | null => {
  const words = writerWords(brief.language);
  const { title } = material;
  const line = material.description?.text;
  const all = [...(material.offer ? [material.offer] : []), ...material.facts].filter(
    ({ isRough }) => !isRough,
  );
  const said = all.filter((piece) => [...lead.pieces, ...facts, offer].includes(piece));
  const unsaid = all.filter((piece) => !said.includes(piece));
  const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);
  const names = [line, line?.split(', ', 1)[0]].filter((text) => text !== undefined);
  const offers = material.offer && !lead.pieces.includes(material.offer) ? [material.offer] : [];
  const closings = words.closings[closingKind];
  const benefits = textsOf(unsaid.filter(isTelling));
  const headline = [
    ...textsOf(unsaid.filter((piece) => offers.includes(piece))),
    ...(offers.length > 0 ? [...names, ...benefits] : [...benefits, ...names]),
    ...(title === null ? [] : [title]),
    // The body says the whole offer, so its front withholds nothing.
    ...(offer ? offers.map(frontOf) : []),
    ...textsOf(said.filter(isTelling)),
    ...textsOf(unsaid),
    ...(title === null ? [] : textsOf(all).map((text) => `${title}: ${text}`)),
    ...closings.map(withoutEnd),
    ...words.headlines,
  ].find((text) => text.length <= limits.headline && !taken.includes(text));
  const description = [
    ...textsOf(unsaid),
    ...(title === null ? [] : [title]),
    ...names,
    ...textsOf(said.filter((piece) => !lead.pieces.includes(piece))),
    ...[closing ?? '', ...closings].map(withoutEnd),
  ].find((text) => text && text.length <= limits.description && !headline?.includes(text));
  return headline && description ? { headline, description } : null;
};

/** Ads with this lead that say something new, best first. */
function* compose(lead: Lead, desk: Desk, done: ComposedVariant[]): Generator<ComposedVariant> {
  const { brief, material, callToAction, closingKind } = desk;
  const { language } = brief;
  const words = writerWords(language);
  if (lead.text.length > limits.hook) return;
  const closings = words.closings[closingKind];
  const closing = closings[done.length % closings.length] ?? '';
  const split = new Map<string, string[]>();
  const partsFor = (text: string): string[] => {
    const parts = split.get(text) ?? partsOf(text);
    split.set(text, parts);
    return parts;
  };
  // With other words before it, a fact is the same.
  const rest = lead.pieces.reduce((text, piece) => text.replace(piece.text, ''), lead.text);
  for (const plan of plansFor(lead, desk, closing, done)) {
    const { facts, offer, sign } = plan;
    const used = [...lead.pieces, ...facts, ...(offer ? [offer] : []), ...(sign?.pieces ?? [])];
    const said = [...lead.pieces, ...facts, ...(offer ? [offer] : [])].map(({ text }) => text);
    const isPriced = facts.some(({ isPrice }) => isPrice);
    const own = [sign?.text, plan.readers, plan.closing, isPriced ? words.prices[0] : null];
    const parts = [rest, ...said, ...own.filter((text) => text != null)].flatMap(partsFor);
    if (done.some((other) => !differ(parts, other.parts))) continue;
    const paragraphs = paragraphsOf(lead, plan, desk);
    const sentences = partsOf(paragraphs.join('\n'));
    if (done.some((other) => !differ(sentences, other.sentences))) continue;
    const taken = done.map(({ variant }) => variant.headline);
    const under = linesUnder(plan, lead, desk, taken);
    if (under === null) return;
    const variant = {
      id: `v${done.length + 1}`,
      angle: angleFor(lead, done),
      hook: lead.text,
      primary_text: paragraphs.join('\n\n'),
      ...under,
      call_to_action_type: callToAction,
    };
    const printed = [variant.primary_text, under.headline, under.description].join('\n');
    const shown = [...material.facts, ...(material.offer ? [material.offer] : [])].filter(
      (piece) => [under.headline, under.description].includes(piece.text) && !used.includes(piece),
    );
    const claims = [...used, ...shown].flatMap((piece) => claimOf(piece, printed, language));
    yield { variant, claims, used, parts, sentences, lead };
  }
}

const isAmong = (level: Level, levels: readonly Level[]): boolean => levels.includes(level);

/** Whether the guard has nothing of these levels against an ad. */
const isFine = ({ variant }: ComposedVariant, brief: Brief, levels: readonly Level[]): boolean =>
  [...checkVariant(variant, 0, brief)].flat().every(({ level }) => !isAmong(level, levels));

/** What the guard refuses so often stands with the opening, whatever follows. */
const maxTries = 12;

/** Ads from the facts of the brief, as many as asked for or as the brief and our lines can carry. */
export const composeVariants = async (desk: Desk, pause: Pause): Promise<ComposedVariant[]> => {
  const { brief, material } = desk;
  const leads = leadsFor(material, brief, ({ text }) =>
    checkText(text, brief).every(({ level }) => level === 'warn'),
  );
  const done: ComposedVariant[] = [];
  // What only a reader can judge is left out while there is enough beside it.
  for (const levels of [['stop', 'hold'], ['stop']] as const) {
    for (const lead of leads) {
      if (done.length === brief.num_variants) return done;
      await pause();
      if (done.some(({ variant }) => variant.hook === lead.text)) continue;
      // What is wrong with the opening stays wrong whatever follows.
      if (checkText(lead.text, brief).some(({ level }) => isAmong(level, levels))) continue;
      const others = done.map(({ variant }) => variant);
      let tries = 0;
      for (const composed of compose(lead, desk, done)) {
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
