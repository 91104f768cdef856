// One store is enough: it asks the store for nothing but the caller.

import type { ServerResponse } from 'node:http';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { releaseUntilDone } from '../../helpers/timing/release-until-done.ts';

let h: Awaited<ReturnType<typeof recordedHouse>>;
beforeAll(async () => {
  h = await recordedHouse();
});
afterAll(() => h.stop());
beforeEach(() => h.forget());

/** A busy machine sends these after a while. */
const patient = { timeout: 30_000 };
const account = 'act_1010000000000001';
const campaigns = `GET /adnet/ad-accounts/${account}/campaigns`;
const campaign = { account_id: account, name: 'Spring', objective: 'OUTCOME_TRAFFIC' };

describe('one customer and the others', () => {
  it('200 slow reports make nobody else wait, and the writes of the same customer neither', async () => {
    const [greedy, other] = [await h.connected(), await h.connected()];
    const responses: ServerResponse[] = [];
    h.interrupt(/insights/, (response) => void responses.push(response), 1_000);
    const reports = Array.from({ length: 200 }, () =>
      h.call(`GET /adnet/insights/${account}`, { key: greedy.key }),
    );
    await expect.poll(() => responses.length, patient).toBeGreaterThan(30);
    expect((await h.call(campaigns, { key: other.key })).status).toBe(200);
    expect((await h.call('POST /adnet/campaigns', { key: other.key, body: campaign })).status).toBe(
      200,
    );
    expect(
      (await h.call('POST /adnet/campaigns', { key: greedy.key, body: campaign })).status,
    ).toBe(200);
    const answers = await releaseUntilDone(reports, () => responses.shift()?.end('{"data":[]}'));
    for (const { status } of answers) expect(status).toBe(200);
  });

  it('70 slow checks of tokens make nobody else wait who connects', async () => {
    const [greedy, other] = [await h.connected(), await h.connected()];
    const responses: ServerResponse[] = [];
    h.interrupt(/debug_token/, (response) => void responses.push(response), 70);
    const body = { access_token: demo.systemUserToken };
    const checks = Array.from({ length: 70 }, () =>
      h.call('POST /adnet/connection/token', { key: greedy.key, body }),
    );
    await expect.poll(() => responses.length, patient).toBeGreaterThan(60);
    h.forget();
    expect((await h.call('POST /adnet/connection/token', { key: other.key, body })).status).toBe(
      200,
    );
    for (const response of responses) response.destroy();
    await Promise.all(checks);
  });

  it('three people of a customer repeat no more failed reads than one', async () => {
    const owner = await h.connected();
    const people = [owner];
    for (const role of ['editor', 'viewer'] as const)
      people.push({ ...owner, ...(await h.member(owner.workspaceId, role)) });
    h.interrupt(/^GET .*insights/, { status: 503, body: '' }, 99);
    const calls = 4;
    for (const { key } of people)
      for (let at = 0; at < calls; at++)
        expect((await h.call(`GET /adnet/insights/${account}`, { key })).status).toBe(502);
    const mostRepeated = 10 + 2;
    const requestCount = h.passed.filter(({ url }) => url.includes('insights')).length;
    expect(requestCount).toBeLessThanOrEqual(people.length * calls + mostRepeated);
  });

  it('a viewer whose reads keep failing cuts off neither the owner nor another customer', async () => {
    const [owner, other] = [await h.connected(), await h.connected()];
    const viewer = await h.member(owner.workspaceId, 'viewer');
    h.interrupt(/^GET .*insights/, { status: 503, body: '' }, 99);
    for (let at = 0; at < 6; at++) {
      const answer = await h.call(`GET /adnet/insights/${account}`, {
        key: viewer.key,
      });
      expect(answer.status).toBe(502);
    }
    h.forget();
    const cutOff = await h.call(`GET /adnet/insights/${account}`, { key: viewer.key });
    expect([cutOff.status, h.passed.length]).toEqual([502, 0]);
    for (const { key } of [owner, other]) {
      expect((await h.call(campaigns, { key })).status).toBe(200);
      expect((await h.call('POST /adnet/campaigns', { key, body: campaign })).status).toBe(200);
    }
  });
});
