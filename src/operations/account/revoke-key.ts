import { z } from 'zod';
import { Failure } from '../../kernel/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findKeyOf, revokeKeyOf } from '../../store/api-keys.ts';
import { operation } from '../operation.ts';
import { apiKey, uuid } from '../schemas.ts';
import { exampleKey } from './examples.ts';
import { presentKey } from './present.ts';

export const revokeKey = operation({
  id: 'apiKeys.revoke',
  route: 'DELETE /account/api-keys/{id}',
  access: 'account',
  summary: 'Revoke an API key at once.',
  description: 'The next request with it answers 401. A revoked key cannot be brought back.',
  input: {
    params: z.object({ id: uuid.describe('The key’s id, from GET /account/api-keys.') }),
  },
  output: apiKey,
  failures: ['key_not_found', 'already_revoked'],
  example: {
    params: { id: exampleKey.id },
    answer: { ...exampleKey, revoked_at: '2026-11-16T08:00:00.000Z' },
  },

  async run({ store, caller }, { params }) {
    const id = params.id.toLowerCase();
    if (!isUuid(id)) throw new Failure('key_not_found');
    const revoked = await revokeKeyOf(store.db, caller.accountId, id);
    if (revoked) return presentKey(revoked);
    const known = await findKeyOf(store.db, caller.accountId, id);
    throw new Failure(known ? 'already_revoked' : 'key_not_found');
  },
});
