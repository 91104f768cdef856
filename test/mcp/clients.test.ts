import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, clients, platformIn, type Way } from '../helpers/callers/mcp.ts';
import { buildProduct } from '../helpers/cli/greenroom-process.ts';
import { house } from '../helpers/house/house.ts';
import { pictureUrl, usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));
let file: string;
beforeAll(async () => {
  ({ file } = await buildProduct('mcp'));
});

const ways = {
  HTTP: async (): Promise<Way> => ({ url: h.service.address, key: (await h.connected()).key }),
  stdio: async (): Promise<Way> => ({
    file,
    url: h.service.address,
    key: (await h.connected()).key,
  }),
};

/** From nothing to a paused ad: what an agent does with a brief. */
const wholeStory = async (call: Caller) => {
  const me = await call('whoami');
  expect(me.structuredContent.workspace.adnet_connected).toBe(true);
  expect((await call('connection_status')).structuredContent.state).toBe('ok');
  const [account] = platformIn(await call('list_ad_accounts')).data;
  expect(account.id).toBe(usd);
  const [page] = platformIn(await call('list_assets', { kind: 'pages', account_id: usd })).data;
  const [interest] = platformIn(
    await call('search_targeting', { kind: 'interests', q: 'hiking', account_id: usd }),
  ).data;
  const { variants } = (
    await call('generate_ad_copy', {
      product: 'Two-person tent for rain and wind',
      audience: 'weekend hikers',
      benefits: ['Weighs 1.9 kg'],
      num_variants: 1,
      num_hooks: 0,
    })
  ).structuredContent;
  const targeting = {
    geo_locations: { countries: ['US'] },
    flexible_spec: [{ interests: [{ id: interest.id, name: interest.name }] }],
  };
  const [{ primary_text: message, headline, description }] = variants;
  const content = {
    account_id: usd,
    defaults: { page_id: page.id, link_url: 'https://example.com/tent', targeting },
    campaign: { name: 'Tents', objective: 'OUTCOME_TRAFFIC' },
    ad_sets: [
      {
        ref: 'hikers',
        name: 'Hikers',
        optimization_goal: 'LINK_CLICKS',
        billing_event: 'IMPRESSIONS',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        daily_budget: 2000,
      },
    ],
    images: [{ ref: 'tent', url: pictureUrl(h) }],
    copies: [{ ref: 'first', message, headline, description }],
    ads: { matrix: true },
  };
  const plan = (await call('plan_launch', content)).structuredContent;
  expect(plan).toMatchObject({ problems: [], writes: 5, fits_limits: true });
  const { id } = (await call('launch', content)).structuredContent;
  const status = await settled(call, id);
  expect(status).toMatchObject({ state: 'done', steps: { total: 5, done: 5 } });
  const ad = status.items.find(({ action }: { action: string }) => action === 'create_ad');
  const platformAd = platformIn(await call('get_object', { kind: 'ad', id: ad.id }));
  expect(platformAd).toMatchObject({ id: ad.id, status: 'PAUSED' });
};

const settled = async (call: Caller, id: string) => {
  for (let turn = 0; turn < 300; turn++) {
    const { structuredContent } = await call('launch_status', { launch_id: id });
    if (!['running', 'waiting'].includes(structuredContent.state)) return structuredContent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the launch does not end');
};

describe.each(['v1', 'v2'] as const)('the official client, %s,', (version) => {
  it.each(['HTTP', 'stdio'] as const)('makes a paused ad over %s', async (way) => {
    const { client, call, instructions, close } = await clients[version](await ways[way]());
    try {
      expect(client.getServerVersion()?.name).toBe('greenroom');
      expect(instructions).toContain('always paused');
      expect((await client.listTools()).tools).toHaveLength(15);
      await wholeStory(call);
      await expect(call('no_such_tool')).rejects.toThrow(/no tool/);
    } finally {
      await close();
    }
  });

  it.each(['HTTP', 'stdio'] as const)('is told over %s that its key is wrong', async (way) => {
    const endpoint = await ways[way]();
    const opening = clients[version]({ ...endpoint, key: 'gr_live_wrong' });
    await expect(opening.then(({ close }) => close())).rejects.toThrow(/key|401|Unauthorized/i);
  });
});

describe('the library of the protocol', () => {
  it('is not loaded with the service: the program names it nowhere at its beginning', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bfrom\s*"@modelcontextprotocol/);
  });
});

describe('a service that is away', () => {
  it('is named by the bridge', async () => {
    const away = { file, url: 'http://127.0.0.1:9', key: 'gr_live_x' };
    await expect(clients.v1(away)).rejects.toThrow(
      /cannot be reached at http:\/\/127.0.0.1:9\/mcp/,
    );
  });
});
