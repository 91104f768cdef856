import { writerWords } from '../language.ts';
import { type Brief, categoryLabels, hookCategories } from '../types.ts';
import { answerTo, type FilledLine, fillingsOf, inTurn, linesOf, strongFacts } from './hooks.ts';
import { type Material, type Piece, saidOf } from './material.ts';

/** How the facts stand below the opening: a list under the product line, in one line, numbered, or under whom a fact is told of. */
export type Shape = 'ticks' | 'line' | 'numbers' | 'fact';

/** How many facts each shape takes. */
export const factsPerShape: Record<Shape, number> = { ticks: 3, line: 2, numbers: 3, fact: 2 };

/** What an ad begins with; the first paragraph is the hook, or the hook with what answers it. */
export type Lead = FilledLine & {
  angle: string;
  shape: Shape;
  hook: string;
  /** Whether it begins with something of its own, or with what another ad began with in other words. */
  isOwn: boolean;
};

/** Every way to begin an ad for this brief: a pain, the offer, proof, benefits, the name; then these in other company. */
export const leadsFor = (material: Material, { language }: Brief): Lead[] => {
  const words = writerWords(language);
  const { offer, product, facts } = material;
  const hasReasons = facts.length >= factsPerShape.numbers;
  const leads = (angle: string, shape: Shape, lines: readonly FilledLine[], isOwn = true): Lead[] =>
    lines.map((line) => ({ ...line, hook: line.text, angle, shape, isOwn }));
  const fill = (frame: string) => fillingsOf(frame, material, language);
  const plain = (piece: Piece): FilledLine => ({
    text: saidOf(piece, material, language),
    pieces: [piece],
  });
  const strong = strongFacts(material);
  // A question is answered at once by the fact that speaks of the same, a later one also by the offer.
  const pains = leads('Pain and answer', 'ticks', fill(words.question)).map((lead, at) => {
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
  const [proof, ...otherProof] = leads('Proof', 'fact', fill('{proof}.'));
  const introductions = words.introductions.map((frame, at) =>
    leads('Reasons', at === 0 ? 'numbers' : 'ticks', hasReasons ? fill(frame) : []),
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
