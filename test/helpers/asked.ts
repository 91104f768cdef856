import { expect } from 'vitest';
import { type Exchanged, type HouseBetween, houseBetween } from './between.ts';
import { codeOf } from './house.ts';
import { fieldsOf } from './publishing.ts';

/** What the platform was asked last: its path without the version, and every parameter. */
const lastAsked = ({ passed }: HouseBetween) => {
  const last = passed.at(-1);
  if (last?.method !== 'GET') throw new Error('the platform was asked nothing');
  const { pathname, searchParams } = new URL(last.url, 'http://platform');
  const { appsecret_proof: _, ...params } = Object.fromEntries(searchParams);
  const names = [...searchParams.keys()];
  expect(new Set(names).size).toBe(names.length);
  return { path: pathname.replace('/v26.0', ''), params, last };
};

/** What the platform sent, without the two secrets that went there: all that may differ. */
const cleared = ({ url, headers, sent: answerBytes }: Exchanged) => {
  const token = headers.authorization?.replace('Bearer ', '') ?? '-';
  const proof = new URL(url, 'http://platform').searchParams.get('appsecret_proof') ?? '-';
  return answerBytes.toString().replaceAll(token, '').replaceAll(proof, '');
};

/** One house and one connected key for a file that only reads. */
export const readingRoom = async () => {
  const h = await houseBetween();
  const { key } = await h.connected();
  const get = (path: string) => h.call(`GET ${path}`, { key });
  /** A question with a body is sent as POST; to the platform it is a read all the same. */
  const put = (path: string, body?: object | string) =>
    body === undefined ? get(path) : h.call(`POST ${path}`, { key, body });

  /** Asks, expects the platform's own bytes, and tells what it was asked for. */
  const ask = async (path: string, body?: object) => {
    const answer = await put(path, body);
    const question = lastAsked(h);
    expect(answer.status, answer.text.slice(0, 500)).toBe(200);
    expect(answer.text === cleared(question.last), answer.text.slice(-500)).toBe(true);
    return { answer, ...question };
  };

  /** Refused for this field, with nothing asked of the platform. */
  const refuse = async (path: string, field: string, body?: object | string) => {
    const before = h.passed.length;
    const answer = await put(path, body);
    expect({ path, status: answer.status, code: codeOf(answer) }).toEqual({
      path,
      status: 422,
      code: 'invalid_request',
    });
    expect(fieldsOf(answer), path).toContain(field);
    for (const { message } of answer.body.detail.error.fields) expect(message).toMatch(/\w{3,}/);
    expect(h.passed.length).toBe(before);
  };
  return { h, key, get, ask, refuse, stop: h.stop };
};

const notWhole = ['abc', '1.5', '-1', '', ' 5', '+5', '1e2', '0x10', '٣', '99999999999', '1,2'];

/** Values that are no whole number from 1 to the most. */
export const badLimits = (most: number) => [...notWhole, '0', String(most + 1)];

export const badIds = ['act_', 'act_x', 'abc', '01', '0', '1.0', '-1', '1e3', 'me', '1,2', '1 2'];
