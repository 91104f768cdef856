import { expect, it } from 'vitest';
import { healthView } from '../../src/console/connection/health-view.ts';
import { checksOf } from '../../src/operations/connection/health/health-checks.ts';

const now = Date.parse('2026-11-15T09:30:00Z');
const usage = { percent: 12, frees_at: null, ad_accounts: [] };
const scopes = '["ads_management","pages_show_list"]';

/** A connection as it is stored; only these fields are looked at. */
const connection = { scopes, expires_at: now - 1, writes_unlock_at: now + 1 } as NonNullable<
  Parameters<typeof checksOf>[0]['connection']
>;

const pageOf = (changes: Partial<Parameters<typeof checksOf>[0]>) => {
  const facts = { problem: null, missing: [], isOver: false, left: 1, now, usage, connection };
  const checks = checksOf({ ...facts, ...changes });
  const health = {
    state: changes.connection === null ? ('not_connected' as const) : ('limited' as const),
    days_left: 1,
    adnet_user_id: null,
    adnet_user_name: null,
    checked_at: null,
    missing: [...(changes.missing ?? [])],
    checks,
    usage,
  };
  return healthView(health, { writes_unlock_at: new Date(now + 1).toISOString() }).markup;
};

it.each([
  ['nobody is connected', { connection: null }],
  ['it has ended', { isOver: true }],
  ['its token cannot be read', { isOver: true, problem: 'unreadable' as const }],
  ['there is no Page and no ad account', { missing: ['page', 'ad_account'] as const }],
  ['the login may only look', { missing: ['account_role'] as const }],
])('a person reads of no address for programs where %s', (_title, changes) => {
  expect(pageOf(changes)).not.toMatch(/POST|\/adnet|The token (?:works|worked|no longer)/);
  expect(pageOf(changes)).toContain('connection link on this page');
});
