import { writeCopy } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import type { Brief, Copy } from '../../src/copywriter/types.ts';
import { type Case, statusOf } from './briefs.ts';

/** What a brief's answer breaks; none may. The guard covers counts, limits, opening, repeats and claims. */
export const brokenGates = async (
  each: Case,
  brief: Brief,
): Promise<{ broken: string[]; copy: Copy | null }> => {
  const status = await statusOf(brief);
  if (![each.expect.status].flat().includes(status))
    return { broken: [`status ${status}`], copy: null };
  if (status !== 200) return { broken: [], copy: null };
  const copy = writeCopy(brief);
  const bytes = JSON.stringify(copy);
  const lower = bytes.toLowerCase();
  const action = copy.variants[0]?.call_to_action_type ?? '';
  return {
    copy,
    broken: [
      ...guard(copy, brief).map(({ rule, path }) => `${rule} ${path}`),
      ...(each.expect.must_not ?? [])
        .filter((word) => lower.includes(word.toLowerCase()))
        .map((word) => `forbidden ${word}`),
      ...(each.expect.cta && !each.expect.cta.includes(action) ? [`call to action ${action}`] : []),
      ...(JSON.stringify(writeCopy(brief)) === bytes ? [] : ['not the same bytes twice']),
    ],
  };
};
