import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demo, type RunningSandbox, startSandbox } from '../src/index.ts';

const require = createRequire(import.meta.url);
// The official SDK is plain JavaScript without types.
// biome-ignore lint/suspicious/noExplicitAny: see above
const sdk: any = require('facebook-nodejs-business-sdk');
const examples = join(
  dirname(require.resolve('facebook-nodejs-business-sdk/package.json')),
  'examples',
);

/** The calls that must work, by file and place in it; the page that lists them is the list. */
const matches = readFileSync(new URL('../SDK-EXAMPLES.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^- `(\S+)` (\d+)$/.exec(line)?.slice(1) ?? []);
const calls = Array.from({ length: matches.length / 2 }, (_, at) => ({
  file: matches[at * 2] ?? '',
  place: Number(matches[at * 2 + 1]),
}));

let sandbox: RunningSandbox;
let values: Record<string, string>;

const ofAccount = (kind: 'ad' | 'image') =>
  sandbox.objects(kind).filter((one) => one['account_id'] === demo.usdAccountId);

beforeAll(async () => {
  sandbox = await startSandbox({ enforceLimits: false });
  const settings = { GRAPH: sandbox.origin, GRAPH_VIDEO: sandbox.origin, VERSION: 'v26.0' };
  for (const [name, value] of Object.entries(settings))
    Object.defineProperty(sdk.FacebookAdsApi, name, { configurable: true, get: () => value });
  const ad =
    ofAccount('ad')
      .filter((one) => one['effective_status'] === 'ACTIVE')
      .at(-1) ?? {};
  const [adId, adsetId, campaignId, creativeId] = [
    'id',
    'adset_id',
    'campaign_id',
    'creative_id',
  ].map((name) => String(ad[name])) as [string, string, string, string];
  values = {
    ACCESS_TOKEN: demo.systemUserToken,
    APP_SECRET: demo.appSecret,
    APP_ID: demo.appId,
    AD_ACCOUNT_ID: `act_${demo.usdAccountId}`,
    ACCOUNT_ID: `act_${demo.usdAccountId}`,
    PAGE_ID: demo.usdPageId,
    pageID: demo.usdPageId,
    AD_CAMPAIGN_ID: campaignId,
    adCampaignLinkClicksID: campaignId,
    AD_SET_ID: adsetId,
    adSetID: adsetId,
    AD_CREATIVE_ID: creativeId,
    adCreativeID: creativeId,
    ADGROUP_ID: adId,
    AD_GROUP_ID: adId,
    CUSTOM_AUDIENCE_ID: '23840000000000002',
    PIXEL_ID: demo.usdPixelId,
    ADS_PIXEL_ID: demo.usdPixelId,
    pixelID: demo.usdPixelId,
    imageHash: String(ofAccount('image').at(-1)?.['hash']),
    link: 'https://shop.example/',
    url: 'https://shop.example/',
    adsInterestID: '6003397425735',
    adsInterestName: 'Hiking',
    businessID: demo.businessId,
    APP_SCOPED_USER_ID: demo.systemUserId,
  };
});
afterAll(() => sandbox.close());

/** One call of an example as it stands, its `<PLACEHOLDERS>` filled in; a file with several declares the same name twice. */
const runCall = async (file: string, place: number) => {
  const text = readFileSync(join(examples, file), 'utf8').replace(
    /<([A-Za-z_]+)>/g,
    (placeholder, name) => values[name] ?? placeholder,
  );
  const begin = 'let fields, params;';
  const [head = '', rest = ''] = text.split(begin);
  const parts = rest.split(/(?=\nfields = \[)/).filter((part) => part.trim() !== '');
  const part = parts[place - 1] ?? '';
  const name = /const (\w+) = \(new/.exec(part)?.[1] ?? 'undefined';
  const quiet = { log: () => undefined };
  await new Function('require', 'console', `${head}${begin}${part}; return ${name};`)(
    require,
    quiet,
  );
};

it('at least sixty calls of the official SDK’s own examples work as they are', async () => {
  expect(calls.length).toBeGreaterThanOrEqual(60);
  // The examples switch the SDK's own log on.
  const silenced = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const problems: string[] = [];
  for (const { file, place } of calls) {
    const before = sandbox.callCount();
    await runCall(file, place).catch((error: Error) =>
      problems.push(`${file} ${place}: ${error.message}`),
    );
    if (sandbox.callCount() === before) problems.push(`${file} ${place} asked nothing`);
  }
  silenced.mockRestore();
  expect(problems).toEqual([]);
});
