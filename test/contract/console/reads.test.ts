import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, signedIn } from '../../helpers/callers/browser-visit.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { fewerOnSecond } from '../../helpers/run/long-run.ts';

let h: House;
let owner: Awaited<ReturnType<House['connected']>>;

beforeAll(async () => {
  h = await house({ env: { ADNET_TIMEOUT_MS: '1500' } });
  owner = await h.connected();
  await h.call('PUT /adnet/connection/ad-account', { key: owner.key, body: { account_id: usd } });
});
afterAll(() => h.stop());

const at = (path: string) => `/console/w/${owner.workspaceId}/${path}`;

/** How often each thing was asked of Meta since the last look. */
const countQuestions = () => {
  const count = new Map<string, number>();
  for (const { method, path, params } of h.sandbox.control.calls().slice(callCount)) {
    const question = `${method} ${path} ${JSON.stringify(params)}`;
    count.set(question, (count.get(question) ?? 0) + 1);
  }
  callCount = h.sandbox.control.calls().length;
  return count;
};
let callCount = 0;

const maxOf = (count: Map<string, number>) => Math.max(0, ...count.values());

describe('screens ask Meta', () => {
  it.each(fewerOnSecond(['insights', 'launches/new', 'launches/from-file'], 3))(
    'ask Meta once a minute for all people who look at %s',
    async (path) => {
      const people = [
        await signedIn(h, owner.uid),
        await signedIn(h, (await h.member(owner.workspaceId, 'editor')).uid),
        await signedIn(h, (await h.member(owner.workspaceId, 'admin')).uid),
      ];
      const look = () => Promise.all(people.map(async (one) => (await one.go(at(path))).status));
      h.later(61_000);
      countQuestions();
      expect(await look()).toEqual([200, 200, 200]);
      const first = countQuestions();
      expect(first.size).toBeGreaterThan(0);
      expect(maxOf(first)).toBe(1);
      await look();
      expect(countQuestions().size).toBe(0);
      h.later(61_000);
      await look();
      expect(maxOf(countQuestions())).toBe(1);
    },
  );

  it('ask Meta once a minute for two nodes together', async (test) => {
    if (h.engine !== 'postgres') return test.skip();
    const second = await h.secondNode();
    onTestFinished(() => second.stop());
    const firstBrowser = await signedIn(h, owner.uid);
    const secondBrowser = openBrowser(second.address);
    for (const [name, value] of firstBrowser.jar) secondBrowser.jar.set(name, value);
    for (let minute = 1; minute <= 3; minute++) {
      h.later(61_000);
      countQuestions();
      const looks = [firstBrowser, secondBrowser, firstBrowser, secondBrowser].map((one) =>
        one.go(at('insights')),
      );
      const pages = await Promise.all(looks);
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(maxOf(countQuestions())).toBe(1);
    }
  });

  it('wait for the answer of another node that asks Meta already', async () => {
    const browser = await signedIn(h, owner.uid);
    const { db } = h.service.deps.store;
    await browser.go(at('insights'));
    const rows = await db.selectFrom('kept_reads').selectAll().execute();
    // As another node leaves it that has begun to ask and is not done.
    await db.updateTable('kept_reads').set({ answer: null }).execute();
    countQuestions();
    expect((await browser.go(at('insights'))).status).toBe(503);
    const look = browser.go(at('insights'));
    for (const { question, answer } of rows)
      await db.updateTable('kept_reads').set({ answer }).where('question', '=', question).execute();
    expect((await look).text).toContain('class="tiles"');
    expect(countQuestions().size).toBe(0);
  });

  it('ask Meta for the screens that still wait, when the first one to ask has hung up', async () => {
    const browser = await signedIn(h, owner.uid);
    h.later(61_000);
    h.sandbox.control.fault({ kind: 'delay', ms: 400, times: 0, match: { path: '*/insights' } });
    onTestFinished(() => h.sandbox.control.clearFaults());
    const first = new AbortController();
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const hungUp = fetch(`${h.service.address}${at('insights')}`, {
      headers: { cookie },
      signal: first.signal,
    }).catch(() => null);
    await expect
      .poll(() => [...countQuestions().keys()].some((one) => one.includes('insights')))
      .toBe(true);
    const second = browser.go(at('insights'));
    await wait(50);
    first.abort();
    await hungUp;
    expect((await second).status).toBe(200);
  });

  it('ask Meta again at once after a refusal, and show nothing of a connection that was ended', async () => {
    const browser = await signedIn(h, owner.uid);
    h.later(61_000);
    // The screen asks several questions, and can do without the answers to some.
    h.sandbox.control.fault({ kind: 'error', code: 100, times: 0, match: { path: '*/insights' } });
    expect((await browser.go(at('insights'))).status).not.toBe(200);
    h.sandbox.control.clearFaults();
    expect((await browser.go(at('insights'))).text).toContain('class="tiles"');
    await browser.submit(at('connection'), { do: 'disconnect' });
    expect((await browser.go(at('insights'))).text).not.toContain('class="tiles"');
  });
});
