// One store is enough: it asks the store for nothing but the caller.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/operations/index.ts';
import { type House, readAnswer } from '../../helpers/house/house.ts';
import { expectClass, expectUnharmed, roomyHouse } from '../../helpers/inputs/bad-inputs.ts';
import { type BadInput, corpus, expand } from '../../helpers/inputs/corpus.ts';
import { sendRaw } from '../../helpers/network/raw-connection.ts';
import { pathOf } from '../../helpers/operations/operation-requests.ts';
import { sample, thinnerInputs } from '../../helpers/run/long-run.ts';
import { isWithin, slowness } from '../../helpers/timing/pace.ts';

let h: House;
let key = '';
let foreignKeyId = '';
beforeAll(async () => {
  ({ h, key } = await roomyHouse());
  const stranger = (await h.account()).key;
  foreignKeyId = (await h.call('GET /account/api-keys', { key: stranger })).body.api_keys[0].id;
});
afterAll(async () => {
  await expectUnharmed(h, [key]);
  await h.stop();
});

const postJson = async (path: string, body: string | Buffer, method = 'POST') => {
  const startedAt = performance.now();
  const response = await fetch(`${h.service.address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });
  const answer = await readAnswer(response);
  return { ...answer, ms: performance.now() - startedAt };
};

/** The long ones cost time and are refused before any operation could tell them apart. */
const isShort = (entry: BadInput) => bodyOf(entry).length < 10_000;

const bodyOf = ({ body, repeat }: BadInput) => body ?? expand(repeat ?? []);

const more: BadInput[] = [
  ['{"name":"ok"} trailing', 'text after the value'],
  ["{'name':'ok'}", 'single quotes'],
  ['// c\n{"name":"ok"}', 'a comment'],
  ['{"name":"ok"', 'cut short'],
  ['{"name":"\\u0000"}', 'NUL in a name'],
  ['{"name":"\\udc00\\ud800"}', 'surrogates the wrong way round'],
  ['{"\\ud800":"x","name":"ok"}', 'half a pair in a key'],
  ['{"a\\u0000b":1,"name":"ok"}', 'NUL in a key'],
  ['{"name":"ok","x":1e999}', 'a number without end'],
  ['{"name":"ok","x":-1e999}', 'a number without end, below zero'],
  ['{"name":"ok","x":9007199254740993}', 'a number that would be rounded'],
  ['{"__proto__":{"polluted":1},"name":"ok"}', 'a prototype'],
  ['{"name":"ok","a":{"__proto__":{"polluted":1}}}', 'a prototype further in'],
  ['{"name":"ok","a":[{"__proto__":null}]}', 'a prototype in a list'],
  ['{"constructor":{"prototype":{"polluted":1}},"name":"ok"}', 'a constructor'],
  ['01', 'a leading zero'],
  ['-', 'a lone minus'],
  ['.5', 'no digit before the point'],
  ['nul', 'a word cut short'],
  ['"', 'an open string'],
  ['[', 'an open list'],
  ['\uFEFF{}', 'a byte-order mark and no name'],
  ['{"name":true}', 'a flag for a name'],
  ['{"name":1.5}', 'a number for a name'],
  ['{"Name":"ok"}', 'a name in capitals'],
  [`{"name":"${'é'.repeat(121)}"}`, 'one character too many'],
  ['['.repeat(200_000), 'open lists without end'],
  [`${'['.repeat(40)}${']'.repeat(40)}`, 'lists in lists'],
  [
    `{"name":"ok","a":${'[1,'.repeat(33)}1${']'.repeat(33)}}`,
    'lists in lists, deeper than allowed',
  ],
  [`{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 'keys without end'],
  [`{"name":"ok","${'k'.repeat(1_001)}":1}`, 'a key too long'],
].map(([body = '', why = ''], n) => ({ id: `own-${n}`, body, why, expect: '400|413|422' }));

describe('a JSON body', () => {
  it.each([...corpus.json_bodies, ...more])('$id, $why: refused as it should be', async (entry) => {
    const answer = await postJson('/account/workspaces', bodyOf(entry));
    expectClass(answer.status, answer.body, entry);
    expect(isWithin(answer.ms, 5_000, slowness), `${answer.ms} ms`).toBe(true);
  });

  it.each(operations.filter(({ id, input }) => input?.body && id !== 'workspaces.create'))(
    'is never our fault on $id',
    async ({ route }) => {
      const [method = '', path = ''] = route.split(' ');
      const at = operations.findIndex((one) => one.route === route);
      // In the short form each operation has its share of them, and each of them its share of the operations.
      for (const entry of sample(
        [...corpus.json_bodies, ...more].filter(isShort),
        thinnerInputs,
        at,
      )) {
        const answer = await postJson(fillPath(path, '1'), bodyOf(entry), method);
        expectClass(answer.status, answer.body, { why: `${route} ${entry.why}`, expect: '' });
      }
    },
    60_000,
  );

  it.each([...corpus.controls.json_bodies, '\uFEFF{"name":"ok"}', ' \r\n{"name":"ok"}\n'])(
    'is taken when it is fine: %s',
    async (body) => {
      expect((await postJson('/account/workspaces', body)).status).toBe(201);
    },
  );

  it.each([
    ['bytes that are no UTF-8', Buffer.from('7b226e616d65223a22ff227d', 'hex')],
    ['an overlong slash', Buffer.from('7b226e616d65223a22c0af227d', 'hex')],
    ['a surrogate in bytes', Buffer.from('7b226e616d65223a22eda080227d', 'hex')],
    ['UTF-16', Buffer.from('\uFEFF{"name":"ok"}', 'utf16le')],
    ['gzip', Buffer.from('1f8b08000000000000ff', 'hex')],
  ])('is refused as %s', async (_, bytes) => {
    const answer = await postJson('/account/workspaces', bytes);
    expect([answer.status, answer.body.detail.error.code]).toEqual([422, 'invalid_name']);
  });
});

const fillPath = (path: string, value: string) => pathOf(path, () => value);

const parseBody = ({ body }: { body: string }) => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

const requestText = (path: string, method: string) =>
  `${method} /api/v1${path} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\nContent-Length: 0\r\n\r\n`;

/** Those that name objects of the platform are the ad-object operations' own tests. */
const ids: BadInput[] = [
  ...corpus.ids.filter(({ input, repeat }) => repeat || (input && !/^\{[A-Z]/.test(input))),
  ...['..', '.', '%2e%2e', '%2e%2e%2f%2e%2e', '%5c', '%25', '%7f', '%e2%80%ae', '%f0%9f%98%80'].map(
    (input) => ({ id: input, input, why: 'sibling', expect: '400|404|422' }),
  ),
];

describe('an id in a path', () => {
  it.each(ids)('$id, $why: refused as it should be', async (entry) => {
    const value = entry.input ?? expand(entry.repeat ?? []);
    const withId = operations.filter(({ route: one }) => one.includes('{'));
    for (const { route } of sample(withId, thinnerInputs, ids.indexOf(entry))) {
      const [method = '', path = ''] = route.split(' ');
      for (const pathValue of [value, encodeURIComponent(value)]) {
        const bytes = Buffer.from(requestText(fillPath(path, pathValue), method));
        const { hung, answers } = await sendRaw(h.service.address, bytes, { lingerMs: 0 });
        expect(hung, `${route} ${entry.why}`).toBe(false);
        for (const answer of answers)
          expectClass(answer.status, parseBody(answer), { ...entry, why: `${route} ${entry.why}` });
      }
    }
  });

  it.each(ids.filter(({ input }) => input))(
    '$id as X-Workspace-Id: 404',
    async ({ input = '' }) => {
      const value = Buffer.from(input.replace(/[\r\n\t]/g, '')).toString('latin1');
      const { answers } = await sendRaw(
        h.service.address,
        `GET /api/v1/account HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\nX-Workspace-Id: ${value}\r\n\r\n`,
      );
      expect(answers.map(({ status }) => status)).toEqual([404]);
    },
  );

  it('answers somebody else’s id like one that does not exist', async () => {
    const foreignAnswer = await h.call(`DELETE /account/api-keys/${foreignKeyId}`, { key });
    const missingAnswer = await h.call('DELETE /account/api-keys/0', { key });
    expect([foreignAnswer.status, foreignAnswer.text]).toEqual([404, missingAnswer.text]);
  });

  it.each(corpus.ids.filter(({ query }) => query))(
    '$id, ?$query: never our fault',
    async (entry) => {
      for (const { route } of operations) {
        const [method = '', path = ''] = route.split(' ');
        if (method !== 'GET') continue;
        const answer = await h.call(`GET ${fillPath(path, '1')}?${entry.query}`, { key });
        expectClass(answer.status, answer.body, { ...entry, expect: '' });
      }
    },
  );
});
