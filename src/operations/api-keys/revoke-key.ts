import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { type Actor, record } from '../../events/record.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findKeyOf, revokeKeyOf } from '../../store/api-keys.ts';
import type { Db } from '../../store/db.ts';
import { operation } from '../core/operation.ts';
import { idText } from '../core/schemas.ts';
import { exampleKey } from '../workspaces/examples.ts';
import { apiKey, presentKey } from './present.ts';

export const revokeKey = operation({
  id: 'apiKeys.revoke',
  chapter: 'API keys',
  route: 'DELETE /account/api-keys/{id}',
  access: 'account',
  summary: 'Revoke an API key at once.',
  description: 'The next request with it answers 401. A revoked key cannot be brought back.',
  input: {
    params: z.object({ id: idText.describe('The key’s id, from GET /account/api-keys.') }),
  },
  output: apiKey,
  failures: ['workspace_role', 'key_not_found', 'already_revoked'],
  example: {
    params: { id: exampleKey.id },
    answer: { ...exampleKey, revoked_at: '2026-11-16T08:00:00.000Z' },
  },

  async run({ deps: { store }, caller, actor, requestId }, { params }) {
    const id = params.id.toLowerCase();
    if (!isUuid(id)) throw new Failure('key_not_found');
    const revocation = { accountId: caller.accountId, id, actor, requestId };
    const revokedKey = await store.transaction((tx) => endKey(tx, revocation));
    if (revokedKey) return presentKey(revokedKey);
    const storedKey = await findKeyOf(store.db, caller.accountId, id);
    throw new Failure(storedKey ? 'already_revoked' : 'key_not_found');
  },
});

type KeyToRevoke = { accountId: string; id: string; actor: Actor; requestId?: string };

/** Ends an active key of the account; undefined if there is none. */
export const endKey = async (tx: Db, { accountId, id, actor, requestId }: KeyToRevoke) => {
  const row = await revokeKeyOf(tx, accountId, id);
  if (!row) return undefined;
  await record(tx, {
    workspaceId: row.workspace_id,
    actor,
    action: 'key.revoked',
    target: { kind: 'key', id, name: row.name },
    requestId: requestId ?? null,
  });
  return row;
};
