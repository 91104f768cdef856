import type { Token } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { assertHarmless, type WriteKind } from '../../adnet/gate.ts';
import { Failure } from '../../kernel/failures.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { tokenFor } from '../connection/token.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Context } from '../operation.ts';
import { demandUnlocked } from './cooldown.ts';
import { replay } from './idempotency.ts';
import { relayRejection } from './relay-read.ts';
import { perform } from './write.ts';

type Params = Record<string, unknown>;

export type Creation = {
  action: Action;
  kind: WriteKind;
  account: string;
  path: string;
  body: unknown;
  validateOnly: boolean;
  /** The parameters as they will be sent, or the platform's refusal of something looked up for them. */
  params(token: Token): Promise<Params | Relayed> | Params;
  /** What we refuse before anything is sent; the platform's refusal of a look-up ends it too. */
  precheck?(token: Token): Promise<Relayed | null>;
};

/** The walk every create takes, in the contract's order of checks. */
export const createObject = async (ctx: Context, creation: Creation): Promise<Relayed> => {
  const { action, kind, account, path, body, validateOnly } = creation;
  const fingerprint = fingerprintOf(action, account, body);
  const known = validateOnly ? null : await replay(ctx, fingerprint);
  if (known) return known;
  const token = tokenFor(ctx);
  const params = await creation.params(token);
  if (params instanceof Relayed) return params;
  // The last gate would refuse it too, but by then it would be in the journal.
  assertHarmless(Buffer.from(JSON.stringify(params)), { kind });
  if (!validateOnly) await demandUnlocked(ctx, token, { action, account, params });
  const refused = await creation.precheck?.(token);
  if (refused) return refused;
  if (validateOnly) return validate(ctx, token, creation, params);
  return perform(ctx, {
    action,
    account,
    fingerprint,
    params,
    deadlineMs: ctx.platformTimeoutMs,
    async send() {
      const outcome = await ctx.adnet.write(token, path, params, { accountKey: account, kind });
      if (outcome.kind === 'succeeded' && outcome.created && 'objectId' in outcome.created) {
        ctx.readBackLater({ action, account, objectId: outcome.created.objectId, token });
      }
      return outcome;
    },
  });
};

/** Asks the platform to check without creating: no journal, no limit, no cool-down. */
const validate = async (
  ctx: Context,
  token: Token,
  { account, kind, path }: Creation,
  params: Params,
) => {
  const outcome = await ctx.adnet.write(token, path, params, {
    accountKey: account,
    kind,
    validateOnly: true,
  });
  if (outcome.kind === 'succeeded') return outcome.relayed;
  if (outcome.kind === 'rejected') return relayRejection(ctx, outcome);
  throw outcome.kind === 'not_sent' ? outcome.failure : new Failure('adnet_unavailable');
};
