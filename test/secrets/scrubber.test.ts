import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/kernel/observe/log.ts';
import { mintApiKey } from '../../src/secrets/api-key.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';

const token = 'EAAGm0PX4ZCpsBOZBZC9a8SxYtokenTOKEN0123456789';
const odd = 'app|secret/with+odd=signs "and quotes" é';

type Place = (secret: string) => { fields: object; message?: string };

const url = (secret: string) =>
  `https://p.example/v26.0/me?access_token=${encodeURIComponent(secret)}&x=1`;

/** Where secrets have been seen in other people's logs. */
const places: Record<string, Place> = {
  'a field': (secret) => ({ fields: { access_token: secret } }),
  'a field of another name': (secret) => ({ fields: { anything: secret } }),
  'a field deep inside': (secret) => ({ fields: { a: { b: { c: { d: { token: secret } } } } } }),
  'a list': (secret) => ({ fields: { list: ['x', secret, ['y', secret]] } }),
  'the message': (secret) => ({ fields: {}, message: `calling with ${secret}` }),
  'an address': (secret) => ({ fields: { url: url(secret) } }),
  'an address, escaped in small letters': (secret) => ({
    fields: { url: url(secret).replace(/%../g, (sign) => sign.toLowerCase()) },
  }),
  'an address inside an address': (secret) => ({
    fields: { next: `https://x.example/?u=${encodeURIComponent(url(secret))}` },
  }),
  'an error’s message': (secret) => ({ fields: { err: new Error(`refused ${secret}`) } }),
  'an error’s cause': (secret) => ({
    fields: { err: new Error('outer', { cause: new Error(`inner ${secret}`) }) },
  }),
  'an error’s own field': (secret) => ({
    fields: {
      err: Object.assign(new Error('x'), { request: { headers: { authorization: secret } } }),
    },
  }),
  'JSON in text': (secret) => ({ fields: { body: JSON.stringify({ access_token: secret }) } }),
  'JSON in JSON in text': (secret) => ({
    fields: { body: JSON.stringify({ inner: JSON.stringify({ access_token: secret }) }) },
  }),
  'a header': (secret) => ({ fields: { headers: { 'x-adnet-access-token': secret } } }),
  'a header in capitals': (secret) => ({ fields: { headers: { 'X-ADNET-ACCESS-TOKEN': secret } } }),
  'raw headers': (secret) => ({ fields: { raw: ['X-Adnet-Access-Token', secret] } }),
  'a bearer header': (secret) => ({ fields: { authorization: `Bearer ${secret}` } }),
  base64: (secret) => ({ fields: { b: Buffer.from(secret).toString('base64') } }),
  'base64 for addresses': (secret) => ({
    fields: { b: Buffer.from(secret).toString('base64url') },
  }),
  'base64 of a longer text': (secret) => ({
    fields: ['', 'u', 'us'].map((user) => Buffer.from(`${user}:${secret}:z`).toString('base64')),
  }),
  hex: (secret) => ({ fields: { b: Buffer.from(secret).toString('hex') } }),
  'hex in capitals': (secret) => ({
    fields: { b: Buffer.from(secret).toString('hex').toUpperCase() },
  }),
};

/** Every way of writing it that a reader could turn back. */
const readable = (line: string, secret: string) => {
  const texts = [line, line.replaceAll('\\"', '"').replaceAll('\\\\', '\\')];
  for (let round = 0; round < 2; round++) {
    try {
      texts.push(decodeURIComponent((texts.at(-1) ?? '').replace(/%(?![0-9a-f]{2})/gi, '%25')));
    } catch {
      // Not an escaped text.
    }
  }
  for (const part of line.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []) {
    for (let skip = 0; skip < 4; skip++)
      texts.push(Buffer.from(part.slice(skip), 'base64').toString());
    texts.push(Buffer.from(part, 'hex').toString());
  }
  return texts.some((text) => text.includes(secret));
};

