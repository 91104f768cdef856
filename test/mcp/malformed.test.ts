import { beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../src/mcp/tools/list.ts';
import { message, post } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'error' } }));
let key: string;
beforeAll(async () => {
  ({ key } = await h.connected());
});

const call = (name: unknown, input: unknown) =>
  message('tools/call', { name, arguments: input } as object);

/** Arguments of types that no tool takes, for each tool. */
const wrongTypes = tools.flatMap(({ name }) => [
  call(name, 'text'),
  call(name, [1, 2]),
  call(name, 7),
  call(name, { workspace_id: { deep: [] } }),
  call(name, { workspace_id: 'x'.repeat(100_000) }),
  call(name, { nobody_takes_this: true }),
  call(name, { workspace_id: 'not-a-uuid', limit: 'many', after: '\u202e' }),
  call(name, {
    limit: -1,
    kind: 'x',
    account_id: {},
    campaign: 'no',
    q: 5,
    url: [],
    id: {},
    product: 1,
  }),
]);

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

/** Bodies that are no message of the protocol, as text or as what JSON makes of them. */
const brokenMessages: unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  'true',
  '{}',
  '\u0000',
  '{"jsonrpc":"2.0"',
  Buffer.from([0xff, 0xfe, 0x00]).toString('latin1'),
  { jsonrpc: '1.0', id: 1, method: 'tools/list' },
  { id: 1, method: 'tools/list' },
  { jsonrpc: '2.0', id: {}, method: 'tools/list' },
  { jsonrpc: '2.0', id: 1 },
  { jsonrpc: '2.0', id: 1, method: 7 },
  { jsonrpc: '2.0', id: 1, method: '' },
  { jsonrpc: '2.0', id: 1, method: 'x'.repeat(10_000) },
  { jsonrpc: '2.0', id: 1, method: 'tools/list', params: 'text' },
  { jsonrpc: '2.0', id: 1, method: 'tools/list', params: [] },
  { jsonrpc: '2.0', id: 1, method: 'tools/call' },
  { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} },
  { jsonrpc: '2.0', id: 1, method: 'initialize' },
  { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: 7 } },
  { jsonrpc: '2.0', id: 1, result: {} },
  { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } },
  [message('tools/list')],
  Array.from({ length: 500 }, () => message('tools/list')),
  message('prompts/list'),
  message('resources/list'),
  message('resources/read', { uri: 'file:///etc/passwd' }),
  message('completion/complete'),
  message('logging/setLevel', { level: 'debug' }),
  message('sampling/createMessage'),
  message('subscriptions/listen', { notifications: {} }),
  message('tasks/list'),
  message('server/discover'),
  message('tools/list', { cursor: { no: 1 } }),
  call('whoami', deep(40)),
  call('launch', { campaign: deep(25) }),
  call('launch', { ad_sets: Array.from({ length: 60_000 }, () => 1) }),
  call('launch', JSON.parse('{"__proto__": {"a": 1}}')),
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"launch","arguments":{"__proto__":{"x":1}}}}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_object","arguments":{"kind":"ad","id":120220010002733618123}}}',
  call('launch', { campaign: { name: '\ud800' } }),
  call('launch', { campaign: { name: 'a\u0000b' } }),
  call('generate_ad_copy', { product: 'x'.repeat(900_000), audience: 'y' }),
  call('get_object', { kind: 'campaign', id: '../me' }),
  call('get_insights', { object_id: 'act_1?access_token=x' }),
  call('upload_media', { kind: 'image', url: 'file:///etc/passwd', account_id: 'act_1' }),
  call('upload_media', { kind: 'image', url: 'http://169.254.169.254/', account_id: 'act_1' }),
  call('search_targeting', { kind: 'locations', q: '' }),
  call('launch_status', { launch_id: '../../account/api-keys' }),
  call('launch_status', { after: "' or 1=1 --" }),
];

const modern = (version: unknown, more: object = {}) => ({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
    ...more,
  },
});

/** The newer generation says in each message which one it is. */
const newerMessages = [
  message('tools/list', modern('2026-07-28')),
  message('tools/list', modern('2999-01-01')),
  message('tools/list', modern(7)),
  message('server/discover', modern('2026-07-28')),
  message('tools/call', { name: 'whoami', arguments: 'text', ...modern('2026-07-28') }),
  message('subscriptions/listen', modern('2026-07-28')),
  message('tools/list', modern('2026-07-28', { 'io.modelcontextprotocol/clientInfo': 7 })),
];

const unknownTools = [
  'Launch',
  'launch ',
  '',
  'x'.repeat(50_000),
  'constructor',
  '__proto__',
  'toString',
  'delete_campaign',
  'activate_ad',
  'tools/list',
  7,
  null,
  {},
].map((name) => call(name, {}));

const oddHeaders: Record<string, string>[] = [
  { 'mcp-protocol-version': '1999-01-01' },
  { 'mcp-protocol-version': '2026-07-28' },
  { 'mcp-protocol-version': 'x'.repeat(5_000) },
  { 'mcp-method': 'tools/call' },
  { 'mcp-session-id': 'made-up' },
  { accept: 'text/plain' },
  { accept: 'text/event-stream' },
  { 'content-type': 'text/plain' },
  { 'content-encoding': 'gzip' },
  { 'x-workspace-id': 'not-a-uuid' },
  { 'x-adnet-access-token': 'EAAB' },
  { 'idempotency-key': 'x'.repeat(300) },
];

const cases = [
  ...[...wrongTypes, ...brokenMessages, ...newerMessages, ...unknownTools].map((body) => ({
    body,
    headers: {},
  })),
  ...oddHeaders.flatMap((headers) => [
    { body: message('tools/list'), headers },
    { body: call('whoami', {}), headers },
  ]),
];

/** An answer of the protocol: a result, an error with a code, or nothing where nothing was asked. */
const isProper = (status: number, text: string) => {
  if (status === 202) return text === '';
  const body = JSON.parse(text);
  if (body.jsonrpc !== '2.0') return false;
  return 'result' in body || (Number.isInteger(body.error.code) && body.error.message.length > 0);
};

describe('messages that no client should send', () => {
  it(`all ${cases.length} are answered by the protocol’s rules, none with a 500`, async () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    const before = h.sandbox.control.writes().length;
    const odd: unknown[] = [];
    for (const { body, headers } of cases) {
      const response = await post(h, key, body, headers);
      const text = await response.text();
      if (response.status >= 500 || !isProper(response.status, text))
        odd.push([
          response.status,
          text.slice(0, 200),
          JSON.stringify(body).slice(0, 120),
          headers,
        ]);
      if (text.includes('"code":"internal"')) odd.push(['defect', text.slice(0, 300)]);
    }
    expect(odd).toEqual([]);
    expect(h.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(h.sandbox.control.writes().length).toBe(before);
  });

  it('a body of more than a megabyte is 413', async () => {
    const response = await post(h, key, call('launch', { name: 'x'.repeat(1_100_000) }));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('payload_too_large');
  });
});
