import type { ManualCreate } from '../kinds/kind.ts';
import { type Kind, kinds } from '../kinds/list.ts';
import { oneLine } from './words.ts';

/** What a person does in the platform's own screens to get the same object, with the values filled in. */
export const manualSteps = (kind: Kind, intended: ManualCreate): string[] =>
  [openStep(intended.adAccountId), ...kinds[kind].manualSteps(intended)].filter(
    (step) => step !== '',
  );

const openStep = (adAccountId: string) =>
  `Open Ads Manager and choose the ad account ${oneLine(adAccountId).replace(/^act_/, '')} in the account menu.`;
