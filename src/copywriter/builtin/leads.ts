import { inTurn } from '../../kernel/in-turn.ts';
import { writerWords } from '../language.ts';
import { type Brief, categoryLabels, hookCategories } from '../types.ts';
import { answerTo, type FilledLine, fillingsOf, linesOf, strongFacts } from './hooks.ts';
import { type Material, type Piece, sentenceFor } from './material.ts';

/** How the facts are set below the opening: a list under the product line, or reasons with numbers. */
type Shape = 'ticks' | 'numbers';

/** How many facts are listed, if there are as many. */
export const listedFacts = 3;

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
  const hasReasons = facts.length >= listedFacts;
  const leads = (angle: string, shape: Shape, lines: readonly FilledLine[], isOwn = true): Lead[] =>
    lines.map((line) => ({ ...line, hook: line.text, angle, shape, isOwn }));
  const fill = (frame: string) => fillingsOf(frame, material, language);
  const plain = (piece: Piece): FilledLine => ({
    text: sentenceFor(piece, material, language),
    pieces: [piece],
  });
  const strong = strongFacts(material);
  // A question is answered at once by the fact on the same subject, if there is one.
  const pains = leads('Pain and answer', 'ticks', fill(words.question)).map((lead) => {
    const [pain] = lead.pieces;
    const fact = pain && answerTo(pain, material);
    const answer = fact && plain(fact);
    const answeredLead = answer && {
      ...lead,
      text: `${lead.text} ${answer.text}`,
      pieces: [...lead.pieces, ...answer.pieces],
    };
    return answeredLead ? [answeredLead, lead] : [lead];
  });
  const benefits = leads(
    'One benefit',
    'ticks',
    strong.filter(({ isPrice }) => !isPrice).map(plain),
  );
  const [proof, ...otherProof] = leads('Proof', 'ticks', fill('{proof}.'));
  const introductions = words.introductions.map((frame, at) =>
    leads('Reasons', at === 0 ? 'numbers' : 'ticks', hasReasons ? fill(frame) : []),
  );
  const bank = hookCategories
    .filter((category) => category !== 'social-proof')
    .map((category) =>
      leads(categoryLabels[category], 'ticks', linesOf(category, material, language), false),
    );
  const neutral = hookCategories.flatMap((category) =>
    leads(
      categoryLabels[category],
      'ticks',
      words.hooks[category].neutral.map((text) => ({ text, pieces: [] })),
      false,
    ),
  );
  return [
    ...(pains[0] ?? []),
    ...leads('The offer', 'ticks', offer ? [plain(offer)] : []),
    proof,
    ...(pains[1] ?? []),
    benefits[0],
    ...(introductions[0] ?? []),
    ...inTurn([pains.slice(2).flat(), benefits.slice(1), otherProof]),
    ...(introductions[1] ?? []),
    ...leads('Price', 'ticks', strong.filter(({ isPrice }) => isPrice).map(plain)),
    ...leads('Product in short', 'ticks', product ? [plain(product)] : [], false),
    ...inTurn(bank),
    ...neutral,
  ].filter((lead) => lead !== undefined);
};
