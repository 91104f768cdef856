import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyRing, newKeyRingText, parseKeyRing } from './kernel/key-ring.ts';

/** The key ring of an embedded installation, generated once into a file only its owner reads. */
export const keyRingFromFile = (dataDir: string): KeyRing => {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const content = { TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  const { TOKEN_ENCRYPTION_KEYS: text } = JSON.parse(readFileSync(file, 'utf8'));
  const ring = parseKeyRing(String(text));
  if (typeof ring === 'string') throw new Error(`${file}: ${ring}`);
  return ring;
};
