import * as z from 'zod';

const percent = z.number().catch(0).default(0);

const appUsage = z.object({ call_count: percent, total_cputime: percent, total_time: percent });
const useCases = z.record(z.string(), z.array(appUsage));
const accountUsage = z.object({ acc_id_util_pct: percent });

/** How much of its limits the platform says is used up, in percent; the fullest of all that it names. */
export const usagePercent = (headers: Record<string, string>): number => {
  const app = appUsage.safeParse(parsed(headers['x-app-usage'])).data;
  const cases = useCases.safeParse(parsed(headers['x-business-use-case-usage'])).data ?? {};
  const account = accountUsage.safeParse(parsed(headers['x-ad-account-usage'])).data;
  const fullest = (usage: z.infer<typeof appUsage>) => Math.max(...Object.values(usage));
  return Math.max(
    0,
    app ? fullest(app) : 0,
    account?.acc_id_util_pct ?? 0,
    ...Object.values(cases).flat().map(fullest),
  );
};

const parsed = (header: string | undefined): unknown => {
  if (header === undefined) return undefined;
  try {
    return JSON.parse(header);
  } catch {
    return undefined;
  }
};
