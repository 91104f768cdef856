import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { ownerOf } from '../../publish/tokens/token.ts';
import { readNow } from '../../store/clock.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { checkToken, connectionStorer, type TokenCheck } from './connect.ts';
import { connectionStatus, exampleConnection, presentConnection } from './present.ts';

export const storeToken = operation({
  id: 'connection.token',
  chapter: 'Connection',
  route: 'POST /adnet/connection/token',
  access: { workspace: 'admin' },
  summary: 'Connect the workspace with a system-user or user token.',
  description:
    'The token is checked with the platform first: it must be valid and hold ads_read; writes need ads_management too. It ' +
    'is kept encrypted and never shown again.',
  input: {
    body: z.object({
      access_token: z
        .string()
        .transform((text) => text.trim())
        .refine((text) => text.length > 0 && text.length <= 4096, 'must have 1 to 4096 characters')
        .meta({
          openapi: { type: 'string', minLength: 1, maxLength: 4096 },
          description: 'A Meta access token of a system user or a person, with ads_read.',
        }),
    }),
  },
  idempotent: 'replayed',
  output: connectionStatus,
  failures: ['adnet_token_rejected', 'adnet_unavailable', 'adnet_timeout'],
  example: {
    body: { access_token: '<a Meta access token>' },
    answer: { ...exampleConnection, selected_ad_account_id: null, writes_unlocked: false },
  },

  async run(ctx, { body }) {
    const { deps, caller, actor, requestId } = ctx;
    deps.scrubber.hold(body.access_token);
    const owner = ownerOf(caller);
    const tokenCheck = await checkToken(deps, owner, body.access_token, false);
    if (tokenCheck.kind !== 'accepted') throw refusal(tokenCheck);
    const { id } = caller.workspace;
    const store = await connectionStorer(
      deps,
      owner,
      { value: body.access_token, facts: tokenCheck.facts },
      { actor, requestId },
    );
    return makeOnce(ctx, async (tx) => {
      const row = await store(tx);
      // The time of the request is before that of the connection, which would be wrong with a cool-down of zero.
      return { id, answer: presentConnection(id, row, await readNow(tx)) };
    });
  },
});

const refusal = (checked: Exclude<TokenCheck, { kind: 'accepted' }>) => {
  const why =
    checked.kind === 'lacking' ? `it lacks the permission ${checked.scope}` : checked.reason;
  return new Failure('adnet_token_rejected', {
    message: `The platform did not accept this access token: ${why}. Nothing was stored.`,
  });
};
