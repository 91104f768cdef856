import { expect, it } from 'vitest';
import { message, post } from '../../helpers/callers/mcp.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { campaignBody } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

/** What the log says of an answer. */
const lineOf = (world: House, headers: Headers) => {
  const id = String(headers.get('x-request-id'));
  const line = world.logs.findLast((one) => one.includes(id) && one.includes('"answered"'));
  return JSON.parse(line ?? '{}');
};

it('the line of a refused request says why, that of an answered one has no such field', async () => {
  const { key } = await h.account();
  const refusal = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
  expect(lineOf(h, refusal.headers)).toMatchObject({
    status: refusal.status,
    code: 'adnet_not_connected',
  });
  const answer = await h.call('GET /account', { key });
  expect(lineOf(h, answer.headers)).toMatchObject({ status: 200 });
  expect(lineOf(h, answer.headers)).not.toHaveProperty('code');
  const stranger = await post(h, 'gr_live_nobody', message('tools/list'));
  expect(lineOf(h, stranger.headers)).toMatchObject({ route: '/mcp', code: 'unauthorized' });
});
