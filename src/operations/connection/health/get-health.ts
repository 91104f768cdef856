import * as z from 'zod';
import { iso, span } from '../../../kernel/clock.ts';
import { isExpired } from '../../../publish/tokens/token.ts';
import { readNow } from '../../../store/clock.ts';
import { findHealth } from '../../../store/connection-health.ts';
import { findConnection } from '../../../store/connections.ts';
import { type Context, operation } from '../../core/operation.ts';
import { timestamp } from '../../core/schemas.ts';
import { type ConnectionProblem, checkConnection, daysLeft } from './check-connections.ts';
import { type ConnectionFacts, checksOf } from './health-checks.ts';
import { lackingIn, missingThings, readMissing } from './missing.ts';
import { presentUsage, usage } from './usage.ts';

const states = ['ok', 'expiring', 'expired', 'limited', 'unreachable', 'not_connected'] as const;

const check = z
  .object({
    name: z.string().describe('What was looked at, such as token or permissions.'),
    ok: z.boolean().describe('Whether it is in order.'),
    message: z.string().describe('What was found.'),
    fix: z.string().nullable().describe('What to do about it; null when it is in order.'),
  })
  .meta({ id: 'HealthCheck', description: 'One thing that was looked at.' });

const health = z
  .object({
    state: z.enum(states).describe('The worst of what was found.'),
    days_left: z
      .int()
      .nullable()
      .describe('Days until the connection expires; null: it does not, or it is over.'),
    adnet_user_id: z.string().nullable().describe('Who signed in to Meta; null: nobody.'),
    adnet_user_name: z.string().nullable().describe('Their name at Meta, where it is known.'),
    checked_at: timestamp.nullable().describe('When Meta was last asked about it.'),
    missing: z
      .array(z.enum(missingThings))
      .describe('What the login lacks to make ads; empty when nothing is known to be missing.'),
    checks: z.array(check).describe('Everything that was looked at.'),
    usage: usage,
  })
  .meta({ id: 'ConnectionHealth', description: 'Whether the connection to Meta is well.' });

/** Callers that poll get the last result; Meta is asked once a minute at most. */
const freshMs = span({ minutes: 1 });
const expiringDays = 14;

export const getConnectionHealth = operation({
  id: 'connection.health',
  chapter: 'Connection',
  route: 'GET /adnet/connection/health',
  access: { workspace: 'viewer' },
  summary: 'Whether the connection to Meta is well, and what to do if not.',
  description:
    'Besides the connection itself it looks whether the login reaches a page and an ad account that can run ads. Meta is ' +
    'asked at most once a minute. Without a call it is asked once a day; webhooks hear of what it finds.',
  output: health,
  failures: [],
  example: {
    answer: {
      state: 'expiring',
      days_left: 6,
      adnet_user_id: '122090000000001',
      adnet_user_name: 'Ana Example',
      checked_at: '2026-11-15T09:30:00.000Z',
      missing: [],
      checks: [
        {
          name: 'expiry',
          ok: false,
          message: 'The connection expires in 6 days.',
          fix: 'Make a new link with POST /adnet/connection/link and let the same person sign in again.',
        },
      ],
      usage: {
        percent: 12,
        frees_at: null,
        ad_accounts: [
          {
            ad_account_id: 'act_1010000000000001',
            percent: 12,
            frees_at: null,
            at: '2026-11-15T09:29:12.000Z',
          },
        ],
      },
    },
  },

  async run(ctx) {
    const {
      deps: { store },
      caller,
    } = ctx;
    const { problem, missing } = await lastLook(ctx);
    const connection = (await findConnection(store.db, caller.workspace.id)) ?? null;
    const now = await readNow(store.db);
    const lastHealth = await findHealth(store.db, caller.workspace.id);
    const presentedUsage = await presentUsage(ctx, now);
    const expiresAt = connection?.expires_at ?? null;
    const isOver = connection !== null && (isExpired(connection, now) || problem === 'unreadable');
    const remainingDays = expiresAt === null || isOver ? null : daysLeft(expiresAt, now);
    const facts = {
      connection,
      problem,
      missing,
      isOver,
      left: remainingDays,
      now,
      usage: presentedUsage,
    };
    return {
      state: stateOf(facts),
      days_left: remainingDays,
      adnet_user_id: connection?.adnet_user_id ?? null,
      adnet_user_name: connection?.adnet_user_name ?? null,
      checked_at: lastHealth?.checked_at ? iso(lastHealth.checked_at) : null,
      missing: isOver || connection === null ? [] : lackingIn(connection, missing),
      checks: checksOf(facts),
      usage: presentedUsage,
    };
  },
});

/** The present problem; the connection is checked again unless that was done a moment ago. */
const lastLook = async ({
  deps,
  caller,
}: Context): Promise<Pick<ConnectionFacts, 'problem' | 'missing'>> => {
  const { db } = deps.store;
  const { connection, workspace, now } = caller;
  if (connection === null) return { problem: null, missing: null };
  const storedHealth = await findHealth(db, workspace.id);
  const isFresh = storedHealth?.checked_at != null && now - storedHealth.checked_at < freshMs;
  // It is not known yet what a new connection can access.
  const isWhole = storedHealth?.problem != null || storedHealth?.missing != null;
  if (!isFresh || !isWhole) await checkConnection(deps, connection, caller.payer.accountId);
  const lastHealth = isFresh && isWhole ? storedHealth : await findHealth(db, workspace.id);
  return {
    // Only checks write this column, so it contains one of their results.
    problem: (lastHealth?.problem ?? null) as ConnectionProblem | null,
    missing: readMissing(lastHealth?.missing ?? null),
  };
};

const stateOf = (facts: ConnectionFacts): (typeof states)[number] => {
  const { connection, problem, missing, isOver, left, usage } = facts;
  if (connection === null) return 'not_connected';
  if (isOver) return 'expired';
  if (problem === 'unreachable' || problem === 'refused') return 'unreachable';
  if (problem === 'limited' || usage.frees_at !== null) return 'limited';
  // The connection works, but no ad can be created with it.
  if (lackingIn(connection, missing).length > 0) return 'limited';
  return left !== null && left <= expiringDays ? 'expiring' : 'ok';
};
