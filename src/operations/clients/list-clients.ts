import * as z from 'zod';
import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { within } from '../../kernel/async/timeout.ts';
import {
  type ClientRow,
  type ClientsFilter,
  listClients as listRows,
} from '../../store/overview/list-clients.ts';
import { boundElsewhere } from '../core/authenticate.ts';
import {
  nextPage,
  pageOf,
  pageQuery,
  rowsForPage,
  textCursorOf,
  textPosition,
} from '../core/cursor.ts';
import type { Deps } from '../core/deps.ts';
import { operation } from '../core/operation.ts';
import { flag, idText } from '../core/schemas.ts';
import { client, presentClient } from './present.ts';
import { refreshAccounts } from './refresh-accounts.ts';

/** The list waits no longer for Meta's numbers; later ones are in the next answer. */
const timeoutMs = 1_500;
const maxPage = 500;

export const listClients = operation({
  id: 'clients.list',
  chapter: 'Overview',
  route: 'GET /clients',
  access: 'identity',
  summary: 'Your clients at a glance: connection, waiting ads, recent spend.',
  description:
    'One row for each active workspace you belong to. Meta is asked at most once a minute for each ad account; in between ' +
    'the answer is what it said last.',
  input: {
    query: z.object({
      workspace_id: idText.optional().describe('Only this workspace; else all of yours.'),
      ...pageQuery('Clients', maxPage, textPosition),
      refresh: flag(true).describe('false: only what is known already; Meta is not asked.'),
    }),
  },
  output: z.object({
    clients: z.array(client).describe('Your clients, by name.'),
    next: nextPage,
  }),
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
    const { limit, after } = query;
    const { onlyWorkspace: only, accountId } = caller;
    const workspaceId = query.workspace_id?.toLowerCase();
    if (only !== null && workspaceId !== undefined && workspaceId !== only) throw boundElsewhere();
    const filter: ClientsFilter = {
      accountId,
      workspaceId: only ?? workspaceId,
      after: after && { name: after[0], id: after[1] },
      limit: rowsForPage(limit),
    };
    const ofKey = readGuardrails(caller.guardrails.key).ad_accounts;
    const list = async () =>
      (await listRows(deps.store.db, filter)).map((row) =>
        isReadable(row, ofKey) ? row : { ...row, ...unread },
      );
    const rows = await list();
    const isNewer = query.refresh && (await see(deps, rows.slice(0, limit)));
    const clientRows = isNewer ? await list() : rows;
    const { page, ...next } = pageOf(clientRows, limit, ({ name, id }) => textCursorOf(name, id));
    return { clients: page.map(presentClient), ...next };
  },
});

/** True if the guardrails of the workspace and of the key allow reading its ad account. */
const isReadable = (
  { ad_account_id: id, guardrails }: ClientRow,
  ofKey: readonly string[] | undefined,
) =>
  id === null ||
  [readGuardrails(guardrails).ad_accounts, ofKey].every((list) => list?.includes(id) ?? true);

/** Replaces the facts about an ad account that may not be read; Meta is not asked about it either. */
const unread = { ad_account_id: null, account_name: null, seen_at: null, currency: null };

/** Returns true if there may be something new to show. */
const see = (deps: Deps, rows: readonly ClientRow[]) => {
  const pairs = rows.flatMap(({ id, ad_account_id: account, connected }) =>
    account === null || connected === null ? [] : [{ workspace_id: id, ad_account_id: account }],
  );
  return within(timeoutMs, refreshAccounts(deps, pairs), () => true);
};
