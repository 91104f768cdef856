import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRetentionTable } from '../../src/store/retention.ts';

const settingOf = {
  journalMs: '`RETENTION_JOURNAL_DAYS`',
  activityMs: '`RETENTION_ACTIVITY_DAYS`',
  deliveriesMs: '`RETENTION_DELIVERIES_DAYS`',
  seenMs: '`RETENTION_SEEN_DAYS`',
};

/** The ways in which the page may say how long this is. */
const wordsFor = (ms: number) => {
  if (ms === 0) return ['not at all'];
  const [minutes, hours, days] = [ms / 60_000, ms / 3_600_000, ms / 86_400_000];
  return [`${minutes} minutes`, `${hours} hours`, `${days} day${days === 1 ? '' : 's'}`];
};

it('what is deleted, and after how long, is told to operators as it is', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const [, chapter = ''] = page.split('## How long things are kept');
  const rows = [
    ...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| (?!What \|)([^|]+) \| ([^|]+) \|$/gm),
  ];
  const documentedAges = new Map(
    rows.map(([, what = '', age = '']) => [what.replace(/^\[([^\]]+)\]\(.*\)$/, '$1'), age]),
  );
  for (const { what, after } of createRetentionTable()) {
    const age = documentedAges.get(what);
    const ways = typeof after === 'number' ? wordsFor(after) : [settingOf[after]];
    expect(
      ways.some((words) => age?.startsWith(words)),
      `${what}: ${age}`,
    ).toBe(true);
    documentedAges.delete(what);
  }
  expect([...documentedAges.keys()]).toEqual(['Accounts, workspaces, revoked keys']);
});
