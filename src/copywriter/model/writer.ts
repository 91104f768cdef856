import { elapsed } from '../../kernel/clock.ts';
import { withDeadline } from '../../kernel/timeout.ts';
import { factsOf, languageOfBrief } from '../facts/facts.ts';
import { baseOf } from '../facts/words.ts';
import { standsBeside } from '../guard/shape.ts';
import type {
  Brief,
  CallToActionType,
  CopyWithClaims,
  Draft,
  Hook,
  Note,
  OnStep,
  WriteOptions,
} from '../types.ts';
import { readAnswer } from './answer.ts';
import {
  type Candidate,
  type CheckOptions,
  checkHook,
  checkVariant,
  type Doubts,
  doubtsLeft,
  type HookCandidate,
  type Objection,
} from './candidate.ts';
import { chooseHooks, chooseVariants, cleanHooks, isClean } from './choose.ts';
import { type Evidence, standsIn } from './claims.ts';
import type { CopyModel } from './copy-model.ts';
import { type JudgedText, judge, type Verdict } from './judge.ts';
import { firstOrders, secondOrders } from './orders.ts';
import { isWorthAsking, modelError, noCopy, type Trouble, troubleOf } from './trouble.ts';
import { type Order, writeQuestion } from './write-prompt.ts';

export type ModelWriterOptions = {
  model: CopyModel;
  /** Reads the copy against the brief; null where the operator has switched it off. */
  judgeModel: CopyModel | null;
  /** For where the model names no button that the platform knows. */
  callToActionFor: (brief: Brief) => CallToActionType;
  /** What the built-in writer has for a brief; null where it cannot write it. */
  draftFor: (brief: Brief) => Promise<Draft | null>;
  /** For the whole, all questions together. */
  timeoutMs: number;
};

/** What one generation has gathered; every answer adds to it. */
type GatheredCandidates = { candidates: Candidate[]; hooks: HookCandidate[] };

const noVerdict: Objection = {
  rule: 'judge.no-verdict',
  message: 'Nobody could say whether the brief carries it.',
};

const judgedTexts = ({ candidates, hooks }: GatheredCandidates): JudgedText[] => [
  ...candidates.map(({ variant, doubts, claims }, at) => ({
    id: `A${at + 1}`,
    sourced: claims.map(({ words }) => words),
    parts: [variant.primary_text, variant.headline, variant.description],
    doubts: wordsOf(doubts),
  })),
  ...hooks.map(({ hook, doubts }, at) => ({
    id: `H${at + 1}`,
    parts: [hook.text],
    doubts: wordsOf(doubts),
  })),
];

const wordsOf = ({ unsourced, held, reordered }: Doubts): string[] => [
  ...new Set([...held, ...unsourced.map(({ uncarried }) => uncarried.text), ...reordered]),
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
  ...(verdict.unsupported.get(id) ?? []).map(unsupported),
  ...doubtsLeft(doubts, verdict.carried.get(id) ?? []),
];

/** A candidate with what the judge said of it: statements without a source, and the claims that have one. */
const withVerdict = (candidate: Candidate, id: string, verdict: Verdict): Candidate => {
  const listed = candidate.claims.map(({ words }) => words);
  const found = (verdict.carried.get(id) ?? []).filter(({ words }) => !standsIn(words, listed));
  return {
    ...candidate,
    claims: [...candidate.claims, ...found],
    objections: objectionsAfter(candidate, id, verdict),
  };
};

/** Best first: by the judge's order, those it does not name behind. */
const inOrder = (candidates: Candidate[], run: readonly string[]): Candidate[] => {
  const rank = (at: number) => {
    const place = run.indexOf(`A${at + 1}`);
    return place < 0 ? run.length : place;
  };
  return candidates
    .map((candidate, at) => ({ candidate, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ candidate }) => candidate);
};

