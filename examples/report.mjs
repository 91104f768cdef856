// What each campaign spent in the last seven days, as a table. `npm run client` builds the client first. In a program of
// your own, install the packed client (docs/client.md) and import it from 'greenroom-client'.
import { Greenroom } from '../packages/client/dist/index.js';

const client = new Greenroom({
  url: process.env.GREENROOM_URL,
  apiKey: process.env.GREENROOM_API_KEY,
});

const { data: rows } = await client.insights.get({
  object_id: 'act_1010000000000001',
  level: 'campaign',
  time_range: 'last_7d',
  fields: 'campaign_name,spend,clicks',
});
console.table(
  rows.map(({ campaign_name, spend, clicks }) => ({ campaign: campaign_name, spend, clicks })),
);
