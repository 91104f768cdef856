import type { PlatformToken } from '../login/token.ts';

const names = new Set([
  'x-business-use-case-usage',
  'x-ad-account-usage',
  'x-app-usage',
  'x-fb-ads-insights-throttle',
]);

type UsageHeaders = Record<string, string>;

type UsageOfAccount = { workspaceId: string; adAccountId: string; headers: UsageHeaders };

const maxAccounts = 10_000;
const maxHeaderLength = 8_192;

/**
 * The usage headers of the platform's last answer to each workspace and ad account, as they came:
 * they are read by the few who ask, not by every call.
 */
export const createRecordedUsage = () => {
  const byAccount = new Map<string, UsageOfAccount>();
  return {
    note({ owner }: PlatformToken, adAccountId: string, received: Record<string, unknown>) {
      if (!owner || !adAccountId.startsWith('act_')) return;
      const headers: UsageHeaders = {};
      let hasUsage = false;
      for (const name in received) {
        if (!names.has(name)) continue;
        const value = received[name];
        if (typeof value !== 'string' || value.length > maxHeaderLength) continue;
        headers[name] = value;
        hasUsage = true;
      }
      if (!hasUsage || byAccount.size >= maxAccounts) return;
      const { workspaceId } = owner;
      byAccount.set(`${workspaceId} ${adAccountId}`, { workspaceId, adAccountId, headers });
    },
    /** What was heard since the last time. */
    take(): UsageOfAccount[] {
      const all = [...byAccount.values()];
      byAccount.clear();
      return all;
    },
  };
};

export type RecordedUsage = ReturnType<typeof createRecordedUsage>;
