import * as z from 'zod';
import { type Guardrails, readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { widerThan } from '../../adnet/guardrails/narrower.ts';
import { Failure } from '../../contract/failures.ts';
import { type Actor, record } from '../../events/record.ts';
import { isUuid, newId } from '../../kernel/ids.ts';
import { apiKeyPrefix, fingerprint, mintApiKey } from '../../secrets/api-key.ts';
import { demandMayMint } from '../../sign-in/proof.ts';
import { lockAccount } from '../../store/accounts.ts';
import { countActiveKeys, insertApiKey } from '../../store/api-keys.ts';
import type { Db } from '../../store/db.ts';
import { findGuardrails, findWorkspaceOf } from '../../store/workspaces.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { idText, keyLimitFields, keyName } from '../core/schemas.ts';
import { guardrailsBody, storedOf } from '../guardrails/answers/schemas.ts';
import { exampleKey } from '../workspaces/examples.ts';
import { apiKey, presentKey } from './present.ts';

const activeKeysPerAccount = 25;

export const mintKey = operation({
  id: 'apiKeys.mint',
  chapter: 'API keys',
  route: 'POST /account/api-keys',
  access: 'account',
  summary: 'Mint an API key; its plaintext is shown this once.',
  description:
    'The key acts with your own role in its workspace and follows it when it changes, unless max_role gives it less. A key ' +
    'with max_role, only_workspace, guardrails or write limits of its own cannot change keys, workspaces or members. At ' +
    'most 25 keys per account are active at a time.',
  input: {
    body: z
      .object({
        name: keyName.optional().describe('A label, up to 120 characters. Default: API key.'),
        workspace_id: idText
          .optional()
          .describe('The workspace the key acts on. Default: the one this request acts on.'),
        ...keyLimitFields,
        guardrails: guardrailsBody
          .optional()
          .describe(
            'What may be made with the key, beside what its workspace allows: nothing in it may be wider than there.',
          ),
      })
      .optional(),
  },
  idempotent: 'secret',
  output: apiKey
    .extend({ key: z.string().describe('The key itself. Keep it: it is never shown again.') })
    .meta({ id: 'MintedApiKey', description: 'An API key with its secret.' }),
  status: 201,
  failures: ['workspace_not_found', 'workspace_role', 'proof_required', 'key_limit'],
  example: {
    body: { name: 'Nightly reports' },
    answer: { ...exampleKey, key: 'gr_live_<the secret part>' },
  },

  async run(ctx, { body = {} }) {
    const {
      deps: { store },
      caller,
      actor,
      requestId,
    } = ctx;
    const workspaceId = body.workspace_id?.toLowerCase() ?? caller.workspace.id;
    const member = isUuid(workspaceId)
      ? await findWorkspaceOf(store.db, caller.accountId, workspaceId)
      : undefined;
    if (!member) throw new Failure('workspace_not_found');
    if (member.waits === 1) throw new Failure('account_unproven');
    return makeOnce(ctx, async (tx) => {
      await demandMayMint(tx, caller);
      const guardrails = await narrowerGuardrails(tx, workspaceId, body.guardrails);
      const { row, plaintext } = await issueKey(tx, {
        accountId: caller.accountId,
        workspaceId,
        name: body.name || 'API key',
        limits: limitsIn(body),
        guardrails,
        actor,
        requestId,
      });
      return { id: row.id, answer: { ...presentKey(row), key: plaintext } };
    });
  },
});

/** The guardrails to store for a key. Refuses those that allow more than the workspace does now. */
const narrowerGuardrails = async (tx: Db, workspaceId: string, own: Guardrails | undefined) => {
  if (own === undefined) return null;
  const wider = widerThan(own, readGuardrails(await findGuardrails(tx, workspaceId)));
  if (wider.length > 0)
    throw new Failure('invalid_request', {
      fields: wider.map(({ field, message }) => ({ field: `guardrails.${field}`, message })),
    });
  return storedOf(own);
};

type Limits = Partial<Record<'max_role', 'viewer' | 'editor'>> &
  Partial<Record<'writes_per_hour' | 'writes_per_day', number>> &
  Partial<Record<'only_workspace', boolean>>;

const limitsIn = ({
  max_role,
  writes_per_hour,
  writes_per_day,
  only_workspace: only,
}: SentLimits): Limits => ({
  ...(max_role !== undefined && { max_role }),
  ...(writes_per_hour !== undefined && { writes_per_hour }),
  ...(writes_per_day !== undefined && { writes_per_day }),
  ...(only === true && { only_workspace: true }),
});

type SentLimits = { [K in keyof Limits]?: Limits[K] | undefined };

type NewKey = {
  accountId: string;
  workspaceId: string;
  name: string;
  /** Limits of the key that its account does not have. */
  limits?: Limits;
  /** The key's guardrails, as they are stored. */
  guardrails?: string | null;
  actor: Actor;
  requestId?: string;
};

/** Locks, counts, then inserts. Only the return value has the key in plain text. */
export const issueKey = async (
  tx: Db,
  { accountId, workspaceId, name, limits = {}, guardrails = null, actor, ...rest }: NewKey,
) => {
  await lockAccount(tx, accountId);
  if ((await countActiveKeys(tx, accountId)) >= activeKeysPerAccount)
    throw new Failure('key_limit');
  const plaintext = mintApiKey();
  const row = await insertApiKey(tx, {
    id: newId(),
    account_id: accountId,
    workspace_id: workspaceId,
    name,
    prefix: apiKeyPrefix(plaintext),
    fingerprint: fingerprint(plaintext),
    ...limits,
    only_workspace: limits.only_workspace ? 1 : null,
    guardrails,
  });
  await record(tx, {
    workspaceId,
    actor,
    action: 'key.minted',
    target: { kind: 'key', id: row.id, name },
    details: { ...limits, ...(guardrails !== null && { guardrails: guardrails.slice(0, 500) }) },
    requestId: rest.requestId ?? null,
  });
  return { row, plaintext };
};
