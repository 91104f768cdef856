import { memoize } from '../../kernel/async/memoize.ts';
import type { Pause } from '../../kernel/fairness/portions.ts';
import { checkText, checkVariant } from '../guard/guard.ts';
import { standsBeside } from '../guard/shape.ts';
import { writerWords } from '../language.ts';
import { type Brief, type Claim, type Level, limits, type Variant } from '../types.ts';
import { type AdInputs, linesUnder, minListed, type Plan, paragraphsOf } from './layout.ts';
import { type Lead, leadsFor, listedFacts } from './leads.ts';
import { type Material, type Piece, withoutEnd } from './material.ts';

type ComposedAd = {
  variant: Variant;
  claims: Claim[];
  /** The entries that its body prints. */
  printedPieces: Piece[];
  /** Its lines and sentences, without the marks around them. */
  sentences: string[];
  lead: Lead;
};

/** The angle of an ad; if another ad of the call has it, the ad's first words are added. */
const angleFor = ({ angle, hook }: Lead, ads: readonly ComposedAd[]): string => {
  const isFree = (name: string) => ads.every(({ variant }) => variant.angle !== name);
  const words = hook.split(/\s+/);
  // A number that is cut is another number.
  const end = words.findIndex((word) => /\d/.test(word));
  const fronts = words.slice(0, end < 0 ? words.length : end);
  const names = [...fronts.map((_, at) => words.slice(0, at + 1).join(' ')).slice(2), hook];
  const all = [angle, ...names.map((name) => `${angle}: ${withoutEnd(name)}`)];
  return all.find(isFree) ?? `${angle} ${ads.length + 1}`;
};

/** Two ads share at most half of their lines and sentences. */
const differ = (one: readonly string[], other: readonly string[]): boolean => {
  const sharedCount = one.filter((part) => other.includes(part)).length;
  return sharedCount * 2 <= Math.min(one.length, other.length);
};

