import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../src/adnet/client/remove-secrets.ts';
import { secretsOf } from '../../src/adnet/client/spelled-secrets.ts';
import { Pieces } from '../../src/kernel/answers/pieces.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';

const token = 'EAAGm0PX4ZCpsBOZBZC9a8SxYtokenTOKEN0123456789';
const characters = '123456|a/b+c&d=e"f\\g%h<i>j-k_l.m~n0123456789';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const each = (write: (character: string, at: number) => string) => (text: string) =>
  Array.from(text, write).join('');
const code = (character: string) => character.charCodeAt(0);
const hex = (character: string) => code(character).toString(16).padStart(2, '0');
const mixture = each(
  (character, at) =>
    [character, `\\u00${hex(character)}`, `%${hex(character)}`, `&#${code(character)};`][at % 4] ??
    '',
);

/** Every way of writing a secret that we know to have been tried. */
const ways: Record<string, (secret: string) => string> = {
  'as it is': (secret) => secret,
  'in a longer word': (secret) => `x${secret}x`,
  'in JSON': (secret) => JSON.stringify(secret).slice(1, -1),
  'in JSON with slashes escaped': (secret) =>
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'in an address': encodeURIComponent,
  'in an address, small letters': (secret) =>
    encodeURIComponent(secret).replace(/%../g, (percentCode) => percentCode.toLowerCase()),
  'in an address in an address': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'every sign a percent': each((character) => `%${hex(character)}`),
  'every sign a percent, twice': each((character) => `%25${hex(character)}`),
  'the first letter a percent': (secret) => `%${hex(secret)}${secret.slice(1)}`,
  'every sign an escape': each((character) => `\\u00${hex(character)}`),
  'every sign an escape in capitals': each((character) => `\\u00${hex(character).toUpperCase()}`),
  'every other sign an escape': each((character, at) =>
    at % 2 ? character : `\\u00${hex(character)}`,
  ),
  'every sign an entity': each((character) => `&#${code(character)};`),
  'every sign an entity in hex': each((character) => `&#x${hex(character)};`),
  'entities with zeros': each((character) => `&#x00${hex(character).toUpperCase()};`),
  'every sign in x': each((character) => `\\x${hex(character)}`),
  'a mixture of all': mixture,
  base64: base64,
  'base64 without its end': (secret) => base64(secret).replace(/=+$/, ''),
  'base64 for addresses': (secret) => Buffer.from(secret).toString('base64url'),
  'base64 moved by one': (secret) => base64(`u${secret}`),
  'base64 moved by two': (secret) => base64(`us${secret}z`),
  'base64 twice': (secret) => base64(base64(secret)),
  'base64 twice, moved': (secret) => base64(`a:${base64(`u:${secret}`)}:b`),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex in capitals': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
};

/** What stays of it must not be most of it. */
const leaks = (output: string, spelled: string) => {
  const core = spelled.slice(4, -4);
  const half = Math.floor(core.length / 2);
  return output.includes(core.slice(0, half)) || output.includes(core.slice(half));
};

describe.each([token, characters])('the secret %s', (secret) => {
  it.each(Object.entries(ways))('is found %s: in a log', (_, write) => {
    const scrubber = createScrubber();
    scrubber.hold(secret);
    const spelled = write(secret);
    const output = scrubber.scrub(`{"a":"before ${spelled} after"}`);
    expect(leaks(output, spelled), output).toBe(false);
    expect(output).toContain('before ');
    expect(output).toContain(' after');
  });

  it.each(Object.entries(ways))('is found %s: in an answer, in one piece or torn', (_, write) => {
    const secrets = secretsOf([secret]);
    const spelled = write(secret);
    const body = Buffer.from(`${'x'.repeat(2_000)} ${spelled} ${'y'.repeat(2_000)}`);
    for (let torn = 1_990; torn < 2_010 + spelled.length; torn += 3) {
      const pieces = new Pieces([body.subarray(0, torn), body.subarray(torn)]);
      expect(leaks(cut(pieces, secrets).whole.toString(), spelled), `${torn}`).toBe(false);
    }
  });
});

it('JSON stays JSON, whatever was cut out of it', () => {
  const secrets = secretsOf([token, characters]);
  const scrubber = createScrubber();
  for (const secret of [token, characters]) scrubber.hold(secret);
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('\\', '"', '%', '&#', '\\u0', '%2', 'EAA'),
    fc.constantFrom(...Object.values(ways).flatMap((write) => [write(token), write(characters)])),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (left, right) => {
      const inner = JSON.stringify({ b: right.join('') });
      const text = JSON.stringify({ [left.join('')]: right.join(''), inner });
      expect(() => JSON.parse(scrubber.scrub(text))).not.toThrow();
      const clean = cut(new Pieces([Buffer.from(text)]), secrets).whole.toString();
      expect(() => JSON.parse(clean)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

it('leaves text alone that only looks like it', () => {
  const scrubber = createScrubber();
  scrubber.hold(token);
  for (const text of [
    'https://example.com/?q=100%25%20off&x=%41%42',
    'Caf\\u00e9 \\u0041 &#65; &amp; &eacute; %',
    'A sale: 50% off &#8364; 5',
  ])
    expect(scrubber.scrub(text)).toBe(text);
});
