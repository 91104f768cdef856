import { checkText, checkVariant as checkTexts } from '../guard/guard.ts';
import { otherLanguageIn } from '../language.ts';
import {
  type Brief,
  type CallToActionType,
  type Claim,
  callToActionTypes,
  categoryLabels,
  type Finding,
  type Hook,
  isStopped,
  limits,
  type Variant,
} from '../types.ts';
import type { WrittenHook, WrittenVariant } from './answer.ts';
import {
  checkClaim,
  covers,
  type Evidence,
  holds,
  isReordered,
  standsIn,
  type UncarriedStatement,
  uncarriedIn,
} from './claims.ts';

/** Why a text is not delivered. */
export type Objection = { rule: string; message: string };

/** A variant that a model wrote, with what is to be said against it. */
export type Candidate = {
  variant: Variant;
  /** What carries its statements. */
  claims: Claim[];
  /** What the judge decides; without one it is an objection. */
  doubts: Doubts;
  objections: Objection[];
  findings: Finding[];
};

/** A place of a text that only a reader can judge. */
export type Doubts = {
  /** Numbers and words of proof that need a source: the judge must find one. */
  unsourced: { text: string; uncarried: UncarriedStatement }[];
  /** Words at which the judge looks twice. */
  heldWords: string[];
  /** Claims whose numbers have another order than in their facts. */
  reordered: string[];
};

export type HookCandidate = {
  hook: Hook;
  doubts: Doubts;
  objections: Objection[];
  findings: Finding[];
};

export type Candidates = { variants: Candidate[]; hooks: HookCandidate[] };

export type CheckOptions = {
  evidence: Evidence;
  isJudged: boolean;
  callToAction: CallToActionType;
};

const objectionTo = ({ rule, field, text, message }: Finding): Objection => ({
  rule,
  message: `${field}: ${message}${text ? ` Objected to: ${JSON.stringify(text)}` : ''}`,
});

/** A first screen without the end of a sentence is a matter of taste; a text that breaks off is not. */
const isTaste = ({ rule }: Finding) => rule === 'shape.first-screen';

const isHeld = ({ level, rule }: Finding) => level === 'hold' && !rule.startsWith('shape.');

const uncarriedObjection = ({ what, text, why }: UncarriedStatement): Objection => ({
  rule: `claims.uncarried-${what}`,
  message: `No fact carries ${JSON.stringify(text)}: ${why}.`,
});

/** What is to be said against a text now, and what waits for the judge; without one nothing waits. */
const rulingOn = (
  findings: readonly Finding[],
  doubts: Doubts,
  isJudged: boolean,
): { objections: Objection[]; doubts: Doubts } => {
  const grave = findings.filter(
    (one) => one.level !== 'warn' && !isTaste(one) && !(isJudged && isHeld(one)),
  );
  const unreadObjections = isJudged
    ? []
    : [
        ...doubts.unsourced.map(({ uncarried }) => uncarriedObjection(uncarried)),
        ...doubts.reordered.map((words) => ({
          rule: 'claims.unread',
          message: `Numbers changed places in ${JSON.stringify(words)}.`,
        })),
      ];
  return { objections: [...grave.map(objectionTo), ...unreadObjections], doubts };
};

const heldWordsOf = (findings: readonly Finding[]) =>
  findings.filter(isHeld).map(({ text }) => text);

/** The doubts that a verdict leaves: what needs a source and is in no claim that has one. */
export const doubtsLeft = (
  { unsourced, reordered }: Doubts,
  claims: readonly Claim[],
): Objection[] => [
  ...unsourced
    .filter(
      ({ text, uncarried }) =>
        // What a headline repeats, a judge lists once.
        !claims.some((claim) => covers(claim, uncarried, text) || holds(claim, uncarried.text)),
    )
    .map(({ uncarried }) => uncarriedObjection(uncarried)),
  ...reordered
    .filter(
      (words) =>
        !claims.some((claim) => standsIn(claim.words, [words]) || standsIn(words, [claim.words])),
    )
    .map((words) => ({
      rule: 'judge.unsupported',
      message: `Numbers changed places in ${JSON.stringify(words)}.`,
    })),
];

const fits = (text: string, limit: number) => text !== '' && text.normalize('NFC').length <= limit;

/** The first of the model's own lines that fits; the platform would cut the others. */
const fitting = (lines: readonly [string, ...string[]], limit: number) =>
  lines.find((line) => fits(line, limit)) ?? lines[0];

