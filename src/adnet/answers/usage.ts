import * as z from 'zod';
import { parseJson } from '../../kernel/text/parse-json.ts';
import type { PlatformToken } from '../login/token.ts';

/** For each business or account, the minutes until each use case is free again; 0 if it is not blocked. */
const useCases = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0).default(0) })),
);

const accountUsage = z.object({ acc_id_util_pct: z.number(), reset_time_duration: z.number() });

const maxSeconds = 86_400;

/**
 * How long a throttle lasts, from the usage headers, because the platform sends no Retry-After with it. Undefined
 * if they do not say.
 */
export const secondsUntilFree = (received: Record<string, unknown>): number | undefined => {
  const seconds = Math.max(
    busiestUseCase(received['x-business-use-case-usage']) * 60,
    fullAccount(received['x-ad-account-usage']),
  );
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxSeconds) : undefined;
};

const busiestUseCase = (header: unknown) => {
  const { data = {} } = useCases.safeParse(parsed(header));
  const minutes = Object.values(data).flatMap((cases) =>
    cases.map((one) => one.estimated_time_to_regain_access),
  );
  return Math.max(0, ...minutes);
};

const fullAccount = (header: unknown) => {
  const { data } = accountUsage.safeParse(parsed(header));
  return data && data.acc_id_util_pct >= 100 ? data.reset_time_duration : 0;
};

const maxHeaderLength = 8_192;

const parsed = (header: unknown): unknown =>
  typeof header === 'string' && header.length <= maxHeaderLength ? parseJson(header) : undefined;

const percent = z.number().catch(0).default(0);
const counters = z.object({ call_count: percent, total_cputime: percent, total_time: percent });
const countersByCase = z.record(z.string(), z.array(counters));
const fullness = z.object({ acc_id_util_pct: percent });

/** How much of its limits the platform reports as used, in percent: the highest of all values. */
export const usagePercent = (headers: Record<string, unknown>): number => {
  const app = counters.safeParse(parsed(headers['x-app-usage'])).data;
  const cases = countersByCase.safeParse(parsed(headers['x-business-use-case-usage'])).data ?? {};
  const account = fullness.safeParse(parsed(headers['x-ad-account-usage'])).data;
  const allCounters = [...Object.values(cases).flat(), ...(app ? [app] : [])];
  return Math.max(
    0,
    account?.acc_id_util_pct ?? 0,
    ...allCounters.flatMap((one) => Object.values(one)),
  );
};

const headerNames = new Set([
  'x-business-use-case-usage',
  'x-ad-account-usage',
  'x-app-usage',
  'x-fb-ads-insights-throttle',
]);

type UsageHeaders = Record<string, string>;

type UsageOfAccount = { workspaceId: string; adAccountId: string; headers: UsageHeaders };

const maxAccounts = 10_000;

/**
 * Keeps the usage headers of the platform's last answer to each workspace and ad account unparsed, because few
 * readers need them and every call writes them.
 */
export const createRecordedUsage = () => {
  const byAccount = new Map<string, UsageOfAccount>();
  return {
    note({ owner }: PlatformToken, adAccountId: string, received: Record<string, unknown>) {
      if (!owner || !adAccountId.startsWith('act_')) return;
      const headers: UsageHeaders = {};
      let hasUsage = false;
      for (const name in received) {
        if (!headerNames.has(name)) continue;
        const value = received[name];
        if (typeof value !== 'string' || value.length > maxHeaderLength) continue;
        headers[name] = value;
        hasUsage = true;
      }
      if (!hasUsage || byAccount.size >= maxAccounts) return;
      const { workspaceId } = owner;
      byAccount.set(`${workspaceId} ${adAccountId}`, { workspaceId, adAccountId, headers });
    },
    /** Returns the headers recorded since the last call of `take`. */
    take(): UsageOfAccount[] {
      const all = [...byAccount.values()];
      byAccount.clear();
      return all;
    },
  };
};

export type RecordedUsage = ReturnType<typeof createRecordedUsage>;
