import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { openSecret, sealSecret } from '../../events/sign.ts';
import { openToken, sealToken } from '../../publish/tokens/token.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import { listSealedOtherwise, updateSealedToken } from '../../store/connections.ts';
import type { Db } from '../../store/db.ts';
import { checkKeyRing, keyRingCheck, sealedCheck } from '../../store/key-ring-check.ts';
import type { Store } from '../../store/open.ts';
import { updateSetting } from '../../store/settings.ts';
import { listWebhookSecrets, replaceWebhookSecrets } from '../../store/webhooks/webhooks.ts';
import { command } from './core/command.ts';

const page = 50;

type ResealReport = { resealed: number; unreadable: string[] };

/**
 * Seals every stored token again with the ring's first key, while requests go on. A token that no key can open is
 * left unchanged and reported, so that it does not stop the others.
 */
const resealAll = async (store: Store, keyRing: KeyRing): Promise<ResealReport> => {
  let resealedCount = 0;
  const unreadable: string[] = [];
  for (let after = ''; ; ) {
    const rows = await listSealedOtherwise(store.db, keyRing.sealing, after, page);
    const resealedTokens = rows.map((row) => ({ ...row, fresh: sealAnew(keyRing, row) }));
    resealedCount += await replaceTokens(store, resealedTokens);
    for (const { fresh, workspace_id } of resealedTokens)
      if (fresh === null) unreadable.push(workspace_id);
    const last = rows.at(-1);
    if (!last) break;
    after = last.workspace_id;
    // The embedded store answers at once; without this pause, nothing else would run.
    await setImmediate();
  }
  await resealWebhooks(store.db, keyRing);
  await updateSetting(store.db, keyRingCheck, sealedCheck(keyRing));
  return { resealed: resealedCount, unreadable };
};

/** If no key can open the secret of an endpoint, its customer learns of it when an event is to be sent. */
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

type ResealedToken = { workspace_id: string; token: string; fresh: string | null };

/** Writes a page of tokens at once: in one commit on the embedded store, in parallel statements on PostgreSQL. */
const replaceTokens = async (store: Store, sealed: ResealedToken[]) => {
  const replace = (db: Db) =>
    Promise.all(
      sealed.map(
        ({ workspace_id, token, fresh }) =>
          // A connection that was replaced meanwhile was sealed with the new key already.
          fresh !== null && updateSealedToken(db, workspace_id, token, fresh),
      ),
    );
  const results = await (store.engine === 'embedded'
    ? store.transaction(replace)
    : replace(store.db));
  return results.filter(Boolean).length;
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
    // With the wrong ring, no token could be opened, and the stored check of the ring would be overwritten.
    await checkKeyRing(deps.store.db, deps.keyRing);
    const keyRing = deps.renewKeyRing ? deps.renewKeyRing() : deps.keyRing;
    return { sealing_key: keyRing.sealing, ...(await resealAll(deps.store, keyRing)) };
  },
  present: ({ sealing_key, resealed, unreadable }) =>
    [
      `Tokens encrypted anew: ${resealed}. The key is now "${sealing_key}". If you set TOKEN_ENCRYPTION_KEYS yourself, ` +
        'you can now remove the older keys from it on every node.',
      ...(unreadable.length > 0
        ? [
            `Tokens that no key can decrypt: ${unreadable.length}. They were left as they are. Connect these workspaces again:`,
            ...unreadable,
          ]
        : []),
    ].join('\n'),
});
