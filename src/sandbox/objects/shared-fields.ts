import { accountOf } from '../world/find.ts';
import type { Budget, Issue, Json, Stored, Thing } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';

export const zoneOf = (world: World, thing: Thing) => accountOf(world, thing)?.zone ?? 'UTC';

export const timeOf = (world: World, thing: Thing, ms: number | undefined) =>
  ms === undefined ? undefined : formatTime(zoneOf(world, thing), ms);

/** Money is text in minor units. */
export const money = (amount: number | undefined) =>
  amount === undefined ? undefined : String(amount);

/** The unused kind of budget reads "0"; a thing without any budget reads neither. */
export const budgetText = (budget: Budget, kind: keyof Budget) => {
  const amount = budget[kind];
  if (amount !== undefined) return String(amount);
  return budget.daily === undefined && budget.lifetime === undefined ? undefined : '0';
};

export const issuesOf = (issue: Issue | undefined): Json[] | undefined =>
  issue && [
    {
      level: issue.level,
      error_code: issue.code,
      error_summary: issue.summary,
      error_message: issue.message,
      error_type: 'HARD_ERROR',
    },
  ];

/** What is gone stays off nested edges, as it stays off lists. */
export const present = <T extends Stored>(things: readonly T[]): T[] =>
  things.filter((thing) => !('status' in thing && /DELETED|ARCHIVED/.test(thing.status))).reverse();
