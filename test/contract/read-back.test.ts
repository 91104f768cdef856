import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo } from '../../src/sandbox/sandbox.ts';
import { type HouseBetween, houseBetween } from '../helpers/between.ts';
import { campaignBody } from '../helpers/publishing.ts';

let h: HouseBetween;
let key: string;
beforeAll(async () => {
  h = await houseBetween();
  key = (await h.connected()).key;
});
afterAll(() => h.stop());

const create = () => h.call('POST /adnet/campaigns', { key, body: campaignBody() });
const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 100 && !isSo(); turn++) await wait(100);
};

it('pauses what the platform made live although it was sent paused, and says so loudly', async () => {
  const live = h.sandbox.control
    .objects('campaign')
    .find((one) => one['status'] === 'ACTIVE' && one['account_id'] === demo.usdAccountId);
  const id = String(live?.['id']);
  h.interrupt(/^POST .*campaigns$/, { body: JSON.stringify({ id }) });
  expect((await create()).body).toEqual({ id });
  const status = () =>
    h.sandbox.control.objects('campaign').find((one) => one['id'] === id)?.['status'];
  await until(() => status() === 'PAUSED');
  expect(status()).toBe('PAUSED');
  const loud = h.logs.filter((line) => line.includes('"level":50') && line.includes(id));
  expect(loud).toHaveLength(1);
});

it('leaves what is paused alone', async () => {
  const { body } = await create();
  h.forget();
  await until(() => h.passed.some(({ url }) => url.includes(`/${body.id}?`)));
  await wait(100);
  expect(h.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});
