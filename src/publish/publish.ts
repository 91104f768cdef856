import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import type { Token } from '../adnet/client/client.ts';
import type { AskPlatform, ManualCreate } from '../adnet/kinds/kind.ts';
import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { manualSteps } from '../adnet/manual/manual-steps.ts';
import { assertHarmless } from '../adnet/safety/gate.ts';
import { objectRead } from '../adnet/wire/lists.ts';
import { Failure } from '../contract/failures.ts';
import { readRelayed } from '../kernel/answers/relayed.ts';
import { fingerprintOf } from '../kernel/fingerprint.ts';
import { sameSecret } from '../secrets/random-secret.ts';
import type { ConnectionRow } from '../store/schema/tables.ts';
import type { PublishDeps } from './deps.ts';
import { demandPublic, sendFile } from './file.ts';
import { createGuardrailCheck } from './guardrails.ts';
import { replay } from './idempotency.ts';
import type { GuardrailCheck, MaySend } from './journal.ts';
import { type PublishResult, refused } from './publish-result.ts';
import { ask } from './reading/ask.ts';
import type { Requester } from './requester.ts';
import { type DemandFile, type Intent, sendJournaled } from './send.ts';
import { isReadable, openToken, tokenFor } from './tokens/token.ts';
import { asksToValidate, demandValidatable, validate } from './validate.ts';

/** Writes are locked for a while after a new connection was made, but not those with a caller's own token. */
const demandUnlocked = async (
  deps: PublishDeps,
  who: Requester,
  token: Token,
  kind: Kind,
  intended: ManualCreate,
) => {
  const { connection, now } = who.caller;
  if (connection === null || connection.writes_unlock_at <= now) return;
  if (who.accessToken !== null && !isStored(deps, connection, who.accessToken)) return;
  const currency = await currencyOf(deps, who, token, intended.adAccountId);
  throw new Failure('writes_disabled', {
    details: {
      action: kinds[kind].action,
      intended_params: shownParams(kind, intended),
      manual_steps: manualSteps(kind, { ...intended, currency }),
    },
    retryAfterSeconds: (connection.writes_unlock_at - now) / 1000,
  });
};

/** Shows what would have been sent. A file is only named, not fetched. */
const shownParams = (kind: Kind, { adAccountId, params, sourceUrl }: ManualCreate) => ({
  account_id: adAccountId,
  ...params,
  ...(kinds[kind].source?.fetchedBy === 'us' && { bytes: `<base64 of ${sourceUrl}>` }),
});

/** Recognises the stored token, so that a caller who sends it as their own cannot avoid the cool-down. */
const isStored = (deps: PublishDeps, connection: ConnectionRow, accessToken: string) =>
  isReadable(deps, connection) && sameSecret(openToken(deps, connection), accessToken);

const adAccount = z.object({ currency: z.string() });

/** Reads the currency, so that the manual steps can name budgets as people do. Without it, they are in minor units. */
const currencyOf = async (deps: PublishDeps, who: Requester, token: Token, adAccountId: string) => {
  try {
    const answer = await ask(deps, who, token, objectRead(adAccountId, 'currency'));
    if (answer.kind !== 'ok') return undefined;
    return readRelayed(answer.relayed, adAccount).currency;
  } catch {
    return undefined;
  }
};

/** The fields of a create, as the operation's schema gives them. */
export type CreateBody = Record<string, unknown> & { account_id: string };

type PublishOptions = {
  /** The idempotency key: a second create with the same key and body creates no second object. */
  key: string | null;
  /** The platform checks the create, but creates nothing. */
  validateOnly?: boolean;
  /** The last check, in the transaction that stores the intent. */
  maySend?: MaySend | undefined;
  /** Replaces the guardrail check of a single object. */
  guardFor?: ((params: Record<string, unknown>) => GuardrailCheck) | undefined;
  /** Checks a file after it was fetched, before it is sent. */
  demandFile?: DemandFile | undefined;
};

/**
 * Creates one object, paused, with all checks in the order of the contract. Throws a `Failure` unless the platform
 * answered. An operation returns the answer; a background job uses `tryPublish` in outcome.ts, which says how to
 * continue.
 */
export const publish = async (
  deps: PublishDeps,
  who: Requester,
  kind: Kind,
  body: CreateBody,
  { key, ...options }: PublishOptions,
): Promise<PublishResult> => {
  const facts = kinds[kind];
  const validateOnly = asksToValidate(body) || options.validateOnly === true;
  if (validateOnly) demandValidatable(kind);
  const { account_id: adAccountId } = body;
  const fingerprint = fingerprintOf(facts.action, adAccountId, body);
  const workspaceId = who.caller.workspace.id;
  const earlierResult = validateOnly ? null : await replay(deps, { workspaceId, key, fingerprint });
  if (earlierResult) return earlierResult;
  const guard = options.guardFor ? null : createGuardrailCheck(deps, who, kind, adAccountId);
  guard?.demandAsAsked(body);
  const token = tokenFor(deps, who);
  const asking: AskPlatform = (request) => ask(deps, who, token, request);
  const lookUpAnswers: Buffer[] = [];
  for (const lookUp of facts.lookUps?.(body) ?? []) {
    const answer = await asking(lookUp);
    if (answer.kind === 'rejected') return refused(deps, who, answer);
    lookUpAnswers.push(answer.relayed.body);
  }
  const params = facts.params(body, lookUpAnswers, deps.adnet.version);
  await demandHarmless(kind, params);
  await guard?.demandAsSent(params);
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
    allowedChanges: kind === 'creative' ? body['automatic_changes'] : undefined,
    token,
    maySend: options.maySend,
    guard: guard ? guard.last(params) : options.guardFor?.(params),
    demandFile: options.demandFile,
  };
  if (validateOnly) return validate(deps, who, intent);
  if (sourceUrl !== undefined && facts.source?.fetchedBy === 'us')
    return sendFile(deps, who, intent, sourceUrl);
  demandPublic(deps, kind, sourceUrl);
  return sendFields(deps, who, intent);
};

const long = 64 * 1024;

/** The last gate before sending would refuse it too, but only after it was stored in the journal. */
const demandHarmless = async (kind: Kind, params: Record<string, unknown>) => {
  const json = JSON.stringify(params);
  // Long parameters are handled in steps, so that other requests run in between.
  const isLong = json.length > long;
  if (isLong) await setImmediate();
  assertHarmless(json, { kind });
  if (isLong) await setImmediate();
};

const sendFields = (deps: PublishDeps, who: Requester, intent: Intent) => {
  const { kind, adAccountId, params, allowedChanges, token } = intent;
  const path = kinds[kind].path(adAccountId);
  return sendJournaled(deps, who, intent, {
    // Not sent. Stored, so that the read-back can tell allowed changes from others.
    journaled:
      allowedChanges === undefined ? params : { ...params, automatic_changes: allowedChanges },
    deadlineMs: deps.platformTimeoutMs,
    send: () => deps.adnet.write(token, path, params, { queueName: adAccountId, kind }),
  });
};
