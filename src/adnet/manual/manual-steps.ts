import type { ManualCreate } from '../kinds/kind.ts';
import { type Kind, kinds } from '../kinds/list.ts';
import { oneLine } from './words.ts';

/** The steps on the platform's screens that lead to the same object, with the values filled in. */
export const manualSteps = (kind: Kind, intended: ManualCreate): string[] =>
  [openStep(intended.adAccountId), ...kinds[kind].manualSteps(intended)].filter(
    (step) => step !== '',
  );

const openStep = (adAccountId: string) =>
  `Open Ads Manager and choose the ad account ${oneLine(adAccountId).replace(/^act_/, '')} in the account menu.`;
