import * as z from 'zod';
import { operator } from '../../events/record.ts';
import { isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listKeysOf } from '../../store/api-keys.ts';
import { listWorkspacesOf } from '../../store/workspaces.ts';
import { issueKey } from '../api-keys/mint-key.ts';
import { presentKey } from '../api-keys/present.ts';
import { endKey } from '../api-keys/revoke-key.ts';
import { idText } from '../core/schemas.ts';
import { accountByEmail, email } from './accounts.ts';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { table } from './core/table.ts';

export const listApiKeys = command({
  name: 'keys list',
  summary: 'List an account’s API keys.',
  options: z.object({ email }),
  examples: ['keys list --email ann@example.com'],
  async run(deps, options) {
    const account = await accountByEmail(deps, options.email);
    const rows = await listKeysOf(deps.store.db, account.id, true);
    return rows.map(presentKey);
  },
  present: (keys) =>
    table(
      ['id', 'prefix', 'name', 'last used', 'state'],
      keys.map((key) => [
        key.id,
        key.prefix,
        key.name.slice(0, 24),
        key.last_used_at?.slice(0, 16) ?? 'never',
        key.revoked_at ? 'revoked' : 'active',
      ]),
    ),
});

export const mintApiKey = command({
  name: 'keys mint',
  summary:
    'Create an API key for an account, for example when its last one is lost. The key is shown once.',
  options: z.object({
    email,
    workspace: idText.optional().describe('The workspace’s id. Default: the account’s first one.'),
  }),
  examples: ['keys mint --email ann@example.com'],
  async run(deps, options) {
    const { db } = deps.store;
    const account = await accountByEmail(deps, options.email);
    const workspaces = await listWorkspacesOf(db, account.id, false);
    const workspaceId = options.workspace?.toLowerCase() ?? workspaces[0]?.id;
    const workspace = workspaces.find(({ id }) => id === workspaceId);
    if (!workspace)
      return refuse(`${account.email} is not a member of an active workspace with this id`);
    const { row, plaintext } = await deps.store.transaction((tx) =>
      issueKey(tx, {
        accountId: account.id,
        workspaceId: workspace.id,
        name: 'From the operator',
        actor: operator,
      }),
    );
    return { ...presentKey(row), key: plaintext };
  },
  present: ({ key }) => `  API key    ${key}\n\nCopy the key now: it is not shown again.`,
});

export const revokeApiKey = command({
  name: 'keys revoke',
  summary: 'Revoke an API key of an account. Its next request is refused.',
  options: z.object({ email, id: z.string().trim().toLowerCase().describe('The key’s id.') }),
  examples: ['keys revoke --email ann@example.com --id 01a1de28-7b63-7000-944d-aee1e3e47c61'],
  async run(deps, options) {
    const account = await accountByEmail(deps, options.email);
    const row = isUuid(options.id)
      ? await deps.store.transaction((tx) =>
          endKey(tx, { accountId: account.id, id: options.id, actor: operator }),
        )
      : undefined;
    return row
      ? { id: row.id, prefix: row.prefix, revoked_at: isoOrNull(row.revoked_at) }
      : refuse(`${account.email} has no active key with the id ${options.id}`);
  },
  present: ({ id, prefix }) => `Key ${prefix}… (${id}) is revoked.`,
});
