// What somebody writes without Greenroom: the official SDK, page after page, into a CSV file.
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';

const [origin, file, limit] = process.argv.slice(2);
const { FacebookAdsApi, AdAccount } = createRequire(import.meta.url)(
  'facebook-nodejs-business-sdk',
);
for (const [name, value] of [
  ['GRAPH', origin],
  ['GRAPH_VIDEO', origin],
  ['VERSION', 'v26.0'],
])
  Object.defineProperty(FacebookAdsApi, name, { configurable: true, get: () => value });
FacebookAdsApi.init('EAAbenchbenchbenchbenchbench', 'en_US', false);

const idle = process.memoryUsage.rss();
let highest = idle;
const out = createWriteStream(file);
const names = [
  'campaign_id',
  'campaign_name',
  'ad_id',
  'ad_name',
  'spend',
  'impressions',
  'clicks',
];
const cell = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`;
const began = performance.now();
let rows = 0;
let page = await new AdAccount('act_1').getInsights([], { limit: Number(limit) });
for (;;) {
  for (const row of page) {
    const actions = (row.actions ?? []).map(({ value }) => value);
    const line = [...names.map((name) => row[name]), ...actions].map(cell).join(',');
    if (!out.write(`${line}\r\n`)) await new Promise((resolve) => out.once('drain', resolve));
    rows += 1;
  }
  highest = Math.max(highest, process.memoryUsage.rss());
  if (!page.hasNext()) break;
  page = await page.next();
}
await new Promise((resolve) => out.end(resolve));
const seconds = (performance.now() - began) / 1000;
process.send({ rows, seconds, addedMb: (highest - idle) / 2 ** 20 });
