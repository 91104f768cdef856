import { normal } from '../opening-words.ts';
import type { Brief, Finding, Guard, Hook, Variant } from '../types.ts';
import type { Candidate, HookCandidate } from './candidate.ts';
import { capitalise, type Display, displayFields, isWithin, mendDisplay } from './mend-text.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Texts that may stand in for a variant's headline or description: what the brief says in few
 * words, then short sentences of the variant's own.
 */
const displaysFrom = ({ offer, benefits, product }: Brief) => {
  const phrases = [offer ?? '', ...benefits, product, ...product.split(/\s*[,:–—|]\s+/u)];
  return (field: Display, { hook, primary_text, headline, description }: Variant): string[] => {
    const taken = new Set([hook, headline, description].map(normal));
    return [...phrases, ...sentencesOf(primary_text)]
      .map((text) => capitalise(mendDisplay(text, field)))
      .filter((text) => text !== '' && isWithin(text, field) && !taken.has(normal(text)));
  };
};

/** Sentences behind the hook that the guard stops are left out where two others remain. */
const withoutStopped = (variant: Variant, findings: Finding[]): Variant => {
  const stopped = findings.filter(
    ({ level, field, rule }) =>
      level === 'stop' && field === 'primary_text' && !rule.startsWith('shape.'),
  );
  let at = 0;
  const kept = sentencesOf(variant.primary_text).filter((sentence) => {
    const [start, end] = [at, at + sentence.length];
    at = end;
    return !stopped.some((finding) => finding.start < end && finding.end > start);
  });
  const isHookHit = stopped.some(({ start }) => start < variant.hook.length);
  if (stopped.length === 0 || isHookHit || kept.length < 2) return variant;
  return { ...variant, primary_text: kept.join('').trim() };
};

/** So few characters too many that another text is better than a question. */
const littleOver = 3;

const isNextWanted = (variant: Variant, field: Display) =>
  variant[field] === '' ||
  (!isWithin(variant[field], field) && isWithin(variant[field].slice(0, -littleOver), field));

export const inspectorFor = (guard: Guard, brief: Brief) => {
  const displays = displaysFrom(brief);

  /** What the guard says of the last variant, the others standing before it. */
  const variants = (all: Variant[]) => {
    const named = all.map((variant, at) => ({ ...variant, id: `v${at + 1}` }));
    return guard({ variants: named, hooks: [] }, brief)
      .filter(({ variant }) => variant === all.length - 1)
      .map((finding) => ({ ...finding, variant: 0 }));
  };
  const inspect = (variant: Variant): Candidate => ({ variant, findings: variants([variant]) });

  /** The same variant with another text in that field, out of the brief and let through by the guard. */
  const withOther = (
    candidate: Candidate,
    field: Display,
    before: Variant[] = [],
  ): Candidate | undefined => {
    const isStoppedThere = (variant: Variant) =>
      variants([...before, variant]).some(
        (finding) => finding.field === field && finding.level === 'stop',
      );
    const other = displays(field, candidate.variant)
      .map((text) => ({ ...candidate.variant, [field]: text }))
      .find((variant) => !isStoppedThere(variant));
    if (!other) return undefined;
    // What the judge of claims said of the other fields still stands.
    const judged = candidate.findings.filter(
      (finding) => finding.rule.startsWith('judge.') && finding.field !== field,
    );
    return { variant: other, findings: [...variants([other]), ...judged] };
  };

  /** The variant with its findings, after what can be mended without a question is mended. */
  const candidate = (variant: Variant): Candidate => {
    const whole = inspect(variant);
    const cut = inspect(withoutStopped(variant, whole.findings));
    const isFaulty = cut.findings.some(
      ({ field, level }) => field === 'primary_text' && level !== 'warn',
    );
    // Never worse than before: what a cut leaves must stand on its own.
    let made = isFaulty ? whole : cut;
    for (const field of displayFields)
      if (isNextWanted(made.variant, field)) made = withOther(made, field) ?? made;
    return made;
  };

  const hook = (one: Hook): HookCandidate => ({
    hook: one,
    findings: guard({ variants: [], hooks: [one] }, brief).filter(({ field }) =>
      field.startsWith('hooks[0]'),
    ),
  });
  /** The candidate as it may stand behind the others; a headline that is taken is replaced. */
  const behind = (before: Variant[], one: Candidate): Candidate | undefined => {
    const stops = variants([...before, one.variant]).filter(({ level }) => level === 'stop');
    if (stops.length === 0) return one;
    const isHeadlineOnly = stops.every(({ rule }) => rule === 'shape.headline-repeated');
    return isHeadlineOnly ? withOther(one, 'headline', before) : undefined;
  };
  return { variants, hook, candidate, withOther, behind };
};

export type Inspector = ReturnType<typeof inspectorFor>;