/** A fact may be typed as several sentences; the marks around one make no difference. */
const sentencesOfLine = (line: string): string[] =>
  line
    .replace(/^(?:✓|\d\.) /u, '')
    .split(/(?<=[.!?…]["”»)]?)\s+/u)
    .map((part) => withoutEnd(part.replace(/[¿?]/g, '')).toLowerCase())
    .filter(Boolean);

const maxParagraphs = 500;
const maxParagraphLength = 2_000;

/** Ads share paragraphs, and each is split once. */
const sentencesOf = memoize(
  maxParagraphs,
  (paragraph): readonly string[] => paragraph.split('\n').flatMap(sentencesOfLine),
  maxParagraphLength,
);

/** The words of the ad that print a fact, and the words of the brief that they are. */
const claimOf = ({ id, typedText, text }: Piece, adText: string): Claim[] => {
  const at = adText.toLowerCase().indexOf(text.toLowerCase());
  if (id === null || at < 0) return [];
  const from = typedText.toLowerCase().indexOf(text.toLowerCase());
  const quote = from < 0 ? typedText : typedText.slice(from, from + text.length);
  return [{ words: adText.slice(at, at + text.length), sources: [{ fact: id, quote }] }];
};

/** Who may be named below an opening, the best first. The platform shows the page's own name above every ad. */
const nameLinesFor = ({ text, pieces }: Lead, material: Material): Piece[] => {
  const { product, name, description } = material;
  const isNamed = name !== null && text.includes(name);
  const nameLines = [isNamed ? null : product, description].filter((piece) => piece !== null);
  const opening = text.toLowerCase();
  return nameLines.filter(
    (piece) => !pieces.includes(piece) && !opening.includes(piece.text.toLowerCase()),
  );
};

const maxSupport = 4;

/** Sets of up to three facts with the sum of their places in the list. */
const setsOf = (support: readonly Piece[]): { facts: Piece[]; at: number }[] => {
  const sets: { facts: Piece[]; at: number }[] = [{ facts: [], at: 0 }];
  for (const [at, fact] of support.slice(0, maxSupport).entries())
    for (const set of sets.filter(({ facts }) => facts.length < 3))
      sets.push({ facts: [...set.facts, fact], at: set.at + at });
  return sets;
};

/** Everything that can follow an opening, best first: what costs least. */
const plansFor = (
  lead: Lead,
  { material }: AdInputs,
  closing: string,
  ads: readonly ComposedAd[],
): Plan[] => {
  const uses = (piece: Piece) =>
    ads.filter(({ printedPieces }) => printedPieces.includes(piece)).length;
  const support = material.facts
    .filter((fact) => !lead.pieces.includes(fact))
    .map((fact, at) => ({ fact, rank: uses(fact) * 10 + at + (fact.isProof ? listedFacts : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ fact }) => fact);
  const isOffered = material.offer !== null && lead.pieces.includes(material.offer);
  const nameLines = nameLinesFor(lead, material);
  // If there are few facts, an ad leaves some of them to the others.
  const fairCount = material.facts.length <= listedFacts ? minListed : listedFacts;
  const factCount = fairCount - Math.max(0, lead.pieces.length - 1);
  const order = (one: Piece, other: Piece) =>
    Number(one.isPrice) - Number(other.isPrice) ||
    material.facts.indexOf(one) - material.facts.indexOf(other);
  const min = lead.shape === 'numbers' ? minListed : 0;
  const sets = setsOf(support).filter((set) => set.facts.length >= min);
  const plans = sets.flatMap(({ facts, at }) =>
    (isOffered ? [null] : [material.offer, null]).flatMap((offer) =>
      [...nameLines, null].flatMap((nameLine, step) =>
        [closing, null].map((line) => ({
          // In the customer's order, with prices last.
          facts: [...facts].sort(order),
          offer,
          nameLine,
          closing: line,
          cost:
            Math.abs(facts.length - factCount) * 2 +
            at * 0.5 +
            (offer === null ? 2 : 0) +
            (nameLine === null && nameLines.length > 0 ? 6 : step * 2) +
            (line === null ? 3 : 0),
        })),
      ),
    ),
  );
  return plans.sort((a, b) => a.cost - b.cost);
};

/** Ads with this lead that say something new, best first. */
function* compose(
  lead: Lead,
  inputs: AdInputs,
  ads: readonly ComposedAd[],
  minSentences: number,
): Generator<ComposedAd> {
  const { brief, material, callToAction, closingKind } = inputs;
  if (lead.hook.length > limits.hook) return;
  const words = writerWords(brief.language);
  const closings = words.closings[closingKind];
  const closingLine = closings[ads.length % closings.length] ?? '';
  for (const plan of plansFor(lead, inputs, closingLine, ads)) {
    const { facts, offer, nameLine } = plan;
    const printedPieces = [
      ...lead.pieces,
      ...facts,
      ...[offer, nameLine].filter((piece) => piece !== null),
    ];
    const paragraphs = paragraphsOf(lead, plan, inputs).filter(Boolean);
    const sentences = paragraphs.flatMap(sentencesOf);
    if (sentences.length < minSentences) continue;
    if (ads.some((other) => !differ(sentences, other.sentences))) continue;
    const headlines = ads.map(({ variant }) => variant.headline);
    const under = linesUnder(plan, lead, inputs, headlines);
    if (under === null) return;
    const variant = {
      id: `v${ads.length + 1}`,
      angle: angleFor(lead, ads),
      hook: lead.hook,
      primary_text: paragraphs.join('\n\n'),
      ...under,
      call_to_action_type: callToAction,
    };
    const text = [variant.primary_text, under.headline, under.description].join('\n');
    const piecesUnder = [...material.facts, ...(material.offer ? [material.offer] : [])].filter(
      (piece) =>
        [under.headline, under.description].includes(piece.text) && !printedPieces.includes(piece),
    );
    const claims = [...printedPieces, ...piecesUnder].flatMap((piece) => claimOf(piece, text));
    yield { variant, claims, printedPieces, sentences, lead };
  }
}

const isAmong = (level: Level, levels: readonly Level[]): boolean => levels.includes(level);

/** Whether the guard has nothing of these levels against an ad. */
const isFine = ({ variant }: ComposedAd, brief: Brief, levels: readonly Level[]): boolean =>
  [...checkVariant(variant, 0, brief)].flat().every(({ level }) => !isAmong(level, levels));

/** If the guard refuses so many ads with one opening, the opening is to blame. */
const maxTries = 6;

/** So many lines and sentences make an ad; what is shorter, or what only a reader can judge, waits until nothing else is left. */
const passes: [minSentences: number, levels: readonly Level[]][] = [
  [3, ['stop', 'hold']],
  [1, ['stop']],
];

/** Ads from the facts of the brief: as many as requested, or as many as the brief and our lines allow. */
export const composeVariants = async (inputs: AdInputs, pause: Pause): Promise<ComposedAd[]> => {
  const { brief, material } = inputs;
  const leads = leadsFor(material, brief);
  const ads: ComposedAd[] = [];
  for (const [minSentences, levels] of passes) {
    for (const lead of leads) {
      if (ads.length === brief.num_variants) return ads;
      await pause();
      if (ads.some(({ variant }) => variant.hook === lead.hook)) continue;
      // A problem of the opening stays, whatever follows.
      if (checkText(lead.text, brief).some(({ level }) => isAmong(level, levels))) continue;
      const others = ads.map(({ variant }) => variant);
      let tries = 0;
      for (const ad of compose(lead, inputs, ads, minSentences)) {
        if (tries === maxTries || !standsBeside(ad.variant, others, brief)) break;
        tries += 1;
        await pause();
        if (!isFine(ad, brief, levels)) continue;
        ads.push(ad);
        break;
      }
    }
  }
  return ads;
};
