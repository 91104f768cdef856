// The platform reduced to a wire: fixed bytes, no state, no checks. Run as a process of its own.
import { createServer } from 'node:http';

const row = (index) => ({
  id: `12022001000${String(index).padStart(7, '0')}`,
  name: `Campaign ${index}`,
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  effective_status: 'PAUSED',
  daily_budget: '5000',
  created_time: '2026-03-21T22:33:56-0700',
});

const bodyOf = (bytes) => {
  const data = [];
  for (let index = 0; JSON.stringify({ data }).length < bytes; index++) data.push(row(index));
  return Buffer.from(JSON.stringify({ data }));
};

const bodies = { act_2: bodyOf(2_000), act_100: bodyOf(100_000) };
const json = (value) => Buffer.from(JSON.stringify(value));
const user = json({ id: '5', name: 'Bench' });
const token = json({
  data: {
    is_valid: true,
    app_id: '1',
    type: 'SYSTEM_USER',
    user_id: '5',
    scopes: ['ads_read', 'ads_management'],
    expires_at: 0,
  },
});
const image = json({ images: { bytes: { hash: 'b0a9e0c1d2e3f405162738495a6b7c8d' } } });
let created = 0;
/** What is read back after every create: as the benchmarks send it, so that nothing differs. */
const paused = json({
  id: '1',
  name: 'Bench',
  objective: 'OUTCOME_TRAFFIC',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: '1000',
  is_adset_budget_sharing_enabled: false,
  special_ad_categories: [],
  status: 'PAUSED',
  created_time: '2026-03-21T22:33:56-0700',
  updated_time: '2026-03-21T22:33:56-0700',
});

/** The same for several at once. */
const listed = (url) => {
  const [wanted] = JSON.parse(new URL(url, 'http://localhost').searchParams.get('filtering'));
  return json({ data: wanted.value.map((id) => ({ ...JSON.parse(paused), id })) });
};

const answer = (request) => {
  if (request.url.includes('/adimages')) return image;
  if (request.method === 'POST')
    return json({ id: String(120220010000000000n + BigInt(++created)) });
  if (request.url.includes('filtering=')) return listed(request.url);
  if (request.url.includes('/debug_token')) return token;
  if (request.url.includes('/act_100')) return bodies.act_100;
  if (request.url.includes('/act_2')) return bodies.act_2;
  return /\/\d{15,}/.test(request.url) ? paused : user;
};

/** Accounts whose reads take as long as a real platform's, and reports that take seconds. */
const waitOf = (url) => (url.includes('/act_50/') ? 50 : url.includes('/act_3000/') ? 3_000 : 0);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = answer(request);
    const say = () => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': body.length,
      });
      response.end(body);
    };
    const wait = waitOf(request.url);
    if (wait === 0) say();
    else setTimeout(say, wait);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
