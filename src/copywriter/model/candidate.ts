import { checkVariant as checkTexts } from '../guard/guard.ts';
import { otherLanguageIn } from '../language.ts';
import {
  type CallToActionType,
  callToActionTypes,
  categoryLabels,
  type Finding,
  type Hook,
  limits,
  type Variant,
} from '../types.ts';
import type { WrittenHook, WrittenVariant } from './answer.ts';
import {
  type CheckedClaim,
  type Claim,
  checkClaim,
  type Evidence,
  isReordered,
  uncarriedIn,
} from './claims.ts';

/** Why a text is not delivered. */
export type Objection = { rule: string; message: string };

/** A variant that a model wrote, with what is to be said against it. */
export type Candidate = {
  variant: Variant;
  shape: string;
  leadFact: string;
  /** What carries its statements. */
  claims: Claim[];
  /** Claims whose numbers stand in another order than in their facts: only a reader can tell. */
  reordered: string[];
  objections: Objection[];
  findings: Finding[];
};

export type HookCandidate = {
  hook: Hook;
  objections: Objection[];
  findings: Finding[];
};

export type CheckOptions = {
  evidence: Evidence;
  isJudged: boolean;
  callToAction: CallToActionType;
};

/** The guard's rule for a supplied number in other company: here the claim and the judge decide it. */
const decidedByReader = 'quantity.other-company';

const objectionsOf = (findings: readonly Finding[], isJudged: boolean): Objection[] =>
  findings
    .filter(({ level, rule }) =>
      level === 'stop' ? true : level === 'hold' && !(isJudged && rule === decidedByReader),
    )
    .map(({ rule, field, text, message }) => ({
      rule,
      message: `${field}: ${message}${text ? ` Objected to: ${JSON.stringify(text)}` : ''}`,
    }));

const fits = (text: string, limit: number) => text !== '' && text.normalize('NFC').length <= limit;

/** Of a line and its shorter form the first that fits; the platform would cut the other. */
const fitting = (line: string, shorter: string, limit: number) =>
  !fits(line, limit) && fits(shorter, limit) ? shorter : line;

const startsWith = (text: string, hook: string) =>
  hook !== '' && text.startsWith(hook) && /^(?:\s|$)/.test(text.slice(hook.length));

/** Where the text does not begin with the hook that was named, its own first line is the hook. */
const openingOf = ({ hook, primary_text }: WrittenVariant): string => {
  if (startsWith(primary_text, hook)) return hook;
  const [own = ''] = /^[^\n]{1,110}?[.!?…:](?=\s|$)|^[^\n]{1,110}(?=\n)/u.exec(primary_text) ?? [];
  return own || hook;
};

/** A label for people; where the model gave none that is short, the shape it planned. */
const angleOf = ({ angle, plan }: WrittenVariant): string =>
  angle.length >= 3 && angle.length <= 60 && !/\d/.test(angle) ? angle : plan.shape || 'plain';

const variantOf = (written: WrittenVariant, callToAction: CallToActionType): Variant => {
  const button = written.call_to_action_type.toUpperCase().replace(/[^A-Z]+/g, '_');
  return {
    id: '',
    angle: angleOf(written),
    hook: openingOf(written),
    primary_text: written.primary_text,
    headline: fitting(written.headline, written.headline_shorter, limits.headline),
    description: fitting(written.description, written.description_shorter, limits.description),
    call_to_action_type: callToActionTypes.find((type) => type === button) ?? callToAction,
  };
};

const uncarriedObjections = (
  texts: readonly string[],
  claims: readonly CheckedClaim[],
  evidence: Evidence,
): Objection[] =>
  texts
    .flatMap((text) => uncarriedIn(text, claims, evidence))
    .map(({ what, text, why }) => ({
      rule: `claims.uncarried-${what}`,
      message: `No fact carries ${JSON.stringify(text)}: ${why}.`,
    }));

const languageObjections = async (text: string, language: string): Promise<Objection[]> => {
  const other = await otherLanguageIn(text, language);
  return other === null
    ? []
    : [{ rule: 'shape.language', message: `It is written in ${other}, not in ${language}.` }];
};

/** Reads a variant against the brief: the guard's rules, its claims, its language. */
export const checkVariant = async (
  written: WrittenVariant,
  { evidence, isJudged, callToAction }: CheckOptions,
): Promise<Candidate> => {
  const { brief } = evidence;
  const variant = variantOf(written, callToAction);
  const findings = [...checkTexts(variant, 0, brief)].flat();
  const texts = [variant.primary_text, variant.headline, variant.description];
  const claims = written.claims.map((claim) => checkClaim(claim, evidence));
  const sound = claims.filter(({ fault }) => fault === null);
  const reordered = sound
    .filter((claim) => isReordered(claim, brief.language))
    .map(({ words }) => words);
  // Without a judge nobody else reads what a claim without a source says.
  const unread = isJudged
    ? []
    : [
        ...claims
          .filter(({ fault }) => fault !== null)
          .map(({ words, fault }) => `The claim ${JSON.stringify(words)} ${fault}.`),
        ...reordered.map((words) => `Numbers changed places in ${JSON.stringify(words)}.`),
      ].map((message) => ({ rule: 'claims.unread', message }));
  return {
    variant,
    shape: written.plan.shape,
    leadFact: written.plan.lead_fact,
    claims: sound.map(({ words, sources }) => ({ words, sources })),
    reordered,
    objections: [
      ...objectionsOf(findings, isJudged),
      ...uncarriedObjections(texts, claims, evidence),
      ...unread,
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
  return {
    hook,
    objections: [
      ...objectionsOf(findings, isJudged),
      ...uncarriedObjections([text], [claim], evidence),
      ...(await languageObjections(text, brief.language)),
    ],
    findings,
  };
};
