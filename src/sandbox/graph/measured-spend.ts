import { currencyOffset } from '../world/currency.ts';
import type { Account, AdSet, Campaign } from '../world/things.ts';
import type { Call } from './call.ts';
import { measure } from './insights-field.ts';

/** What a node has spent so far, in minor units, as insights would tell it. */
export const measuredSpend = ({ world }: Call, account: Account, node: Campaign | AdSet) => {
  const { rows } = measure(world, node, { fields: 'spend', date_preset: 'maximum' });
  const spent = rows.reduce((sum, row) => sum + Number(row['spend'] ?? 0), 0);
  return Math.floor(spent * currencyOffset(account.currency));
};
