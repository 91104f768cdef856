import { expect } from 'vitest';
import { codeOf } from '../house/house.ts';
import { fieldsOf } from '../house/publishing.ts';
import { type RecordedExchange, type RecordedHouse, recordedHouse } from './recording-proxy.ts';

/** The last request to the platform: its path without the version, and all parameters. */
const lastAsked = ({ passed }: RecordedHouse) => {
  const last = passed.at(-1);
  if (last?.method !== 'GET') throw new Error('the platform was asked nothing');
  const { pathname, searchParams } = new URL(last.url, 'http://platform');
  const { appsecret_proof: _, ...params } = Object.fromEntries(searchParams);
  const names = [...searchParams.keys()];
  expect(new Set(names).size).toBe(names.length);
  return { path: pathname.replace('/v26.0', ''), params, last };
};

/** The platform's answer without the two secrets of the request, which may differ. */
const cleared = ({ url, headers, sent: answerBytes }: RecordedExchange) => {
  const token = headers.authorization?.replace('Bearer ', '') ?? '-';
  const proof = new URL(url, 'http://platform').searchParams.get('appsecret_proof') ?? '-';
  return answerBytes.toString().replaceAll(token, '').replaceAll(proof, '');
};

/** A house and a connected key for test files that only read. */
export const readingRoom = async () => {
  const h = await recordedHouse();
  const { key } = await h.connected();
  const get = (path: string) => h.call(`GET ${path}`, { key });
  /** A read with a body is sent as POST; for the platform it is a read nevertheless. */
  const put = (path: string, body?: object | string) =>
    body === undefined ? get(path) : h.call(`POST ${path}`, { key, body });

  /** Sends a read, expects the platform's own bytes, and returns the request to the platform. */
  const ask = async (path: string, body?: object) => {
    const answer = await put(path, body);
    const question = lastAsked(h);
    expect(answer.status, answer.text.slice(0, 500)).toBe(200);
    expect(answer.text === cleared(question.last), answer.text.slice(-500)).toBe(true);
    return { answer, ...question };
  };

  /** Expects a refusal of this field, with no request to the platform. */
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

/** Values that are not whole numbers from 1 to the maximum. */
export const badLimits = (most: number) => [...notWhole, '0', String(most + 1)];

export const badIds = ['act_', 'act_x', 'abc', '01', '0', '1.0', '-1', '1e3', 'me', '1,2', '1 2'];
