import { checkVariant } from '../guard/guard.ts';
import { writerWords } from '../language.ts';
import type { Claim } from '../model/claims.ts';
import { standTogether } from '../stand-together.ts';
import { type Brief, type CallToActionType, type Level, limits, type Variant } from '../types.ts';
import { factSentence, type Material, type Piece, withoutEnd } from './material.ts';

/** What an ad begins with: a piece of the brief in a frame, or a line of ours with the product's name. */
type Lead = {
  angle: string;
  hook: string;
  /** What the hook prints. */
  piece: Piece | null;
  /** Whether it begins with something of its own, or with what another ad began with in other words. */
  isOwn: boolean;
};

const filled = (frame: string, words: Record<string, string>): string =>
  frame.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** A pain opens a sentence of ours, so its first word gets a capital, unless it is a name such as iPhone. */
const opened = (pain: string): string =>
  /^\p{Ll}+(?![\p{L}\p{N}.&])/u.test(pain) ? pain.charAt(0).toUpperCase() + pain.slice(1) : pain;

const painHook = (frame: string, pain: string): string =>
  pain.endsWith('?') ? opened(pain) : filled(frame, { pain: opened(withoutEnd(pain)) });

/** Takes one of each list in turn. */
const inTurn = <T>(lists: readonly T[][]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** Every way to begin an ad for this brief: a pain, the offer, proof, a benefit, in turn; then the same again in other words. */
const leadsFor = (material: Material, language: string): Lead[] => {
  const words = writerWords(language);
  const { pains, offer, proof, benefits, name, audience } = material;
  const plain = (angle: string, frameAt: number) => (piece: Piece) => ({
    angle,
    hook: factSentence(piece.text, language, frameAt),
    piece,
    isOwn: frameAt === 0,
  });
  const painLeads = (frameAt: number): Lead[] =>
    pains.map((piece) => ({
      angle: 'Pain and answer',
      hook: painHook(words.pain[frameAt] ?? '{pain}?', piece.text),
      piece,
      isOwn: frameAt === 0,
    }));
  const openings: Lead[] = words.openings.flatMap((frame) =>
    name === null
      ? []
      : [
          {
            angle: 'Product in short',
            hook: filled(frame, { name: withoutEnd(name) }),
            piece: null,
            isOwn: false,
          },
        ],
  );
  // Without a name the reader is what the ad can speak of.
  const readers: Lead[] = words.hooks.identity.about.flatMap((frame) =>
    name !== null || audience === null || /\{(?!audience\})/.test(frame)
      ? []
      : [
          {
            angle: 'Product in short',
            hook: filled(frame, { audience: withoutEnd(audience) }),
            piece: null,
            isOwn: false,
          },
        ],
  );
  const neutral: Lead[] = Object.values(words.hooks).flatMap((lines) =>
    lines.neutral.map((hook) => ({ angle: 'Product in short', hook, piece: null, isOwn: false })),
  );
  return [
    ...inTurn<Lead>([
      painLeads(0),
      offer ? [offer].map(plain('The offer', 0)) : [],
      proof.map(plain('Proof', 0)),
      benefits.map(plain('One benefit', 0)),
    ]),
    ...inTurn<Lead>([painLeads(1), openings, painLeads(2)]),
    ...readers,
    ...neutral,
  ];
};

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Facts to go with a lead: for a pain those that speak of the same first, then those printed least so far. */
const supportFor = (
  { piece }: Lead,
  { benefits, proof, offer }: Material,
  printed: ReadonlyMap<string, number>,
): Piece[] => {
  const sought = stemsOf(piece?.text ?? '');
  const shared = ({ text }: Piece) => [...stemsOf(text)].filter((stem) => sought.has(stem)).length;
  const uses = ({ text }: Piece) => printed.get(text) ?? 0;
  return [...benefits, ...proof, ...(offer ? [offer] : [])]
    .filter((other) => other.text !== piece?.text)
    .map((other, at) => ({ other, at, near: piece?.id === null ? shared(other) : 0 }))
    .sort((a, b) => b.near - a.near || uses(a.other) - uses(b.other) || a.at - b.at)
    .map(({ other }) => other);
};

type Composed = { variant: Variant; claims: Claim[]; sentences: string[]; isOwn: boolean };

/** Two ads share at most half of their sentences. */
const differ = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((sentence) => other.includes(sentence)).length;
  return shared * 2 <= Math.min(one.length, other.length);
};

const claimOf = ({ id, text }: Piece): Claim[] =>
  id === null ? [] : [{ words: text, sources: [{ fact: id, quote: text }] }];

type Desk = {
  brief: Brief;
  material: Material;
  callToAction: CallToActionType;
  /** Whether each ad is read before the next one is made; otherwise whoever asks reads them all. */
  isChecked: boolean;
};

