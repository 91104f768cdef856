import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { pathOf } from '../../src/copywriter/types.ts';
import { type BriefCase, expects, readCase } from '../../test/copywriter/builtin-briefs.ts';
import type { Answer } from './score.ts';

/** What a brief's answer breaks; none may. The guard covers counts, limits, opening, repeats and claims. */
const brokenGates = ({ brief, copy }: Answer, { expect }: BriefCase): string[] => {
  const bytes = JSON.stringify(copy);
  const lower = bytes.toLowerCase();
  const action = copy.variants[0]?.call_to_action_type ?? '';
  return [
    ...guard(copy, brief).map((finding) => `${finding.rule} ${pathOf(finding)}`),
    ...(expect.must_not ?? [])
      .filter((word) => lower.includes(word.toLowerCase()))
      .map((word) => `forbidden ${word}`),
    ...(expect.cta && !expect.cta.includes(action) ? [`call to action ${action}`] : []),
    ...(JSON.stringify(composeFor(brief)) === bytes ? [] : ['not the same bytes twice']),
  ];
};

/** Answers a brief as the endpoint does; no answer where it is refused. */
export const tryCase = async (
  each: BriefCase,
): Promise<{ broken: string[]; answer: Answer | null }> => {
  const brief = await readCase(each);
  const status = brief ? 200 : 422;
  if (!expects(each, status)) return { broken: [`status ${status}`], answer: null };
  if (!brief) return { broken: [], answer: null };
  const answer = { id: each.id, brief, copy: composeFor(brief) };
  return { broken: brokenGates(answer, each), answer };
};
