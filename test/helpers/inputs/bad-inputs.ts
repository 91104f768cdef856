import { expect } from 'vitest';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { proPlan } from '../house/billing-plans.ts';
import { type House, house } from '../house/house.ts';
import type { BadInput } from './corpus.ts';

/** The status codes that an entry allows, read from its sentence; an empty list: anything but 5xx. */
const readExpectation = (expectation: string) => {
  const [sentence = ''] = expectation.split(/[(;]/);
  const codes = [...sentence.matchAll(/\b[2-5]\d\d\b/g)].map(([code]) => Number(code));
  return { codes, mayPass: /accept|ignored|clamped|last wins/.test(expectation) };
};

const shape = { detail: { error: { code: expect.any(String), message: expect.any(String) } } };

/** Expects a status of the entry's class. Any 4xx of ours is accepted for its 400, because our contract uses 422. */
export const expectClass = (
  status: number,
  body: unknown,
  entry: Pick<BadInput, 'expect' | 'why'>,
) => {
  const { codes, mayPass } = readExpectation(entry.expect);
  const message = `${entry.why}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
  expect(status, message).toBeLessThan(500);
  if (status >= 400) expect(body, message).toMatchObject(shape);
  if (codes.length === 0 || (mayPass && status < 300)) return;
  const hasBadRequest = codes.includes(400) && status >= 400;
  expect(codes.includes(status) || hasBadRequest, message).toBe(true);
};

/** A house with room for as many names as the corpus has, so that no limit answers before the check. */
export const roomyHouse = async () => {
  const h = await house({
    config: { plans: { ...defaultPlans, roomy: proPlan({ workspaces: 1e6 }) } },
  });
  const { key } = await h.account({ plan: 'roomy' });
  return { h, key };
};

/** After all requests: nothing polluted, nothing leaked, one event per line, and the service still answers. */
export const expectUnharmed = async (h: House, secrets: string[]) => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  for (const line of h.logs) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(() => JSON.parse(line)).not.toThrow();
  }
  const leaks = h.logs.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(leaks).toEqual([]);
  expect((await fetch(`${h.service.address}/healthz`)).status).toBe(200);
};
