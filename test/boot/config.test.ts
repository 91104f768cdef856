import { describe, expect, it } from 'vitest';
import { isOpenToReaders, readConfig, settings } from '../../src/boot/config.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const ring = (bytes: Buffer | number[]) => `k1:${Buffer.from(bytes).toString('base64')}`;
const problemsWith = (keys: string) => {
  const read = readConfig({ TOKEN_ENCRYPTION_KEYS: keys });
  return 'problems' in read ? read.problems : [];
};

describe('an encryption key that anybody can guess', () => {
  const guessable: [string, string][] = [
    ['the example of the docs', settings.TOKEN_ENCRYPTION_KEYS.example],
    ['zeros', ring(Array(32).fill(0))],
    ['one sign', ring(Array(32).fill(0x61))],
    ['a pattern', ring(Array.from({ length: 32 }, (_, at) => at % 4))],
  ];

  it.each(guessable)('is refused at start: %s', (_, keys) => {
    expect(problemsWith(keys)).toEqual([expect.stringContaining('anybody can guess')]);
  });

  it.each(guessable)('may stand behind a new one, to open what it sealed: %s', (_, keys) => {
    expect(problemsWith(`${newKeyRingText('k2')},${keys}`)).toEqual([]);
  });

  it('is not one made at random', () => {
    for (let at = 0; at < 1_000; at++) expect(problemsWith(newKeyRingText('k1'))).toEqual([]);
  });
});

describe('BASE_URL', () => {
  it.each([
    ['http://ads.example.com', true],
    ['http://ads.greenroom.example', false],
    ['http://93.184.216.34:8080', true],
    ['http://[2606:2800:220:1::1]', true],
    ['https://ads.example.com', false],
    ['http://localhost:8080', false],
    ['http://127.0.0.1:8080', false],
    ['http://10.1.2.3', false],
    ['http://[::1]:8080', false],
    ['http://[fd00::1]', false],
    ['http://greenroom', false],
    ['http://greenroom.internal:8080', false],
  ])('%s can be read on the way: %s', (url, isOpen) => {
    expect(isOpenToReaders(url)).toBe(isOpen);
  });

  const plain = held(() => house({ env: { BASE_URL: 'http://ads.example.com' } }));
  const safe = held(() => house({ env: { BASE_URL: 'https://ads.example.com' } }));
  const strict = async (address: string, path: string) =>
    (await fetch(address + path)).headers.get('strict-transport-security');

  it('of plain http and a public name is warned of at start', () => {
    const warnings = plain.logs.filter((line) => line.includes('BASE_URL begins with http://'));
    expect(warnings).toHaveLength(1);
    expect(safe.logs.some((line) => line.includes('BASE_URL begins'))).toBe(false);
  });

  it('of https tells browsers to come by https only', async () => {
    for (const path of ['/', '/console/sign-in', '/api/v1/account', '/review/x', '/nowhere']) {
      expect(await strict(safe.service.address, path)).toBe('max-age=31536000');
      expect(await strict(plain.service.address, path)).toBeNull();
    }
  });
});
