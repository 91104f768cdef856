import { z } from 'zod';
import { listKeysOf } from '../../store/api-keys.ts';
import { operation } from '../operation.ts';
import { apiKey, flag } from '../schemas.ts';
import { presentKey } from './present.ts';

export const listKeys = operation({
  id: 'apiKeys.list',
  route: 'GET /account/api-keys',
  access: 'account',
  summary: 'List your API keys across all workspaces, newest first.',
  input: { query: z.object({ include_revoked: flag(false) }) },
  output: z.object({ api_keys: z.array(apiKey) }),
  failures: [],

  async run({ store, caller }, { query }) {
    const rows = await listKeysOf(store.db, caller.accountId, query.include_revoked);
    return { api_keys: rows.map(presentKey) };
  },
});