/** Takes one from each list in turn, so that the best of every question comes first. */
const interleaved = <T>(lists: readonly T[][]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

export const judged = async (
  clean: GatheredCandidates,
  judgeModel: CopyModel,
  { evidence, signal }: { evidence: Evidence; signal: AbortSignal },
): Promise<GatheredCandidates> => {
  const texts = judgedTexts(clean);
  if (texts.length === 0) return clean;
  const verdict = await judge(texts, { model: judgeModel, evidence, signal });
  return {
    candidates: inOrder(
      clean.candidates.map((one, at) => withVerdict(one, `A${at + 1}`, verdict)),
      verdict.run,
    ),
    hooks: clean.hooks.map((one, at) => ({
      ...one,
      objections: objectionsAfter(one, `H${at + 1}`, verdict),
    })),
  };
};

/** Only a bounded piece of what was thrown away is shown again. */
const maxRejected = 6;

type Ruling = { trouble: Trouble; why?: string };

/** What to tell when nothing is left: a wrong language or a false claim rather than a wrong length. */
const rulingOn = (objections: readonly Objection[]): Ruling | null => {
  const first = (test: (rule: string) => boolean) =>
    objections.find(({ rule }) => test(rule))?.message;
  if (objections.length === 0) return null;
  if (objections.every(({ rule }) => rule === noVerdict.rule)) return { trouble: 'no_verdict' };
  if (objections.filter(({ rule }) => rule === 'shape.language').length * 2 > objections.length)
    return { trouble: 'wrong_language' };
  const claim = first((rule) => /^(?:claims|judge)\./.test(rule) && rule !== noVerdict.rule);
  if (claim !== undefined) return { trouble: 'unsupported', why: claim };
  return { trouble: 'unusable', why: objections[0]?.message ?? '' };
};

/** One generation: asks, checks, has it judged, asks once more for what is missing. */
const generation = (
  options: ModelWriterOptions,
  brief: Brief,
  evidence: Evidence,
  onStep: OnStep = () => {},
) => {
  const { model, judgeModel } = options;
  const { facts } = evidence;
  const check: CheckOptions = {
    evidence,
    isJudged: judgeModel !== null,
    callToAction: options.callToActionFor(brief),
  };
  const rounds: GatheredCandidates[] = [];
  const troubles: unknown[] = [];

  const all = (): GatheredCandidates => ({
    candidates: rounds.flatMap(({ candidates }) => candidates),
    hooks: rounds.flatMap(({ hooks }) => hooks),
  });
  const chosen = () => ({
    variants: chooseVariants(all().candidates, brief),
    hooks: chooseHooks(cleanHooks(all().hooks), brief.num_hooks),
  });

  const ask = async (order: Order, signal: AbortSignal): Promise<GatheredCandidates> => {
    const answer = await model.complete({ ...writeQuestion(brief, facts, order), signal });
    const { variants, hooks } = readAnswer(answer);
    if (variants.length + hooks.length === 0)
      throw modelError('unreadable', 'The model gave nothing of what it was asked for.');
    const gathered: GatheredCandidates = { candidates: [], hooks: [] };
    for (const written of variants) gathered.candidates.push(await checkVariant(written, check));
    for (const written of hooks) gathered.hooks.push(await checkHook(written, check));
    if (!judgeModel) return gathered;
    onStep('The ads are here. They are read against your facts.');
    const clean = {
      candidates: gathered.candidates.filter(isClean),
      hooks: cleanHooks(gathered.hooks),
    };
    const read = await judged(clean, judgeModel, { evidence, signal }).catch((error: unknown) => {
      troubles.push(error);
      const unread = <T extends { objections: Objection[] }>(one: T): T => ({
        ...one,
        objections: [noVerdict],
      });
      return { candidates: clean.candidates.map(unread), hooks: clean.hooks.map(unread) };
    });
    return {
      candidates: [...read.candidates, ...gathered.candidates.filter((one) => !isClean(one))],
      hooks: [...read.hooks, ...gathered.hooks.filter((one) => !isClean(one))],
    };
  };

  /** Asks the questions side by side and keeps what came; the best of each come first. */
  const round = async (orders: readonly Order[], signal: AbortSignal) => {
    const parts: GatheredCandidates[] = [];
    rounds.push({ candidates: [], hooks: [] });
    const at = rounds.length - 1;
    await Promise.all(
      orders.map((order) =>
        ask(order, signal).then(
          (part) => {
            parts.push(part);
            rounds[at] = {
              candidates: interleaved(parts.map(({ candidates }) => candidates)),
              hooks: parts.flatMap(({ hooks }) => hooks),
            };
          },
          (error: unknown) => {
            troubles.push(error);
          },
        ),
      ),
    );
  };

  const missing = (): Order[] => {
    const { variants, hooks } = chosen();
    const gathered = all();
    const open = hooks.filter(({ hook }) => hook === undefined);
    const lost = brief.num_variants - variants.length;
    if (lost === 0 && open.length === 0) return [];
    const rejected = [
      ...(lost > 0
        ? gathered.candidates
            .filter((one) => !isClean(one))
            .map(({ variant, objections }) => ({ said: variant.primary_text, why: objections }))
        : []),
      ...(open.length > 0
        ? gathered.hooks
            .filter((one) => !isClean(one))
            .map(({ hook, objections }) => ({ said: hook.text, why: objections }))
        : []),
    ]
      .slice(0, maxRejected)
      .map(({ said, why }) => ({ said, why: why.slice(0, 3).map(({ message }) => message) }));
    return secondOrders(facts, {
      variants: lost,
      hooks: open.map(({ category }) => category),
      rejected,
      taken: [
        ...variants.flatMap(({ variant }) => [variant.hook, variant.headline]),
        ...hooks.flatMap(({ hook }) => (hook ? [hook.text] : [])),
      ],
    });
  };

  /** The gravest trouble so far: why nothing, or too little, can be delivered. */
  const ruling = (): Ruling & { cause?: unknown } => {
    const { candidates } = all();
    const last = troubles.at(-1);
    if (candidates.length === 0 && last !== undefined)
      return { trouble: troubleOf(last).trouble, cause: last };
    const ruled = rulingOn(candidates.flatMap(({ objections }) => objections));
    if (ruled?.trouble === 'no_verdict' && last !== undefined) {
      const { trouble } = troubleOf(last);
      return { trouble: trouble === 'unreadable' ? 'no_verdict' : trouble, cause: last };
    }
    return { ...(ruled ?? { trouble: 'unreadable' }), cause: last };
  };

  return { all, chosen, round, missing, ruling, troubles };
};

const noteOnDrafts = (count: number, asked: number, what: 'variants' | 'hooks'): Note[] =>
  count === 0
    ? []
    : [
        {
          about: `num_${what}`,
          message: `${count} of the ${asked} ${what} ${count === 1 ? 'is a draft' : 'are drafts'} by the built-in writer: what the model wrote there could not be traced to the brief, broke a rule for ads or came too late.`,
        },
      ];

const noteOnModel: Note = {
  about: 'variants',
  message:
    'A language model wrote this copy. Where the law or the platform asks for it, say that it was made with AI.',
};

/** Copy that a language model writes, each statement traced to the brief; its gaps are filled from the built-in writer. */
export const createModelWriter = (options: ModelWriterOptions) => ({
  async write(brief: Brief, { signal, onFindings, onStep }: WriteOptions): Promise<CopyWithClaims> {
    const facts = factsOf(brief);
    const isOneLanguage = baseOf(languageOfBrief(brief)) === baseOf(brief.language);
    const work = generation(options, brief, { brief, facts, isOneLanguage }, onStep);
    const startedAt = elapsed();
    const late = () => modelError('late', `The model was not done within ${options.timeoutMs} ms.`);

    await withDeadline(
      signal,
      options.timeoutMs,
      async (until) => {
        onStep?.('The model writes. This takes up to a minute.');
        await work.round(firstOrders(brief, facts), until);
        until.throwIfAborted();
        const hopeless = work.troubles.find((error) => !isWorthAsking(troubleOf(error).trouble));
        const tookMs = elapsed() - startedAt;
        // A second round takes about as long as the first: one that cannot end in time is not begun.
        if (hopeless || tookMs * 2 > options.timeoutMs) return;
        const orders = work.missing();
        if (orders.length === 0) return;
        onStep?.('Some of it your facts do not carry. The model writes that part again.');
        await work.round(orders, until);
      },
      late,
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      work.troubles.push(error);
    });
    onFindings?.(
      [...work.all().candidates, ...work.all().hooks].flatMap(({ findings }) => findings),
    );
    return deliver(work, options, brief);
  },
});

