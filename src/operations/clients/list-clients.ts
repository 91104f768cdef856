import * as z from 'zod';
import { within } from '../../kernel/timeout.ts';
import { type ClientRow, listClients as listRows } from '../../store/overview/list-clients.ts';
import { isElsewhere } from '../core/authenticate.ts';
import type { Deps } from '../core/deps.ts';
import { operation } from '../core/operation.ts';
import { flag } from '../core/schemas.ts';
import { client } from './client.ts';
import { presentClient } from './present-client.ts';
import { seeAccounts } from './refresh-accounts.ts';

/** Nobody waits longer for numbers; what comes later is there at the next look. */
const timeoutMs = 1_500;

export const listClients = operation({
  id: 'clients.list',
  route: 'GET /clients',
  access: 'identity',
  summary: 'Your clients at a glance: connection, waiting ads, recent spend.',
  description:
    'One row for each active workspace you belong to. Meta is asked at most once a minute for each ad account; in between the answer is what it said last.',
  input: {
    query: z.object({
      refresh: flag(true).describe('false: only what is known already; Meta is not asked.'),
    }),
  },
  output: z.object({ clients: z.array(client).describe('Your clients, by name.') }),
  failures: [],
  example: {
    query: { refresh: 'false' },
    answer: {
      clients: [
        {
          workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
          name: 'Northlight Outdoor',
          role: 'owner',
          connection: { state: 'ok', days_left: 52 },
          ad_account: { id: 'act_1010000000000001', name: 'Northlight Outdoor' },
          waiting_ads: 14,
          spend: null,
        },
      ],
    },
  },

  async run({ deps, caller }, { query }) {
    const list = async () =>
      (await listRows(deps.store.db, caller.accountId)).filter(
        (row) => !isElsewhere(row, caller.onlyWorkspace),
      );
    const rows = await list();
    const isNewer = query.refresh && (await see(deps, rows));
    const shown = isNewer ? await list() : rows;
    return { clients: shown.map(presentClient) };
  },
});

/** True when there may be something new to show. */
const see = (deps: Deps, rows: readonly ClientRow[]) => {
  const pairs = rows.flatMap(({ id, ad_account_id: account, connected }) =>
    account === null || connected === null ? [] : [{ workspace_id: id, ad_account_id: account }],
  );
  return within(timeoutMs, seeAccounts(deps, pairs), () => true);
};
