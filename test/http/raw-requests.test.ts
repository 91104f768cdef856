import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintApiKey } from '../../src/secrets/api-key.ts';
import type { House } from '../helpers/house/house.ts';
import { expectClass, expectUnharmed, roomyHouse } from '../helpers/inputs/bad-inputs.ts';
import { type BadInput, corpus, expand } from '../helpers/inputs/corpus.ts';
import { type RawAnswer, sendRaw } from '../helpers/network/raw-connection.ts';

const canary = 'EAACANARYtokenThatMustNotBeSeen0123456789';
let h: House;
let key = '';
let revoked = '';
beforeAll(async () => {
  ({ h, key } = await roomyHouse());
  const minted = (await h.call('POST /account/api-keys', { key })).body;
  await h.call(`DELETE /account/api-keys/${minted.id}`, { key });
  revoked = minted.key;
});
afterAll(async () => {
  await expectUnharmed(h, [key, canary]);
  await h.stop();
});

const parsed = ({ body }: { body: string }) => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

const fillTemplate = ({ raw = '', vars = {} }: BadInput) => {
  const [head = '', ...tail] = key.split(/(?=.{7}$)/);
  const values: Record<string, string> = {
    WRITE_PATH: '/api/v1/account/workspaces',
    READ_PATH: '/api/v1/account',
    HOST: new URL(h.service.address).host,
    KEY: key,
    KEY_BAD_CHECKSUM: head.slice(0, -1) + (head.endsWith('a') ? 'b' : 'a') + tail.join(''),
    KEY_UNKNOWN: mintApiKey(),
    KEY_REVOKED: revoked,
    CANARY: canary,
    ...Object.fromEntries(Object.entries(vars).map(([name, { repeat }]) => [name, expand(repeat)])),
  };
  return raw.replace(/\{([A-Z_0-9]+)\}/g, (whole, name: string) => values[name] ?? whole);
};

const expectOneAnswer = (answer: RawAnswer, entry: BadInput) => {
  const message = `${entry.id} ${entry.why} ${JSON.stringify(answer)}`;
  expect(answer.hung, message).toBe(false);
  expect(answer.answers.length, message).toBeLessThanOrEqual(1);
  if (/connection closed/.test(entry.expect)) expect(answer.closed, message).toBe(true);
  if (/no 100/.test(entry.expect)) expect(answer.continued, message).toBe(false);
  const [only] = answer.answers;
  if (!only) {
    expect(answer.closed, message).toBe(true);
    return;
  }
  expect(only.head).not.toMatch(/access-control-allow/i);
  expect(only.head + only.body).not.toContain(key);
  // Without a key the front door answers first, whatever else the entry allows.
  const anonymous = !/Authorization:/i.test(entry.raw ?? '') && only.status === 401;
  if (!anonymous) expectClass(only.status, parsed(only), entry);
  if (only.status === 401) expect(only.head).toMatch(/www-authenticate: Bearer/i);
};

