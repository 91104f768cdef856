import { beforeAll, describe, expect, it } from 'vitest';
import { adsetRefusals } from './refusals/adset-refusals.ts';
import { orderedRefusals, otherRefusals } from './refusals/other-refusals.ts';
import { buildScene, type Refusal, type Scene } from './refusals/scene.ts';

const caused = [...adsetRefusals, ...otherRefusals];
const nameOf = ([code, subcode]: Refusal) => `${code}/${subcode ?? '-'}`;
const rows = (refusals: Refusal[]) =>
  refusals.map((refusal) => [nameOf(refusal), refusal] as const);

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});

const expectRefused = async ([code, subcode, cause]: Refusal) => {
  const { body } = await cause(scene);
  expect(body.error, JSON.stringify(body)).toMatchObject({ code });
  expect(body.error?.error_subcode ?? null, JSON.stringify(body)).toBe(subcode);
};

describe('the sandbox refuses for the reason the platform has', () => {
  it.each(rows(caused))('%s', (_name, refusal) => expectRefused(refusal));
});

describe('the sandbox refuses on command what no request can cause', () => {
  it.each(rows(orderedRefusals))('%s', (_name, refusal) => expectRefused(refusal));
});

it('raises at least 120 different errors for a reason', () => {
  expect(new Set(caused.map(nameOf)).size).toBeGreaterThanOrEqual(120);
});
