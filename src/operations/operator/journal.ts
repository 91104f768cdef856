import * as z from 'zod';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import {
  findWrite,
  type JournalFilter,
  listFittingWrites,
  listWrites,
} from '../../store/journal/writes.ts';
import { type WriteRow, type WriteState, writeStates } from '../../store/schema/tables.ts';
import { findWorkspace, listWorkspacesOf } from '../../store/workspaces.ts';
import { accountByEmail } from './accounts.ts';
import { command, type OperatorDeps } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { table } from './core/table.ts';
import { windowOf, windowOptions } from './core/window.ts';

export const presentWrite = (row: WriteRow) => ({
  id: row.id,
  state: row.state,
  action: row.action,
  workspace_id: row.workspace_id,
  account_id: row.account_id,
  actor_kind: row.actor_kind,
  actor_id: row.actor_id,
  request_id: row.request_id,
  ad_account_id: row.ad_account_id,
  object_id: row.object_id,
  idempotency_key: row.idempotency_key,
  created_at: iso(row.created_at),
  settled_at: isoOrNull(row.settled_at),
  verified_at: isoOrNull(row.verified_at),
  found: row.found,
});

/** The platform's answer as text; null if there is none. */
export const responseOf = ({ response }: WriteRow) =>
  response === null ? null : Buffer.from(response, 'base64').toString();

type Filters = {
  workspace?: string | undefined;
  account?: string | undefined;
  state?: WriteState | undefined;
  since?: string | undefined;
  until?: string | undefined;
  after?: string | undefined;
};

const filterOf = async (deps: OperatorDeps, filters: Filters): Promise<JournalFilter> => {
  const { workspace, account, state, after } = filters;
  const accountId = account === undefined ? undefined : await accountIdOf(deps, account);
  return {
    ...windowOf(filters),
    state,
    workspaceId:
      workspace === undefined ? undefined : await workspaceIdOf(deps, workspace, accountId),
    accountId,
    after: after === undefined ? undefined : await placeOf(deps, after),
  };
};

/** Names are not unique, so a name is searched only among the workspaces of an account. */
const workspaceIdOf = async (
  { store: { db } }: OperatorDeps,
  text: string,
  accountId: string | undefined,
) => {
  const wish = text.toLowerCase();
  if (isUuid(wish) && (await findWorkspace(db, wish))) return wish;
  if (accountId === undefined)
    return refuse(`there is no workspace with the id ${text}. Its name will do beside --account`);
  const workspaces = await listWorkspacesOf(db, accountId, true);
  const named = workspaces.filter(({ name }) => name.toLowerCase() === wish);
  const [only] = named;
  if (only && named.length === 1) return only.id;
  const listed = (named.length === 0 ? workspaces : named).map(({ id, name }) => `${name} (${id})`);
  return refuse(
    `the account has ${named.length === 0 ? 'no' : 'more than one'} workspace ${text}. It has: ${listed.join(', ')}`,
  );
};

const accountIdOf = async (deps: OperatorDeps, adAccount: string) =>
  isUuid(adAccount) ? adAccount.toLowerCase() : (await accountByEmail(deps, adAccount)).id;

const placeOf = async ({ store }: OperatorDeps, id: string) =>
  (isUuid(id) ? await findWrite(store.db, id.toLowerCase()) : undefined) ??
  refuse(`there is no write with the id ${id}, from which the list could go on`);

export const listJournal = command({
  name: 'journal list',
  summary:
    'List the last writes to the ad platform, or those that fit. Without a filter, unknown outcomes come first.',
  options: z.object({
    workspace: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('Only this workspace, by its id; with --account also by its name.'),
    account: z.string().trim().optional().describe('Only this account, by e-mail address or id.'),
    state: z
      .enum(writeStates)
      .optional()
      .describe(`Only writes in this state: ${writeStates.join(', ')}.`),
    ...windowOptions,
    after: z.string().trim().optional().describe('The next page: the id of the last write listed.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(50)
      .describe('How many to list, up to 1000.'),
  }),
  examples: [
    'journal list',
    'journal list --limit 10 --json',
    'journal list --account ann@example.com --since 2026-11-15T14:00:00Z --state rejected',
  ],
  async run(deps, { limit, ...filters }) {
    const { db } = deps.store;
    const isPlain = Object.values(filters).every((value) => value === undefined);
    const rows = isPlain
      ? await listWrites(db, limit)
      : await listFittingWrites(db, await filterOf(deps, filters), limit);
    return rows.map(presentWrite);
  },
  present: (writes) =>
    table(
      ['id', 'state', 'action', 'object', 'when'],
      writes.map((write) => [
        write.id,
        write.state,
        write.action,
        write.object_id ?? '',
        write.created_at.slice(0, 19).replace('T', ' '),
      ]),
    ),
});

export const showJournal = command({
  name: 'journal show',
  summary: 'Show one write: what was sent and what the platform answered.',
  options: z.object({ id: z.string().trim().toLowerCase().describe('The write’s id.') }),
  examples: ['journal show --id 01a1de28-7ab9-7000-9e96-3c49455d9528'],
  async run({ store }, { id }) {
    const row = isUuid(id) ? await findWrite(store.db, id) : undefined;
    if (!row) return refuse(`there is no write with the id ${id}`);
    return {
      ...presentWrite(row),
      checks: row.checks,
      params: JSON.parse(row.params),
      status: row.status,
      response: responseOf(row),
    };
  },
  present: (write) =>
    Object.entries(write)
      .map(
        ([name, value]) =>
          `${name.padEnd(16)} ${typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')}`,
      )
      .join('\n'),
});
