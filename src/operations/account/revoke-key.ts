import { z } from 'zod';
import { Failure } from '../../kernel/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findKeyOf, revokeKeyOf } from '../../store/api-keys.ts';
import { operation } from '../operation.ts';
import { apiKey, uuid } from '../schemas.ts';
import { presentKey } from './present.ts';

export const revokeKey = operation({
  id: 'apiKeys.revoke',
  route: 'DELETE /account/api-keys/{id}',
  access: 'account',
  summary: 'Revoke an API key at once.',
  input: { params: z.object({ id: uuid }) },
  output: apiKey,
  failures: ['key_not_found', 'already_revoked'],

  async run({ store, caller }, { params }) {
    const id = params.id.toLowerCase();
    if (!isUuid(id)) throw new Failure('key_not_found');
    const revoked = await revokeKeyOf(store.db, caller.accountId, id);
    if (revoked) return presentKey(revoked);
    const known = await findKeyOf(store.db, caller.accountId, id);
    throw new Failure(known ? 'already_revoked' : 'key_not_found');
  },
});