type Work = ReturnType<typeof generation>;

/** Exactly what was asked for, at least half of it the model's, or a failure that says why. */
const deliver = async (
  work: Work,
  { draftFor }: ModelWriterOptions,
  brief: Brief,
): Promise<CopyWithClaims> => {
  const { variants: own, hooks: places } = work.chosen();
  const fail = () => {
    const { trouble, why, cause } = work.ruling();
    return noCopy(trouble, { cause, ...(why !== undefined && { why }) });
  };
  if (own.length * 2 < brief.num_variants) throw fail();
  const open = places.filter(({ hook }) => hook === undefined).length;
  const isComplete = own.length === brief.num_variants && open === 0;
  const draft = isComplete ? null : await draftFor(brief);
  const variants = own.map(({ variant }) => variant);
  const claims: CopyWithClaims['claims'] = own.map((candidate) => candidate.claims);
  for (const [at, spare] of (draft?.variants ?? []).entries()) {
    if (variants.length === brief.num_variants) break;
    const isAngleTaken = variants.some(({ angle }) => angle === spare.angle);
    if (isAngleTaken || !standsBeside(spare, variants, brief)) continue;
    variants.push(spare);
    claims.push(draft?.claims[at] ?? []);
  }
  const filled = fillHooks(places, draft?.hooks ?? []);
  if (variants.length < brief.num_variants || filled.length < brief.num_hooks) throw fail();
  return {
    variants: variants.map((variant, at) => ({ ...variant, id: `v${at + 1}` })),
    hooks: filled,
    claims,
    notes: [
      noteOnModel,
      ...noteOnDrafts(variants.length - own.length, brief.num_variants, 'variants'),
      ...noteOnDrafts(open, brief.num_hooks, 'hooks'),
    ],
  };
};

/** The model's hooks at their places; an open place gets a draft of its category, else of any. */
const fillHooks = (places: ReturnType<typeof chooseHooks>, drafts: readonly Hook[]): Hook[] => {
  const taken = new Set(places.map(({ hook }) => hook?.text));
  const left = drafts.filter(({ text }) => !taken.has(text));
  return places.flatMap(({ category, hook }) => {
    if (hook) return [hook];
    const at = left.findIndex((draft) => draft.category === category);
    return left.splice(Math.max(at, 0), 1);
  });
};
