import { languageEvidence } from '../../../copywriter/facts/words.ts';
import { checkPolicies } from '../../../copywriter/guard/guard.ts';
import type { LaunchPlan } from '../../../publish/launch/plan/plan.ts';
import type { LaunchStep, PlanProblem } from '../../../publish/launch/plan/step.ts';

const textFields = ['message', 'headline', 'description'];

const maxShown = 80;
/** So many letters are enough to recognise the language of a launch. */
const maxRead = 4_000;

/**
 * Words that the copy check stops because of Meta's ad policies, each reported once. They are warnings, because
 * Meta checks them only in its review, after the ad was created. Claims are not checked, because a plan has no
 * brief.
 */
export const textProblems = (
  steps: readonly LaunchStep[],
  paths: LaunchPlan['paths'],
): PlanProblem[] => {
  const problemsByRule = new Map<string, PlanProblem>();
  const language = languageOfAll(steps);
  const textKeys = new Set<string>();
  for (const { step, kind, params } of steps) {
    if (kind !== 'creative') continue;
    for (const name of textFields) {
      const text = params[name];
      const field = paths.get(step)?.(name) ?? name;
      if (typeof text !== 'string' || textKeys.has(`${field} ${text}`)) continue;
      textKeys.add(`${field} ${text}`);
      for (const { level, rule, text: words, message } of checkPolicies(text, language))
        if (level === 'stop' && !problemsByRule.has(`${field} ${rule}`))
          problemsByRule.set(`${field} ${rule}`, {
            step,
            field,
            level: 'warn',
            message: `may be rejected by Meta’s review: “${words.slice(0, maxShown)}” ${message}`,
            fix: 'Write it in other words; POST /generate/ad-copy/check tells more.',
          });
    }
  }
  return [...problemsByRule.values()];
};

/** A single headline is too short to recognise its language; all texts of a launch together mostly suffice. */
const languageOfAll = (steps: readonly LaunchStep[]): string => {
  const texts = steps.flatMap(({ kind, params }) =>
    kind === 'creative' ? textFields.map((name) => params[name]) : [],
  );
  const together = [...new Set(texts)].filter((text) => typeof text === 'string').join('\n');
  const [first] = languageEvidence(together.slice(0, maxRead));
  return first && first.weight > 0 ? first.code : 'en';
};
