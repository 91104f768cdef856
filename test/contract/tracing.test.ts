import { expect, it } from 'vitest';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { campaignBody } from '../helpers/publishing.ts';
import { receiver } from '../helpers/receiver.ts';

/** Stands in for the platform: it keeps the headers of every call. */
const r = held(receiver);
const h = held(() => house({ env: { ADNET_GRAPH_URL: `http://${r.host}/v26.0` } }));

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

const calls = async (trace: string | null) => {
  r.behave((response) => void response.end('{"id":"1202000000000001","data":[]}'));
  const { key } = await h.account();
  const before = r.received.length;
  const headers = {
    'x-adnet-access-token': 'EAAtestToken0123456789abcdefghij',
    ...(trace !== null && { traceparent: trace }),
  };
  const read = await h.call('GET /adnet/ad-accounts', { key, headers });
  const write = await h.call('POST /adnet/campaigns', { key, headers, body: campaignBody() });
  expect([read.status, write.status], read.text + write.text).toEqual([200, 200]);
  const sent = r.received.slice(before).map((one) => one.headers['traceparent'] ?? null);
  const logged = h.logs.filter((line) => line.includes(String(read.headers.get('x-request-id'))));
  return { sent: [...new Set(sent)], logged: logged.join('') };
};

it('a trace is sent on to Meta and logged', async () => {
  const { sent, logged } = await calls(traceparent);
  expect(sent).toEqual([traceparent]);
  expect(JSON.parse(logged)).toMatchObject({ traceId, msg: 'answered' });
});

it.each([
  null,
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `${traceparent}","admin":"1`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
])('what is no trace is neither sent on nor logged: %s', async (trace) => {
  const { sent, logged } = await calls(trace);
  expect(sent).toEqual([null]);
  expect(JSON.parse(logged)).not.toHaveProperty('traceId');
});
