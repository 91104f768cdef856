import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyRingFromFile, renewKeyRingFile } from '../../src/boot/key-ring-file.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secrets.json');

describe('secrets.json', () => {
  it('is made once, for its owner alone', () => {
    const first = keyRingFromFile(folder, false);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(keyRingFromFile(folder, true).keys.get('k1')).toEqual(first.keys.get('k1'));
  });

  it('is not made anew beside a database that was sealed with another', () => {
    expect(() => keyRingFromFile(folder, true)).toThrow(/secrets\.json is missing/);
    expect(existsSync(file())).toBe(false);
  });

  it('gains a key that no other has been called, also when old ones were taken out', () => {
    keyRingFromFile(folder, false);
    expect(renewKeyRingFile(folder).sealing).toBe('k2');
    const { TOKEN_ENCRYPTION_KEYS: text } = JSON.parse(readFileSync(file(), 'utf8'));
    const [newest] = text.split(',');
    writeFileSync(file(), JSON.stringify({ TOKEN_ENCRYPTION_KEYS: newest }));
    const ring = renewKeyRingFile(folder);
    expect([ring.sealing, [...ring.keys.keys()]]).toEqual(['k3', ['k3', 'k2']]);
  });

  it('says what is wrong with a broken one', () => {
    writeFileSync(file(), '{"TOKEN_ENCRYPTION');
    expect(() => keyRingFromFile(folder, true)).toThrow(/cannot be read/);
    writeFileSync(
      file(),
      JSON.stringify({ TOKEN_ENCRYPTION_KEYS: `${newKeyRingText('a')},short:AAAA` }),
    );
    expect(() => keyRingFromFile(folder, true)).toThrow(/32 bytes/);
  });
});
