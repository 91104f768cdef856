import { measuredSpend } from '../insights/insights.ts';
import type { Reading } from '../protocol/reading.ts';
import type { AdSet, Budget, Campaign, Entity, StoredEntity } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import { isPresent } from '../world/status.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';

const zoneOf = (world: World, entity: Entity) => accountOf(world, entity)?.zone ?? 'UTC';

export const timeOf = (world: World, entity: Entity, ms: number | undefined) =>
  ms === undefined ? undefined : formatTime(zoneOf(world, entity), ms);

/** What is left of the day's budget, or of the lifetime budget. */
export const remaining = (world: World, node: Campaign | AdSet) => {
  const { daily, lifetime } = node.budget;
  if (daily === undefined && lifetime === undefined) return '0';
  const spend = measuredSpend(world, node, daily === undefined ? 'maximum' : 'today');
  return String(Math.max(0, (daily ?? lifetime ?? 0) - spend));
};

/** Money is text in minor units. The unused kind of budget is "0"; an entity without any budget has neither. */
export const budgetText = (budget: Budget, kind: keyof Budget) => {
  const amount = budget[kind];
  if (amount !== undefined) return String(amount);
  return budget.daily === undefined && budget.lifetime === undefined ? undefined : '0';
};

/** Nested edges leave archived and deleted objects out, as lists do; the newest come first. */
export const present = <T extends StoredEntity>(
  { world, now }: Reading,
  entities: readonly T[],
): T[] => entities.filter((entity) => isPresent(world, entity, now)).reverse();
