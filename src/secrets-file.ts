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
import { type KeyRing, newKeyRingText, parseKeyRing } from './kernel/key-ring.ts';

/** The key ring of an embedded installation, generated once into a file only its owner reads. */
export const keyRingFromFile = (dataDir: string): KeyRing => {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const content = { TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
    writeWhole(dataDir, file, `${JSON.stringify(content, null, 2)}\n`);
  }
  const ring = parseKeyRing(readKeys(file));
  if (typeof ring === 'string') throw new Error(`${file}: ${ring}`);
  return ring;
};

const readKeys = (file: string) => {
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).TOKEN_ENCRYPTION_KEYS);
  } catch (cause) {
    throw new Error(`${file} cannot be read; restore it from a backup`, { cause });
  }
};

/** There whole or not at all, also after a crash: a half-written key would lock the database out. */
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
