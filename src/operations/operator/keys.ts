import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { KeyRing } from '../../kernel/key-ring.ts';
import { listKeysOf, revokeKeyOf } from '../../store/api-keys.ts';
import { listSealedOtherwise, updateSealedToken } from '../../store/connections.ts';
import type { Db, Store } from '../../store/open.ts';
import { updateSetting } from '../../store/settings.ts';
import { listWorkspacesOf } from '../../store/workspaces.ts';
import { issueKey } from '../account/mint-key.ts';
import { presentKey } from '../account/present.ts';
import { openToken, sealToken } from '../connection/token.ts';
import { checkKeyRing, keyRingCheck, sealedCheck } from '../key-ring-check.ts';
import { uuid } from '../schemas.ts';
import { accountByEmail, email } from './accounts.ts';
import { command } from './command.ts';
import { refuse } from './refuse.ts';
import { table } from './table.ts';

const page = 50;

type Resealed = { resealed: number; unreadable: string[] };

/**
 * Seals every stored token with the ring's first key, while requests go on. A token no key opens is
 * left as it is and told: it must not keep the others from being sealed.
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
  await updateSetting(store.db, keyRingCheck, sealedCheck(keyRing));
  return { resealed, unreadable };
};

type Sealed = { workspace_id: string; token: string; fresh: string | null };

/** A page at once: one trip to the disk where it is ours, all on their way together where it is not. */
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
  summary: 'Seal all stored platform tokens with the newest encryption key.',
  options: z.object({}),
  async run(deps) {
    // With a ring that does not fit, every token would be left alone and the check be overwritten.
    await checkKeyRing(deps.store.db, deps.keyRing);
    const ring = deps.renewKeyRing ? deps.renewKeyRing() : deps.keyRing;
    return { sealing_key: ring.sealing, ...(await resealAll(deps.store, ring)) };
  },
  present: ({ sealing_key, resealed, unreadable }) =>
    [
      `${resealed} tokens are now sealed with key "${sealing_key}". Older keys may leave TOKEN_ENCRYPTION_KEYS once every node runs without them.`,
      ...(unreadable.length > 0
        ? [
            `${unreadable.length} tokens could not be opened with any key and were left alone; these workspaces have to be connected again:`,
            ...unreadable,
          ]
        : []),
    ].join('\n'),
});

export const listApiKeys = command({
  name: 'keys list',
  summary: 'List an account’s API keys.',
  options: z.object({ email }),
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
  summary: 'Mint an API key for an account (shown once), such as when it lost its last one.',
  options: z.object({
    email,
    workspace: uuid.optional().describe('the workspace’s id; the account’s first one if left out'),
  }),
  async run(deps, options) {
    const { db } = deps.store;
    const account = await accountByEmail(deps, options.email);
    const workspaces = await listWorkspacesOf(db, account.id, false);
    const wanted = options.workspace?.toLowerCase() ?? workspaces[0]?.id;
    const workspace = workspaces.find(({ id }) => id === wanted);
    if (!workspace) return refuse(`${account.email} belongs to no such active workspace`);
    const { row, plaintext } = await deps.store.transaction((tx) =>
      issueKey(tx, account.id, workspace.id, 'From the operator'),
    );
    return { ...presentKey(row), key: plaintext };
  },
  present: ({ key }) =>
    `  API key    ${key}\n\nThe key is shown this once; only its fingerprint is kept.`,
});

export const revokeApiKey = command({
  name: 'keys revoke',
  summary: 'Revoke an API key of an account at once.',
  options: z.object({ email, id: z.string().trim().toLowerCase().describe('the key’s id') }),
  async run(deps, options) {
    const account = await accountByEmail(deps, options.email);
    const row = isUuid(options.id)
      ? await revokeKeyOf(deps.store.db, account.id, options.id)
      : undefined;
    return row
      ? { id: row.id, prefix: row.prefix, revoked_at: isoOrNull(row.revoked_at) }
      : refuse(`${account.email} has no active key ${options.id}`);
  },
  present: ({ id, prefix }) => `Key ${prefix}… (${id}) is revoked.`,
});