const logLine = (place: Place, secret: string, hold: boolean) => {
  const lines: string[] = [];
  const scrubber = createScrubber();
  if (hold) scrubber.hold(secret);
  const log = createLog({
    level: 'trace',
    scrub: (line) => scrubber.scrub(line),
    write: (line) => lines.push(line),
  });
  const { fields, message } = place(secret);
  log.info(fields, message);
  return lines.join('');
};

describe.each([
  ['a platform token', token],
  ['a secret of odd signs', odd],
])('%s that is held', (_, secret) => {
  it.each(Object.entries(places))('is not in the log as %s', (_place, place) => {
    const line = logLine(place, secret, true);
    expect(readable(line, secret), line).toBe(false);
    expect(line).toContain('[secret]');
    expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('a secret nobody told the scrubber about', () => {
  const byShape = [
    'a field',
    'a field deep inside',
    'an address',
    'JSON in text',
    'a header',
    'a header in capitals',
    'a bearer header',
  ];
  const alsoByShape = /^an address|^JSON in|^raw headers/;
  const byValueAlone = Object.keys(places).filter(
    (name) => !byShape.includes(name) && !alsoByShape.test(name),
  );

  it.each(byValueAlone)('would be readable as %s: holding it is what hides it', (name) => {
    const word = 'plainWordNobodyHides';
    const place = places[name];
    expect(place && readable(logLine(place, word, false), word)).toBe(true);
  });

  it.each(byShape)('is known by its place: %s', (name) => {
    const secret = 'k7XquiteAnotherTokenOfNoKnownShape';
    const place = places[name];
    const line = place ? logLine(place, secret, false) : secret;
    expect(line).not.toContain(secret);
  });

  it.each(Object.entries(places).filter(([name]) => !/base64|hex/.test(name)))(
    'is known by its shape, an API key: %s',
    (_name, place) => {
      const key = mintApiKey();
      expect(logLine(place, key, false)).not.toContain(key.slice(8));
    },
  );
});

describe('a secret that stands alone, with no other sign of one in the text', () => {
  it.each([
    'gr_live_a1b2c3d4e5',
    'EAAabcdefghijklmnopqrst',
    'access-token: abcdefgh',
    'appsecret_proof=abcdefgh',
    'client_secret=abcdefgh',
    '{"passwd":"abcdefgh"}',
    'password=abcdefgh',
    'apikey=abcdefgh',
    '1234567890|abcdefghijklmnopqrstuvw',
    'BEARER abcdefgh',
    'basic abcdefgh',
  ])('is known by its shape: %s', (text) => {
    expect(createScrubber().scrub(text)).toContain('[secret]');
  });
});

describe('the scrubber', () => {
  it('leaves ordinary text as it is', () => {
    const scrubber = createScrubber();
    scrubber.always('app-secret-0123456789');
    const text =
      'Workspace "Bearer bonds" asked for access; token count 3, EAA is short, base64 aGVsbG8=';
    expect(scrubber.scrub(text)).toBe(text);
  });

  it('does not take short values for secrets', () => {
    const scrubber = createScrubber();
    scrubber.hold('a');
    scrubber.always('');
    expect(scrubber.scrub('a banana')).toBe('a banana');
  });

  it('remembers the last 32 tokens and every permanent secret', () => {
    const scrubber = createScrubber();
    scrubber.always('permanent-secret');
    for (let n = 0; n < 100; n++) scrubber.hold(`passing-token-${String(n).padStart(3, '0')}`);
    expect(scrubber.scrub('permanent-secret passing-token-099 passing-token-068')).toBe(
      '[secret] [secret] [secret]',
    );
  });

  it('stays fast on long hostile text', () => {
    const scrubber = createScrubber();
    for (let n = 0; n < 32; n++) scrubber.hold(`${token}${n}`);
    const started = performance.now();
    for (const text of [
      'access_token='.repeat(8_000),
      'Bearer '.repeat(14_000),
      'E'.repeat(100_000),
      '\\'.repeat(100_000),
    ])
      scrubber.scrub(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
