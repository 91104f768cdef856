import { refuse } from '../protocol/refusal.ts';
import { ownedBy } from '../world/collection.ts';
import { add, type Block, metersOf } from '../world/meters.ts';
import { isSwitchedOn } from '../world/status.ts';
import type { World } from '../world/world.ts';

/** What a call counts as, and for which account. */
export type CallUse = { accountId: string | undefined; isWrite: boolean; isInsights: boolean };

/** https://developers.facebook.com/docs/marketing-api/overview/rate-limiting */
const tiers = {
  development_access: { score: 60, blockMs: 300_000, management: 300, insights: 600 },
  standard_access: { score: 9000, blockMs: 60_000, management: 100_000, insights: 190_000 },
};
const writesPerSecond = 100;

const throttles: Record<number, string> = {
  4: 'Application request limit reached',
  17: 'User request limit reached',
  32: 'Page request limit reached',
  613: 'Calls to this api have exceeded the rate limit.',
  80000: 'There have been too many calls from this ad-account. Wait a bit and try again.',
  80004: 'There have been too many calls to this ad-account. Wait a bit and try again.',
};

const refuseThrottled = (code: number, subcode: number | undefined): never =>
  refuse({
    code,
    subcode,
    message: `(#${code}) ${throttles[code] ?? 'There have been too many calls. Wait a bit and try again.'}`,
    title: 'Too many calls',
    text: 'There have been too many calls. Wait a bit and try again.',
    transient: false,
  });

export const isBlocked = (block: Block | undefined, now: number) =>
  block !== undefined && now < block.until && block.calls > 0;

const useBlock = (block: Block | undefined, now: number) => {
  if (!block || !isBlocked(block, now)) return;
  block.calls -= 1;
  refuseThrottled(block.code, block.subcode);
};

const countForMs = 1000;

/** Running ads raise the hourly limit; their number is computed again after a second. */
const activeAds = (world: World, accountId: string, now: number) => {
  const own = metersOf(world.meters, accountId);
  if (own.active && now >= own.active.at && now - own.active.at < countForMs) {
    return own.active.count;
  }
  const ads = ownedBy(world.collections.ad, accountId);
  const count = ads.reduce((sum, ad) => sum + (isSwitchedOn(world, ad) ? 1 : 0), 0);
  own.active = { count, at: now };
  return count;
};

export const limitsOf = (world: World, accountId: string, now: number) => {
  const tier = tiers[world.settings.tier];
  const active = activeAds(world, accountId, now);
  return {
    ...tier,
    management: tier.management + 40 * active,
    insights: tier.insights + 400 * active,
  };
};

/** Counts a call, and refuses it if the limit is exceeded, before anything is done. */
export const countCall = (
  world: World,
  { accountId, isWrite, isInsights }: CallUse,
  now: number,
) => {
  const { meters, settings } = world;
  useBlock(meters.block, now);
  if (accountId === undefined) {
    add(meters.app, now, 1);
    return;
  }
  const own = metersOf(meters, accountId);
  useBlock(own.block, now);
  const score = add(own.score, now, isWrite ? 3 : 1);
  const hourly = add(isInsights ? own.insights : own.management, now, 1);
  if (isInsights) add(meters.insights, now, 1);
  const writes = isWrite ? add(own.writes, now, 1) : 0;
  if (!settings.enforceLimits) return;
  const limits = limitsOf(world, accountId, now);
  if (writes > writesPerSecond) refuseThrottled(613, 5044001);
  if (score > limits.score) {
    own.block = { code: 17, subcode: 2446079, until: now + limits.blockMs, calls: Infinity };
    refuseThrottled(17, 2446079);
  }
  if (hourly > (isInsights ? limits.insights : limits.management)) {
    refuseThrottled(isInsights ? 80000 : 80004, 2446079);
  }
};
