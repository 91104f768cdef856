import * as z from 'zod';
import type { Token } from '../../adnet/client/client.ts';
import { Failure } from '../../contract/failures.ts';
import { recordConnection } from '../../events/record-connection.ts';
import { demandAccount } from '../../publish/reading/readable-accounts.ts';
import { connectionDied, tokenFor } from '../../publish/tokens/token.ts';
import { updatePin } from '../../store/connections.ts';
import type { Db } from '../../store/db.ts';
import { type Context, operation } from '../core/operation.ts';
import { adAccount } from '../core/schemas.ts';
import { reach } from './connect.ts';
import { connectionStatus, exampleConnection, presentConnection } from './present.ts';

export const pinAccount = operation({
  id: 'connection.pin',
  chapter: 'Connection',
  route: 'PUT /adnet/connection/ad-account',
  access: { workspace: 'admin' },
  summary: 'Pin a default ad account, or clear the pin with null.',
  description:
    'Creates without account_id then go to it. It must be an account the connection can manage.',
  input: {
    body: z.object({
      account_id: adAccount
        .nullable()
        .describe('act_ and digits, or the digits alone; null clears the pin.'),
    }),
  },
  output: connectionStatus,
  example: { body: { account_id: 'act_1010000000000001' }, answer: exampleConnection },
  failures: [
    'guardrail',
    'adnet_not_connected',
    'ad_account_not_found',
    'adnet_unavailable',
    'adnet_timeout',
  ],

  async run(callerContext, { body }) {
    // The pin belongs to the stored connection, even if the request came with another token.
    const ctx = { ...callerContext, accessToken: null };
    const { workspace, now } = ctx.caller;
    const pin = body.account_id;
    if (pin !== null) demandAccount(ctx, pin);
    const token = tokenFor(ctx.deps, ctx);
    if (pin !== null) await demandReach(ctx, token, pin);
    const row = await ctx.deps.store.transaction((tx) => setPin(ctx, tx, pin));
    return presentConnection(workspace.id, row, now);
  },
});

const setPin = async ({ caller, actor, requestId }: Context, tx: Db, pin: string | null) => {
  const row = await updatePin(tx, caller.workspace.id, pin);
  if (!row) throw new Failure('adnet_not_connected');
  await recordConnection(tx, {
    workspaceId: caller.workspace.id,
    userId: row.adnet_user_id,
    userName: row.adnet_user_name,
    actor,
    action: pin === null ? 'connection.unpinned' : 'connection.pinned',
    requestId,
    details: { ad_account_id: pin },
  });
  return row;
};

const demandReach = async (ctx: Context, token: Token, adAccountId: string) => {
  const reachResult = await reach(ctx.deps, token, adAccountId);
  if (reachResult === 'no') throw new Failure('ad_account_not_found');
  if (reachResult === 'throttled') {
    throw new Failure('adnet_unavailable', {
      message: 'The platform is throttling this connection. Try again in a few minutes.',
    });
  }
  if (reachResult === 'token_dead') {
    await connectionDied(ctx.deps, ctx);
    throw new Failure('adnet_not_connected');
  }
};
