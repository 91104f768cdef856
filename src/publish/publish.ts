import { setImmediate } from 'node:timers/promises';
import type { Ask } from '../adnet/kinds/kind.ts';
import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { assertHarmless } from '../adnet/safety/gate.ts';
import { demandModest } from '../adnet/safety/json-walk.ts';
import { fingerprintOf } from '../kernel/fingerprint.ts';
import { ask } from './ask.ts';
import { demandUnlocked } from './cooldown.ts';
import type { PublishDeps } from './deps.ts';
import { demandPublic, sendFile } from './file.ts';
import { replay } from './idempotency.ts';
import type { MaySend } from './journal.ts';
import { type Published, refused } from './publish-result.ts';
import type { Requester } from './requester.ts';
import { type Intent, sendJournaled } from './send.ts';
import { tokenFor } from './token.ts';
import { asksToValidate, demandValidatable, validate } from './validate.ts';

/** The fields of a create, as the operation's schema gives them. */
export type CreateBody = Record<string, unknown> & { account_id: string };

type PublishOptions = {
  /** The idempotency key: the same key and body never create a second object. */
  key: string | null;
  /** The platform checks it and creates nothing. */
  validateOnly?: boolean;
  /** Asked last of all, in the transaction that writes the intent down. */
  maySend?: MaySend | undefined;
};

/**
 * Creates one object, paused, in the contract's order of checks. Throws a `Failure` unless the
 * platform answered. An operation hands the answer on; whoever wants to know how to go on asks
 * `outcomeOf` in outcome.ts.
 */
export const publish = async (
  deps: PublishDeps,
  who: Requester,
  kind: Kind,
  body: CreateBody,
  { key, ...options }: PublishOptions,
): Promise<Published> => {
  const facts = kinds[kind];
  demandModest(body);
  const validateOnly = asksToValidate(body) || options.validateOnly === true;
  if (validateOnly) demandValidatable(kind);
  const { account_id: adAccountId } = body;
  const fingerprint = fingerprintOf(facts.action, adAccountId, body);
  const workspaceId = who.caller.workspace.id;
  const known = validateOnly ? null : await replay(deps, { workspaceId, key, fingerprint });
  if (known) return known;
  const token = tokenFor(deps, who);
  const asking: Ask = (request) => ask(deps, who, token, request);
  const lookUp = facts.lookUp?.(body);
  const found = lookUp ? await asking(lookUp) : null;
  if (found?.kind === 'rejected') return refused(deps, who, found);
  const params = facts.params(body, found?.relayed.body ?? null);
  await demandHarmless(kind, params);
  const sourceUrl = facts.source ? String(body[facts.source.field]) : undefined;
  if (!validateOnly)
    await demandUnlocked(deps, who, token, kind, { adAccountId, params, sourceUrl });
  const rejection = await facts.precheck?.(body, asking, params);
  if (rejection) return refused(deps, who, rejection);
  const intent: Intent = {
    kind,
    adAccountId,
    key,
    fingerprint,
    params,
    token,
    maySend: options.maySend,
  };
  if (validateOnly) return validate(deps, who, intent);
  if (sourceUrl !== undefined && facts.source?.fetchedBy === 'us')
    return sendFile(deps, who, intent, sourceUrl);
  demandPublic(deps, kind, sourceUrl);
  return sendFields(deps, who, intent);
};

const long = 64 * 1024;

/** The last gate would refuse it too, but by then it would be in the journal. */
const demandHarmless = async (kind: Kind, params: Record<string, unknown>) => {
  const bytes = Buffer.from(JSON.stringify(params));
  // What is long is handled in steps, so that others get their turn in between.
  const isLong = bytes.length > long;
  if (isLong) await setImmediate();
  assertHarmless(bytes, { kind });
  if (isLong) await setImmediate();
};

const sendFields = (deps: PublishDeps, who: Requester, intent: Intent) => {
  const { kind, adAccountId, params, token } = intent;
  const path = kinds[kind].path(adAccountId);
  return sendJournaled(deps, who, intent, {
    journaled: params,
    deadlineMs: deps.platformTimeoutMs,
    send: () => deps.adnet.write(token, path, params, { queueName: adAccountId, kind }),
  });
};
