import { currencyOffset } from '../world/currency.ts';
import type { AdSet, Campaign } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import type { World } from '../world/world.ts';
import { measure } from './insights-field.ts';

/** What a node has spent so far, in minor units, as insights would tell it. */
export const measuredSpend = (
  world: World,
  node: Campaign | AdSet,
  date_preset: 'today' | 'maximum' = 'maximum',
) => {
  const { rows } = measure(world, node, { fields: 'spend', date_preset });
  const spent = rows.reduce((sum, row) => sum + Number(row['spend'] ?? 0), 0);
  return Math.round(spent * currencyOffset(accountOf(world, node)?.currency ?? ''));
};
