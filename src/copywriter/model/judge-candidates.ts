import {
  type Candidate,
  type Candidates,
  type Doubts,
  doubtsLeft,
  type Objection,
} from './candidate.ts';
import { type Evidence, standsIn } from './claims.ts';
import type { CopyModel } from './copy-model.ts';
import { type JudgedText, judge, type Verdict } from './judge.ts';

const wordsOf = ({ unsourced, heldWords, reordered }: Doubts): string[] => [
  ...new Set([...heldWords, ...unsourced.map(({ uncarried }) => uncarried.text), ...reordered]),
];

/** The names that texts have in the question: A1, A2 … for ads, H1, H2 … for hooks. */
const adId = (at: number) => `A${at + 1}`;
const hookId = (at: number) => `H${at + 1}`;

const judgedTexts = ({ variants, hooks }: Candidates): JudgedText[] => [
  ...variants.map(({ variant, doubts, claims }, at) => ({
    id: adId(at),
    sourcedWords: claims.map(({ words }) => words),
    parts: [variant.primary_text, variant.headline, variant.description],
    doubts: wordsOf(doubts),
  })),
  ...hooks.map(({ hook, doubts }, at) => ({
    id: hookId(at),
    parts: [hook.text],
    doubts: wordsOf(doubts),
  })),
];

const unsupported = (words: string): Objection => ({
  rule: 'judge.unsupported',
  message: `Not in the facts: ${JSON.stringify(words)}. Leave it out, or say what a fact says.`,
});

const objectionsAfter = (
  { doubts }: { doubts: Doubts },
  id: string,
  verdict: Verdict,
): Objection[] => [
  ...verdict.unsupportedIn(id).map(unsupported),
  ...doubtsLeft(doubts, verdict.claimsIn(id)),
];

/** A candidate with what the judge said of it: statements without a source, and the claims that have one. */
const withVerdict = (candidate: Candidate, id: string, verdict: Verdict): Candidate => {
  const ownWords = candidate.claims.map(({ words }) => words);
  const newClaims = verdict.claimsIn(id).filter(({ words }) => !standsIn(words, ownWords));
  return {
    ...candidate,
    claims: [...candidate.claims, ...newClaims],
    objections: objectionsAfter(candidate, id, verdict),
  };
};

/** Best first: by the judge's order, those it does not name behind. */
const inOrder = (variants: Candidate[], run: readonly string[]): Candidate[] => {
  const rankOf = (candidate: Candidate) => {
    const rank = run.indexOf(adId(variants.indexOf(candidate)));
    return rank < 0 ? run.length : rank;
  };
  return [...variants].sort((one, other) => rankOf(one) - rankOf(other));
};

/** Has candidates judged that nothing was said against so far: each with its verdict, the best ad first. */
export const judgeCandidates = async (
  candidates: Candidates,
  judgeModel: CopyModel,
  { evidence, signal }: { evidence: Evidence; signal: AbortSignal },
): Promise<Candidates> => {
  const texts = judgedTexts(candidates);
  if (texts.length === 0) return candidates;
  const verdict = await judge(texts, { model: judgeModel, evidence, signal });
  return {
    variants: inOrder(
      candidates.variants.map((one, at) => withVerdict(one, adId(at), verdict)),
      verdict.run,
    ),
    hooks: candidates.hooks.map((one, at) => ({
      ...one,
      objections: objectionsAfter(one, hookId(at), verdict),
    })),
  };
};
