import { z } from 'zod';
import type { Token } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { manualSteps } from '../../adnet/manual-steps.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { Failure } from '../../kernel/failures.ts';
import { sameSecret } from '../../kernel/secrets.ts';
import type { ConnectionRow } from '../../store/tables.ts';
import { isReadable, openToken } from '../connection/token.ts';
import type { Context } from '../operation.ts';
import { read } from './relay-read.ts';

export type Intended = {
  action: Action;
  account: string;
  params: Record<string, unknown>;
  imageUrl?: string;
};

/** Locked for a while after a new connection; a caller's own token is not that connection. */
export const demandUnlocked = async (ctx: Context, token: Token, intended: Intended) => {
  const { connection, now } = ctx.caller;
  if (connection === null || connection.writes_unlock_at <= now) return;
  if (ctx.accessToken !== null && !isStored(ctx, connection, ctx.accessToken)) return;
  const currency = await currencyOf(ctx, token, intended.account);
  throw new Failure('writes_disabled', {
    details: {
      action: intended.action,
      intended_params: intended.params,
      manual_steps: manualSteps(intended.action, { ...intended, currency }),
    },
    retryAfterSeconds: (connection.writes_unlock_at - now) / 1000,
  });
};

/** The connection's own token does not become another one by being sent along. */
const isStored = (ctx: Context, connection: ConnectionRow, accessToken: string) =>
  isReadable(ctx, connection) && sameSecret(openToken(ctx, connection), accessToken);

const account = z.object({ currency: z.string() });

/** So that the steps name budgets as people do; without it they are named in minor units. */
const currencyOf = async (ctx: Context, token: Token, accountId: string) => {
  try {
    const answer = await read(ctx, token, objectRead(accountId, 'currency'));
    if (answer.kind !== 'ok') return undefined;
    return account.parse(JSON.parse(answer.relayed.body.toString())).currency;
  } catch {
    return undefined;
  }
};