const startsWith = (text: string, hook: string) =>
  hook !== '' && text.startsWith(hook) && /^(?:\s|$)/.test(text.slice(hook.length));

/** Where the text does not begin with the hook that was named, its own first line is the hook. */
const openingOf = ({ hook, primary_text }: WrittenVariant): string => {
  if (startsWith(primary_text, hook) && fits(hook, limits.hook)) return hook;
  const [own = ''] = /^[^\n]{1,110}?[.!?…:](?=\s|$)|^[^\n]{1,110}(?=\n)/u.exec(primary_text) ?? [];
  return own || hook;
};

/** A label for people; the headline, if the model gave no short one that the guard lets through. */
const angleOf = ({ angle, headline }: WrittenVariant, brief: Brief): string =>
  angle.length >= 3 && angle.length <= 60 && !isStopped(checkText(angle, brief)) ? angle : headline;

const variantOf = (
  ownVariant: WrittenVariant,
  callToAction: CallToActionType,
  brief: Brief,
): Variant => {
  const { headline, headline_shorter, description, description_shorter } = ownVariant;
  const title = fitting([headline, headline_shorter, description_shorter], limits.headline);
  const others = [headline_shorter, headline].filter((line) => line !== title);
  const button = ownVariant.call_to_action_type.toUpperCase().replace(/[^A-Z]+/g, '_');
  return {
    id: '',
    angle: angleOf(ownVariant, brief),
    hook: openingOf(ownVariant),
    primary_text: ownVariant.primary_text,
    headline: title,
    description: fitting([description, description_shorter, ...others], limits.description),
    call_to_action_type: callToActionTypes.find((type) => type === button) ?? callToAction,
  };
};

const languageObjections = async (text: string, language: string): Promise<Objection[]> => {
  const other = await otherLanguageIn(text, language);
  return other === null
    ? []
    : [{ rule: 'shape.language', message: `It is written in ${other}, not in ${language}.` }];
};

/** Reads a variant against the brief: the guard's rules, its claims, its language. */
export const checkVariant = async (
  ownVariant: WrittenVariant,
  { evidence, isJudged, callToAction }: CheckOptions,
): Promise<Candidate> => {
  const { brief } = evidence;
  const variant = variantOf(ownVariant, callToAction, brief);
  const findings = [...checkTexts(variant, 0, brief)].flat();
  const texts = [variant.primary_text, variant.headline, variant.description];
  const claims = ownVariant.claims.map((claim) => checkClaim(claim, evidence));
  const sound = claims.filter(({ fault }) => fault === null);
  // Without a judge, nothing else checks a claim without a source.
  const faultyClaims = isJudged ? [] : claims.filter(({ fault }) => fault !== null);
  const { objections, doubts } = rulingOn(
    findings,
    {
      unsourced: texts.flatMap((text) =>
        uncarriedIn(text, claims, evidence).map((uncarried) => ({ text, uncarried })),
      ),
      heldWords: heldWordsOf(findings),
      reordered: sound
        .filter((claim) => isReordered(claim, brief.language))
        .map(({ words }) => words),
    },
    isJudged,
  );
  return {
    variant,
    claims: sound.map(({ words, sources }) => ({ words, sources })),
    doubts,
    objections: [
      ...objections,
      ...faultyClaims.map(({ words, fault }) => ({
        rule: 'claims.unread',
        message: `The claim ${JSON.stringify(words)} ${fault}.`,
      })),
      ...(await languageObjections(texts.join('\n'), brief.language)),
    ],
    findings,
  };
};

/** A hook is one claim of the fact that it names. */
export const checkHook = async (
  { category, text, fact }: WrittenHook,
  { evidence, isJudged }: CheckOptions,
): Promise<HookCandidate> => {
  const { brief } = evidence;
  const hook: Hook = { category, category_label: categoryLabels[category], text };
  const findings = [...checkTexts({ hook: text }, 0, brief)].flat();
  const claim = checkClaim(
    { words: text, sources: [{ fact, quote: '' }] },
    { ...evidence, isOneLanguage: false },
  );
  const unsourcedStatements = uncarriedIn(text, [claim], evidence).map((uncarried) => ({
    text,
    uncarried,
  }));
  const { objections, doubts } = rulingOn(
    findings,
    { unsourced: unsourcedStatements, heldWords: heldWordsOf(findings), reordered: [] },
    isJudged,
  );
  return {
    hook,
    doubts,
    objections: [...objections, ...(await languageObjections(text, brief.language))],
    findings,
  };
};
