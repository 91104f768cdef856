// A platform with one report of many rows, a page at a time. Run as a process of its own.
import { createServer } from 'node:http';

const rows = Number(process.argv[2]);

const row = (index) => ({
  campaign_id: `12022001000${String(index % 40).padStart(7, '0')}`,
  campaign_name: `Spring opening, "Trail" ${index % 40}`,
  ad_id: `12022002000${String(index).padStart(7, '0')}`,
  ad_name: `Trail shoes ${index}`,
  account_currency: 'USD',
  spend: ((index * 7919) % 100_000) / 100,
  impressions: String((index * 104_729) % 90_000),
  clicks: String(index % 1300),
  actions: [
    { action_type: 'link_click', value: String(index % 900) },
    { action_type: 'landing_page_view', value: String(index % 700) },
    { action_type: 'purchase', value: String(index % 40) },
  ],
  ctr: '1.683258',
  date_start: '2026-11-08',
  date_stop: '2026-11-08',
});

/** Made once for each place and size: the platform's own work is not what is measured. */
const pages = new Map();

const pageAt = (from, limit, origin) => {
  const name = `${from} ${limit}`;
  const known = pages.get(name);
  if (known) return known;
  const to = Math.min(rows, from + limit);
  const after = Buffer.from(String(to)).toString('base64url');
  const data = Array.from({ length: to - from }, (_, index) => row(from + index));
  const next = `${origin}/v26.0/600/insights?limit=${limit}&after=${after}&access_token=EAAbench`;
  const body = Buffer.from(
    JSON.stringify({
      data,
      paging: { cursors: { before: 'x', after }, ...(to < rows && { next }) },
    }),
  );
  pages.set(name, body);
  return body;
};

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

const answer = (url, origin) => {
  if (url.pathname.endsWith('/debug_token')) return token;
  if (!url.pathname.endsWith('/insights')) return user;
  const after = url.searchParams.get('after');
  const from = after ? Number(Buffer.from(after, 'base64url')) : 0;
  return pageAt(from, Number(url.searchParams.get('limit') ?? 25), origin);
};

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const origin = `http://${request.headers.host}`;
    const body = answer(new URL(request.url, origin), origin);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
