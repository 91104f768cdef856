import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { operator } from '../../events/record.ts';
import { openSecret, sealSecret } from '../../events/sign.ts';
import { isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import { openToken, sealToken } from '../../publish/token.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import { listKeysOf } from '../../store/api-keys.ts';
import { listSealedOtherwise, updateSealedToken } from '../../store/connections.ts';
import { checkKeyRing, keyRingCheck, sealedCheck } from '../../store/key-ring-check.ts';
import type { Db, Store } from '../../store/open.ts';
import { updateSetting } from '../../store/settings.ts';
import { listWebhookSecrets, replaceWebhookSecrets } from '../../store/webhooks/webhooks.ts';
import { listWorkspacesOf } from '../../store/workspaces.ts';
import { issueKey } from '../api-keys/mint-key.ts';
import { presentKey } from '../api-keys/present.ts';
import { endKey } from '../api-keys/revoke-key.ts';
import { idText } from '../core/schemas.ts';
import { accountByEmail, email } from './accounts.ts';
import { command } from './command.ts';
import { refuse } from './refuse.ts';
import { table } from './table.ts';

const page = 50;

type Resealed = { resealed: number; unreadable: string[] };

/**
 * Seals every stored token with the ring's first key, while requests go on. A token that no key
 * opens is left as it is and reported: it must not keep the others from being sealed.
 */
const resealAll = async (store: Store, keyRing: KeyRing): Promise<Resealed> => {
  let resealed = 0;
  const unreadable: string[] = [];
  for (let after = ''; ; ) {
    const rows = await listSealedOtherwise(store.db, keyRing.sealing, after, page);
    const sealed = rows.map((row) => ({ ...row, fresh: sealAnew(keyRing, row) }));
    resealed += await replaceTokens(store, sealed);
    for (const { fresh, workspace_id } of sealed) if (fresh === null) unreadable.push(workspace_id);
    const last = rows.at(-1);
    if (!last) break;
    after = last.workspace_id;
    // The embedded store answers at once, so without this nobody else would get a turn.
    await setImmediate();
  }
  await resealWebhooks(store.db, keyRing);
  await updateSetting(store.db, keyRingCheck, sealedCheck(keyRing));
  return { resealed, unreadable };
};

/** An endpoint whose secret no key opens is told so when something is to be sent there. */
const resealWebhooks = async (db: Db, keyRing: KeyRing) => {
  for (let after = ''; ; ) {
    const rows = await listWebhookSecrets(db, after, page);
    for (const row of rows) {
      const anew = (sealed: string) => {
        try {
          return sealSecret(keyRing, row.id, openSecret(keyRing, row.id, sealed));
        } catch {
          return sealed;
        }
      };
      const old = row.old_secret;
      await replaceWebhookSecrets(db, row, {
        secret: anew(row.secret),
        old_secret: old === null ? null : anew(old),
      });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
};

type Sealed = { workspace_id: string; token: string; fresh: string | null };

/** A page at once: one commit on the embedded store, all statements side by side on PostgreSQL. */
const replaceTokens = async (store: Store, sealed: Sealed[]) => {
  const replace = (db: Db) =>
    Promise.all(
      sealed.map(
        ({ workspace_id, token, fresh }) =>
          // A connection that changed meanwhile was sealed anew by whoever changed it.
          fresh !== null && updateSealedToken(db, workspace_id, token, fresh),
      ),
    );
  const replaced = await (store.engine === 'embedded'
    ? store.transaction(replace)
    : replace(store.db));
  return replaced.filter(Boolean).length;
};

const sealAnew = (keyRing: KeyRing, row: { workspace_id: string; token: string }) => {
  try {
    return sealToken({ keyRing }, row.workspace_id, openToken({ keyRing }, row));
  } catch {
    return null;
  }
};

export const rotateKeys = command({
  name: 'keys rotate',
  summary: 'Encrypt all stored platform tokens with the newest encryption key.',
  options: z.object({}),
  examples: ['keys rotate'],
  async run(deps) {
    // With a ring that does not fit, every token would be left alone and the check be overwritten.
    await checkKeyRing(deps.store.db, deps.keyRing);
    const ring = deps.renewKeyRing ? deps.renewKeyRing() : deps.keyRing;
    return { sealing_key: ring.sealing, ...(await resealAll(deps.store, ring)) };
  },
  present: ({ sealing_key, resealed, unreadable }) =>
    [
      `Tokens encrypted anew: ${resealed}. The key is now "${sealing_key}". If you set TOKEN_ENCRYPTION_KEYS yourself, you can now remove the older keys from it on every node.`,
      ...(unreadable.length > 0
        ? [
            `Tokens that no key can decrypt: ${unreadable.length}. They were left as they are. Connect these workspaces again:`,
            ...unreadable,
          ]
        : []),
    ].join('\n'),
});

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
    const wanted = options.workspace?.toLowerCase() ?? workspaces[0]?.id;
    const workspace = workspaces.find(({ id }) => id === wanted);
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
