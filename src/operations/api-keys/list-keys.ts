import * as z from 'zod';
import { listKeysOf } from '../../store/api-keys.ts';
import { isElsewhere } from '../core/authenticate.ts';
import { operation } from '../core/operation.ts';
import { flag } from '../core/schemas.ts';
import { exampleKey } from '../workspaces/examples.ts';
import { apiKey, presentKey } from './present.ts';

export const listKeys = operation({
  id: 'apiKeys.list',
  chapter: 'API keys',
  route: 'GET /account/api-keys',
  access: 'account',
  summary: 'List your API keys across all workspaces, newest first.',
  description: 'Without their secrets: those are shown once, when a key is minted.',
  input: {
    query: z.object({ include_revoked: flag(false).describe('true: revoked keys too.') }),
  },
  output: z.object({ api_keys: z.array(apiKey).describe('Your account’s keys.') }),
  failures: [],
  example: { answer: { api_keys: [exampleKey] } },

  async run({ deps: { store }, caller }, { query }) {
    const rows = await listKeysOf(store.db, caller.accountId, query.include_revoked);
    const { onlyWorkspace: only } = caller;
    const visibleRows = rows.filter(({ workspace_id: id }) => !isElsewhere({ id }, only));
    return { api_keys: visibleRows.map(presentKey) };
  },
});
