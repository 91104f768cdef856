// What each campaign spent in the last seven days, as a table. npm install greenroom-client first.
import { Greenroom } from 'greenroom-client';

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
