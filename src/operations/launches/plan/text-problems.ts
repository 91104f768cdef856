import { languageEvidence } from '../../../copywriter/facts/words.ts';
import { checkPolicies } from '../../../copywriter/guard/guard.ts';
import type { LaunchPlan } from '../../../publish/launch/plan/plan.ts';
import type { LaunchStep, PlanProblem } from '../../../publish/launch/plan/step.ts';

const textFields = ['message', 'headline', 'description'];

const maxShown = 80;
/** Letters by which the language of a launch is told. */
const maxRead = 4_000;

/**
 * Words that the copy check stops because Meta's ad policies do not allow them; each is said once. Meta looks at them
 * only in its review, after the ad is made, so they are a warning. Nobody told the plan what may be claimed, so claims
 * are not looked at.
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

/** A headline alone is too short to tell; all texts of a launch together mostly do. */
const languageOfAll = (steps: readonly LaunchStep[]): string => {
  const texts = steps.flatMap(({ kind, params }) =>
    kind === 'creative' ? textFields.map((name) => params[name]) : [],
  );
  const together = [...new Set(texts)].filter((text) => typeof text === 'string').join('\n');
  const [first] = languageEvidence(together.slice(0, maxRead));
  return first && first.weight > 0 ? first.code : 'en';
};