/** The product line, or its name where the line would end behind what a phone shows. */
const productIn = ({ product, name }: Material, hook: string): string | null => {
  const line = product?.text ?? name;
  if (line === null || hook.includes(line)) return null;
  const isShown = hook.length + line.length + 2 <= limits.firstScreen;
  return isShown || name === null || hook.includes(name) ? line : name;
};

const short = (pieces: readonly Piece[], limit: number, said: readonly string[]): string[] =>
  pieces
    .map(({ text }) => withoutEnd(text))
    .filter((text) => text.length <= limit && !said.includes(text));

/** One ad, or null where nothing new can be said with this lead. */
const compose = (lead: Lead, desk: Desk, done: readonly Composed[]): Composed | null => {
  const { brief, material, callToAction } = desk;
  const { language } = brief;
  const words = writerWords(language);
  if (lead.hook.length > limits.hook) return null;
  const printed = new Map<string, number>();
  for (const { claims } of done)
    for (const { words: text } of claims) printed.set(text, (printed.get(text) ?? 0) + 1);
  const line = productIn(material, lead.hook);
  const closing =
    done.length === 0
      ? words.closingFor[callToAction]
      : (words.closings[(done.length - 1) % words.closings.length] ?? '');
  const support = supportFor(lead, material, printed);
  const maxSupport = lead.piece === null ? 2 : 1;
  const choices = [support.slice(0, maxSupport), ...support.map((piece) => [piece]), []];
  for (const facts of choices) {
    const rest = support.filter((piece) => !facts.includes(piece));
    const sentences = [
      lead.hook,
      ...(line === null ? [] : [factSentence(line, language, 2)]),
      ...facts.map(({ text }, at) => factSentence(text, language, at)),
      closing,
    ];
    if (done.some((other) => !differ(sentences, other.sentences))) continue;
    const used = [...(lead.piece ? [lead.piece] : []), ...facts];
    const said = used.map(({ text }) => withoutEnd(text));
    const headlines = [
      ...short(rest, limits.headline, said),
      ...(material.name && material.name.length <= limits.headline ? [material.name] : []),
      ...short(support, limits.headline, []),
      ...words.headlines,
    ];
    const headline = headlines.find((text) =>
      done.every(({ variant }) => variant.headline !== text),
    );
    if (headline === undefined) return null;
    const description =
      short(
        [...(material.offer ? [material.offer] : []), ...rest, ...support],
        limits.description,
        [headline, withoutEnd(lead.piece?.text ?? '')],
      )[0] ?? words.descriptions.find((text) => text !== headline);
    const display = [...material.benefits, ...material.proof, material.offer, material.product]
      .filter((piece): piece is Piece => piece !== null)
      .filter(({ text }) => [headline, description].includes(withoutEnd(text)));
    const before = done.filter(({ variant }) => variant.angle.startsWith(lead.angle)).length;
    return {
      variant: {
        id: `v${done.length + 1}`,
        angle: before === 0 ? lead.angle : `${lead.angle} (${'abcdefghijk'.charAt(before)})`,
        hook: lead.hook,
        primary_text: sentences.join(' '),
        headline,
        description: description ?? '',
        call_to_action_type: callToAction,
      },
      claims: [
        ...used.flatMap(claimOf),
        ...(line !== null && line === material.product?.text ? claimOf(material.product) : []),
        ...display.filter((piece) => !used.includes(piece)).flatMap(claimOf),
      ],
      sentences,
      isOwn: lead.isOwn,
    };
  }
  return null;
};

/** Whether the guard has nothing of these levels against an ad. */
const isFine = ({ variant }: Composed, brief: Brief, levels: readonly Level[]): boolean =>
  [...checkVariant(variant, 0, brief)].flat().every(({ level }) => !levels.includes(level));

/** Ads from the facts of the brief, as many as asked for or as the brief and our lines can carry. */
export const composeVariants = (desk: Desk): Composed[] => {
  const { brief, material, isChecked } = desk;
  const leads = leadsFor(material, brief.language);
  const done: Composed[] = [];
  // What only a reader can judge is left out while there is enough beside it.
  const passes: readonly Level[][] = isChecked ? [['stop', 'hold'], ['stop']] : [[]];
  for (const levels of passes) {
    for (const lead of leads) {
      if (done.length === brief.num_variants) return done;
      if (done.some(({ variant }) => variant.hook === lead.hook)) continue;
      const composed = compose(lead, desk, done);
      if (!composed || (isChecked && !isFine(composed, brief, levels))) continue;
      const together = [...done, composed].map(({ variant }) => variant);
      if (!isChecked || standTogether(together, brief)) done.push(composed);
    }
  }
  return done;
};