describe('a raw request', () => {
  it.each(corpus.header_tricks)('$id, $why: answered as it should be', async (entry) => {
    expectOneAnswer(await sendRaw(h.service.address, fillTemplate(entry)), entry);
  });

  const authorized = (more: string, body = '{"name":"ok"}') =>
    `POST {WRITE_PATH} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {KEY}\r\nContent-Type: application/json\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
  const get = (more: string) =>
    `GET {READ_PATH} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {KEY}\r\n${more}\r\n`;

  it.each([
    ['Idempotency-Key: k\xe9y\r\n', 400],
    ['Idempotency-Key: \r\n', 400],
    [`Idempotency-Key: ${'k'.repeat(256)}\r\n`, 400],
    [`Idempotency-Key: ${'k'.repeat(255)}\r\n`, 201],
    ['Idempotency-Key: "quoted"\r\n', 201],
    ['Idempotency-Key: ../../x\r\n', 201],
    ['Idempotency-Key: a\r\nidempotency-key: a\r\n', 400],
    ['X-Adnet-Access-Token: \r\n', 400],
    ['X-Adnet-Access-Token: a b\r\n', 400],
    ['X-Adnet-Access-Token: t\xf6ken\r\n', 400],
    [`X-Adnet-Access-Token: ${'t'.repeat(4_097)}\r\n`, 400],
    ['X-Adnet-Access-Token: {CANARY}\r\n', 201],
    ['X-Adnet-Access-Token: {CANARY}\r\nX-ADNET-ACCESS-TOKEN: b\r\n', 400],
    ['Authorization: Bearer x\r\n', 400],
    ['X-Workspace-Id: a\r\nX-Workspace-Id: b\r\n', 400],
    ['Content-Type: text/plain\r\n', 400],
    ['Content-Encoding: gzip\r\n', 415],
    ['Content-Encoding: identity\r\n', 415],
    ['Expect: 200-ok\r\n', 417],
    ['Expect: 100-continue\r\n', 201],
    ['Connection: Authorization\r\n', 201],
    ['X-HTTP-Method-Override: DELETE\r\n', 201],
    ['Transfer-Encoding: chunked\r\n', 400],
    [`${'x: 1\r\n'.repeat(250)}`, 431],
    [`X-Long: ${'x'.repeat(20_000)}\r\n`, 431],
  ])('answers the header %j with %i', async (header, status) => {
    const entry = { id: '', why: header, expect: '', raw: authorized(header) };
    const answer = await sendRaw(h.service.address, fillTemplate(entry));
    expectOneAnswer(answer, entry);
    expect(answer.answers.map((one) => one.status)).toEqual([status]);
  });

  it.each([
    [
      'lower-case names',
      'GET {READ_PATH} HTTP/1.1\r\nhost: h\r\nauthorization: bearer {KEY}\r\n\r\n',
      200,
    ],
    ['anything accepted', get('Accept: */*\r\n'), 200],
    [
      'a charset',
      authorized('').replace('application/json', 'application/json; charset=utf-8'),
      201,
    ],
    ['a type in capitals', authorized('').replace('application/json', 'Application/JSON'), 201],
    ['another type', authorized('').replace('application/json', 'text/plain'), 415],
    [
      'a form',
      authorized('').replace('application/json', 'application/x-www-form-urlencoded'),
      415,
    ],
    [
      'a kindred type',
      authorized('').replace('application/json', 'application/json-patch+json'),
      415,
    ],
    ['a longer type', authorized('').replace('application/json', 'application/jsonx'), 415],
    ['no type', authorized('').replace('Content-Type: application/json\r\n', ''), 415],
    ['HTTP/2.0 in the first line', get('').replace('HTTP/1.1', 'HTTP/2.0'), 400],
    ['HTTP/0.9 in the first line', get('').replace('HTTP/1.1', 'HTTP/0.9'), 400],
    ['HTTP/1.2 in the first line', get('').replace('HTTP/1.1', 'HTTP/1.2'), 400],
    ['no version', 'GET /api/v1/account\r\n\r\n', 400],
    ['no method', '/api/v1/account HTTP/1.1\r\nHost: h\r\n\r\n', 400],
    ['an unknown method', get('').replace('GET', 'FROBNICATE'), 400],
    ['TLS to a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    [
      'an address elsewhere',
      get('').replace('{READ_PATH}', 'http://evil.example/api/v1/account'),
      200,
    ],
    ['the whole server', get('').replace('GET {READ_PATH}', 'OPTIONS *'), 404],
    ['an address of 20 KB', get('').replace('{READ_PATH}', `/${'a'.repeat(20_000)}`), 431],
    ['an address of 10 KB', get('').replace('{READ_PATH}', `/api/v1/${'a'.repeat(10_000)}`), 404],
    ['a broken escape', get('').replace('{READ_PATH}', '/api/v1/%zz'), 400],
    ['an encoded slash', get('').replace('{READ_PATH}', '/api/v1%2faccount'), 404],
    ['a double slash', get('').replace('{READ_PATH}', '/api/v1//account'), 404],
    ['a dot segment', get('').replace('{READ_PATH}', '/api/v1/x/../account'), 404],
    ['a NUL', get('').replace('{READ_PATH}', '/api/v1/account%00'), 404],
    ['a space', get('').replace('{READ_PATH}', '/api/v1/account x'), 400],
    ['a folded header', get('X-A: b\r\n c\r\n'), 400],
    ['a bare CR', get('X-A: b\rc\r\n'), 400],
    ['a header without a colon', get('X-A\r\n'), 400],
    ['two hosts', get('Host: other\r\n'), 400],
    [
      'a chunk that lies',
      authorized('').replace(
        /Content-Length: .*/s,
        'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n',
      ),
      400,
    ],
  ])('answers once and as it should: %s', async (why, raw, status) => {
    const entry = { id: '', why, expect: '', raw };
    const answer = await sendRaw(h.service.address, fillTemplate(entry));
    expectOneAnswer(answer, entry);
    expect(answer.answers.map((one) => one.status)).toEqual([status]);
  });
});
