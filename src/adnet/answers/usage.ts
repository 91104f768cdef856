import * as z from 'zod';

/** Minutes until each use case of each business or account is free again; 0 where it is not blocked. */
const useCases = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0).default(0) })),
);

const accountUsage = z.object({ acc_id_util_pct: z.number(), reset_time_duration: z.number() });

const maxSeconds = 86_400;

/**
 * How long a throttle lasts, as far as the usage headers tell: the platform sends no Retry-After
 * with it. Undefined when they do not tell.
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

const longest = 8_192;

const parsed = (header: unknown): unknown => {
  if (typeof header !== 'string' || header.length > longest) return undefined;
  try {
    return JSON.parse(header);
  } catch {
    return undefined;
  }
};

const loose = z.object({
  call_count: z.number().catch(0).default(0),
  total_cputime: z.number().catch(0).default(0),
  total_time: z.number().catch(0).default(0),
});

/** How much of the platform's limits is used, in percent of the fullest one; and when it frees. */
export const usedPercent = (headers: Record<string, unknown>): number => {
  const byCase = z
    .record(z.string(), z.array(loose))
    .safeParse(parsed(headers['x-business-use-case-usage']));
  const cases = Object.values(byCase.data ?? {}).flat();
  const app = loose.safeParse(parsed(headers['x-app-usage'])).data;
  const account = accountUsage.safeParse(parsed(headers['x-ad-account-usage'])).data;
  const counted = [...cases, ...(app ? [app] : [])].flatMap((one) => [
    one.call_count,
    one.total_cputime,
    one.total_time,
  ]);
  return Math.max(0, account?.acc_id_util_pct ?? 0, ...counted);
};
