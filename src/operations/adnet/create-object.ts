import { setImmediate } from 'node:timers/promises';
import type { Token } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { assertHarmless, type WriteKind } from '../../adnet/gate.ts';
import { demandModest, structureIn } from '../../adnet/walk.ts';
import { Failure } from '../../kernel/failures.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { tokenFor } from '../connection/token.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Context } from '../operation.ts';
import { demandUnlocked } from './cooldown.ts';
import { replay } from './idempotency.ts';
import { relayRejection } from './relay-read.ts';
import { targetAccount } from './target-account.ts';
import { perform } from './write.ts';

type Params = Record<string, unknown>;
type Body = Params & { account_id?: string | undefined };

export type Creation = {
  action: Action;
  kind: WriteKind;
  /** Of the platform, for this ad account. */
  path(account: string): string;
  body: Body;
  validateOnly: boolean;
  /** The parameters as they will be sent, or the platform's refusal of something looked up for them. */
  params(token: Token): Promise<Params | Relayed> | Params;
  /** What we refuse before anything is sent; the platform's refusal of a look-up ends it too. */
  precheck?(token: Token): Promise<Relayed | null>;
};

const long = 64 * 1024;

/** The walk every create takes, in the contract's order of checks. */
export const createObject = async (ctx: Context, creation: Creation): Promise<Relayed> => {
  const { action, kind, body } = creation;
  demandModest(body);
  const account = targetAccount(ctx, body.account_id);
  const path = creation.path(account);
  const validateOnly = asksToValidate(body) || creation.validateOnly;
  const fingerprint = fingerprintOf(action, account, body);
  const known = validateOnly ? null : await replay(ctx, fingerprint);
  if (known) return known;
  const token = tokenFor(ctx);
  const params = await creation.params(token);
  if (params instanceof Relayed) return params;
  const bytes = Buffer.from(JSON.stringify(params));
  // What is long is handled in steps, so that others get their turn in between.
  const breathe = bytes.length > long ? setImmediate : async () => {};
  await breathe();
  // The last gate would refuse it too, but by then it would be in the journal.
  assertHarmless(bytes, { kind });
  await breathe();
  if (!validateOnly) await demandUnlocked(ctx, token, { action, account, params });
  const refused = await creation.precheck?.(token);
  if (refused) return refused;
  if (validateOnly) return validate(ctx, token, { account, kind, path, params });
  return perform(ctx, {
    action,
    account,
    fingerprint,
    params,
    token,
    deadlineMs: ctx.platformTimeoutMs,
    send: () => ctx.adnet.write(token, path, params, { accountKey: account, kind }),
  });
};

const validationKey = /^execution_?options$/i;

/** In a body, the platform's own way of asking for a check; it has other values that we do not take. */
const asksToValidate = (body: Body) => {
  const asked = Object.entries(body).filter(
    ([key, value]) => validationKey.test(key) && value !== null && value !== undefined,
  );
  for (const [field, value] of asked) {
    const options = typeof value === 'string' ? structureIn(value) : value;
    if (Array.isArray(options) && options.length === 1 && options[0] === 'validate_only') continue;
    const message = 'takes ["validate_only"] and nothing else';
    throw new Failure('invalid_request', { fields: [{ field, message }] });
  }
  return asked.length > 0;
};

type Check = { account: string; kind: WriteKind; path: string; params: Params };

/** Asks the platform to check without creating: no journal, no limit, no cool-down. */
const validate = async (ctx: Context, token: Token, { account, kind, path, params }: Check) => {
  const outcome = await ctx.adnet.write(token, path, params, {
    accountKey: account,
    kind,
    validateOnly: true,
  });
  if (outcome.kind === 'succeeded') return outcome.relayed;
  if (outcome.kind === 'rejected') return relayRejection(ctx, outcome);
  throw outcome.kind === 'not_sent' ? outcome.failure : new Failure('adnet_unavailable');
};
