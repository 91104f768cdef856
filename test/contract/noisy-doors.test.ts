import { afterEach, describe, expect, it } from 'vitest';
import { demo } from '../../packages/sandbox/src/index.ts';
import { signedIn, tokenIn } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { callerOf } from '../helpers/mcp.ts';
import { expectFair, medianOf, timeUntil } from '../helpers/noisy.ts';

const h = held(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const eur = `act_${demo.eurAccountId}`;

/** How many reads one customer can have under way, by ad account: half of the places, half of what is left for each. */
const shares = [64, 32, 16, 8, 4, 2, 1, 1];

const isSo = async () => true;

/** A customer who has as many slow reads under way as it can. */
const manySlowReads = async (ms: number) => {
  const { key } = await h.connected();
  const before = h.sandbox.control.calls({ method: 'GET' }).length;
  for (const at of shares.keys())
    h.sandbox.control.fault({
      kind: 'delay',
      ms,
      times: 0,
      match: { method: 'GET', path: `/act_9${at}` },
    });
  const reads = shares.flatMap((count, at) =>
    Array.from({ length: count }, () => h.call(`GET /adnet/ad-accounts/act_9${at}/ads`, { key })),
  );
  await expect
    .poll(() => h.sandbox.control.calls({ method: 'GET' }).length - before, { timeout: 30_000 })
    .toBeGreaterThan(100);
  return reads;
};

// A busy machine may spoil one comparison; a fault spoils all of them.
describe('slow reads of one customer do not delay another', { retry: 3 }, () => {
  it('who exports a table, whose agent asks, or who looks at a page', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const tool = callerOf(h, key);
    const browser = await signedIn(h, uid);
    const doors = {
      table: async () => {
        const headers = { accept: 'text/csv' };
        const route = `GET /adnet/ad-accounts/${eur}/campaigns`;
        expect((await h.call(route, { key, headers })).status).toBe(200);
      },
      agent: async () => {
        expect(
          (await tool('list_objects', { kind: 'campaigns', account_id: eur })).isError,
        ).not.toBe(true);
      },
      page: async () => {
        const page = await browser.go(`/console/w/${workspaceId}/insights?account=${eur}`);
        expect(page.status).toBe(200);
      },
    };
    const timesOf = async () => {
      const times: Record<string, number> = {};
      for (const [name, open] of Object.entries(doors))
        times[name] = await medianOf(3, () => timeUntil(open, isSo));
      return times;
    };
    await timesOf();
    const alone = await timesOf();
    const longest = Math.max(...Object.values(alone));
    const reads = await manySlowReads(Math.round(12 * longest) + 2_000);
    const beside = await timesOf();
    for (const name of Object.keys(doors)) expectFair(alone[name] ?? 0, beside[name] ?? 0);
    await Promise.all(reads);
  });
});

describe('files in YAML', () => {
  it('are read in turns by who pays, however many people send them', async () => {
    const { uid, workspaceId } = await h.connected();
    const colleague = await h.member(workspaceId, 'editor');
    const path = `/console/w/${workspaceId}/launches/from-file`;
    const people = [await signedIn(h, uid), await signedIn(h, colleague.uid)];
    const tokens: string[] = [];
    for (const { go } of people) tokens.push(tokenIn((await go(path)).text));
    const content = `campaign: {name: Spring}\nads: [${'a,'.repeat(40_000)}]`;
    const sent = people.flatMap(({ go }, at) =>
      Array.from({ length: 4 }, () =>
        go(path, { form: { form_token: tokens[at] ?? '', do: 'read', content } }),
      ),
    );
    const texts = (await Promise.all(sent)).map(({ text }) => text);
    // One is read, four wait.
    const refused = texts.filter((text) => text.includes('so many other files of yours'));
    expect(refused.length).toBeGreaterThan(0);
  });
});
