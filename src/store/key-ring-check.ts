import { type KeyRing, open, seal } from '../secrets/key-ring.ts';
import type { Db } from './db.ts';
import { findSetting, insertSetting } from './settings.ts';

export const keyRingCheck = 'key_ring_check';
const text = 'greenroom';

/**
 * A text sealed when the database was new. If the present keys do not open it, they do not open the
 * stored tokens either, so the service refuses to start.
 */
export const checkKeyRing = async (db: Db, keyRing: KeyRing) => {
  await insertSetting(db, keyRingCheck, sealedCheck(keyRing));
  const sealed = (await findSetting(db, keyRingCheck)) ?? '';
  try {
    if (open(keyRing, keyRingCheck, sealed) === text) return;
  } catch {
    // Told below in words an operator can act on.
  }
  throw new Error(
    'TOKEN_ENCRYPTION_KEYS does not hold the key this database was sealed with. ' +
      'Put that key back into the list (it may stand after a new one), then run: greenroom keys rotate. ' +
      'If you have never set it, the keys are in secrets.json in DATA_DIR: restore it from the same backup as the database',
  );
};

/** True if any key ring was used with this database before. */
export const isSealed = async (db: Db) => (await findSetting(db, keyRingCheck)) !== undefined;

export const sealedCheck = (keyRing: KeyRing) => seal(keyRing, keyRingCheck, text);
