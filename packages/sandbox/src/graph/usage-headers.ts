import { metersOf, read } from '../world/meters.ts';
import type { World } from '../world/world.ts';
import { type CallUse, isBlocked, limitsOf } from './limits.ts';

type Headers = Record<string, string>;

const appCallsPerHour = 20_000;

const percent = (used: number, limit: number) => Math.min(100, Math.ceil((used / limit) * 100));

const accountHeaders = (world: World, accountId: string, isInsights: boolean, now: number) => {
  const own = metersOf(world.meters, accountId);
  const limits = limitsOf(world, accountId, now);
  const { tier } = world.settings;
  const blocked = isBlocked(own.block, now) ? own.block : undefined;
  const score = blocked ? limits.score : read(own.score, now);
  const share = Math.min(100, Math.round((score / limits.score) * 10_000) / 100);
  const hourly = isInsights ? read(own.insights, now) : read(own.management, now);
  const calls = percent(hourly, isInsights ? limits.insights : limits.management);
  const wait = blocked && Number.isFinite(blocked.until) ? blocked.until - now : 0;
  const headers: Headers = {
    'x-ad-account-usage': JSON.stringify({
      acc_id_util_pct: share,
      reset_time_duration: Math.ceil(wait / 1000),
      ads_api_access_tier: tier,
    }),
    'x-business-use-case-usage': JSON.stringify({
      [accountId]: [
        {
          type: isInsights ? 'ads_insights' : 'ads_management',
          call_count: blocked ? 100 : calls,
          total_cputime: Math.ceil(calls / 2),
          total_time: Math.ceil(calls / 2),
          estimated_time_to_regain_access: Math.ceil(wait / 60_000),
          ads_api_access_tier: tier,
        },
      ],
    }),
  };
  if (isInsights) {
    headers['x-fb-ads-insights-throttle'] = JSON.stringify({
      app_id_util_pct: percent(read(world.meters.insights, now), appCallsPerHour),
      acc_id_util_pct: share,
      ads_api_access_tier: tier,
    });
  }
  return headers;
};

/** The same on answers and refusals, and never a Retry-After. */
export const usageHeaders = (
  world: World,
  { accountId, isInsights }: CallUse,
  now: number,
): Headers => {
  if (accountId !== undefined) return accountHeaders(world, accountId, isInsights, now);
  const share = percent(read(world.meters.app, now), appCallsPerHour);
  return {
    'x-app-usage': JSON.stringify({
      call_count: share,
      total_time: Math.ceil(share / 2),
      total_cputime: Math.ceil(share / 2),
    }),
  };
};
