import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type KeyRing, newKeyRingText, parseKeyRing } from '../secrets/key-ring.ts';

export const keyRingFile = (dataDir: string) => join(dataDir, 'secrets.json');

/**
 * The key ring of an embedded installation, generated once into a file that only its owner can read. If the
 * database already has sealed data, a missing file is an error and no new key is generated.
 */
export const keyRingFromFile = (dataDir: string, isSealed: boolean): KeyRing => {
  const file = keyRingFile(dataDir);
  if (!existsSync(file)) {
    if (isSealed)
      throw new Error(
        `${file} is missing, and it holds the key this database was sealed with; restore it from a backup`,
      );
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeKeys(dataDir, newKeyRingText('k1'));
  }
  const keyRing = parseKeyRing(readKeys(file));
  if (typeof keyRing === 'string') throw new Error(`${file}: ${keyRing}`);
  return keyRing;
};

/** Puts a new key before the others, which stay, so that everything sealed can still be opened. */
export const renewKeyRingFile = (dataDir: string): KeyRing => {
  const { keys } = keyRingFromFile(dataDir, true);
  const keyTexts = [...keys].map(([id, key]) => `${id}:${key.toString('base64')}`);
  writeKeys(dataDir, [newKeyRingText(freshId([...keys.keys()])), ...keyTexts].join(','));
  return keyRingFromFile(dataDir, true);
};

/** One more than the highest number in use; otherwise the id of a removed key could be used again. */
const freshId = (ids: string[]) =>
  `k${Math.max(0, ...ids.map((id) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0))) + 1}`;

const writeKeys = (dataDir: string, text: string) =>
  writeWhole(
    dataDir,
    keyRingFile(dataDir),
    `${JSON.stringify({ TOKEN_ENCRYPTION_KEYS: text }, null, 2)}\n`,
  );

const readKeys = (file: string) => {
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).TOKEN_ENCRYPTION_KEYS);
  } catch (cause) {
    throw new Error(`${file} cannot be read; restore it from a backup`, { cause });
  }
};

/**
 * Writes the file completely or not at all, even if the process crashes: half of a key would make the database
 * unreadable.
 */
const writeWhole = (folder: string, file: string, text: string) => {
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
};
