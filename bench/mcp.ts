import { createSandbox, demo } from 'graph-ads-sandbox';
import { buildProgram } from '../scripts/build.mjs';
import { freePort } from '../test/helpers/network/free-port.ts';
import { startGreenroom } from './parts/greenroom.ts';
import { median } from './parts/load.ts';

// What a call costs an agent over what it costs a program: the same operation over MCP, in both
// generations of the protocol, and over REST, in turns on one connection each.

const rounds = 300;
const warmUp = 100;
const account = `act_${demo.usdAccountId}`;

const sandbox = createSandbox({ enforceLimits: false });
const origin = await sandbox.listen(0);
await buildProgram(process.cwd());
const node = await startGreenroom({
  name: 'Greenroom embedded',
  upstream: origin,
  port: await freePort(),
  accessToken: demo.systemUserToken,
  env: { ADNET_APP_ID: demo.appId, ADNET_APP_SECRET: demo.appSecret },
});
const headers = { authorization: `Bearer ${node.key}`, 'content-type': 'application/json' };

const newer = '2026-07-28';
const envelope = {
  'io.modelcontextprotocol/protocolVersion': newer,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const tool = (params: object, more: Record<string, string> = {}) =>
  fetch(`${node.origin}/mcp`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });

type Pair = { name: string; path: string; input: object };

const pairs: Pair[] = [
  { name: 'list_ad_accounts', path: '/adnet/ad-accounts?limit=25', input: {} },
  {
    name: 'get_insights',
    path: `/adnet/insights/${account}?level=campaign&limit=25`,
    input: { object_id: account },
  },
  { name: 'launch_status', path: '/adnet/launches?limit=20', input: {} },
];

const ways = (pair: Pair) => ({
  REST: () => fetch(`${node.origin}/api/v1${pair.path}`, { headers }),
  'MCP, older': () => tool({ name: pair.name, arguments: pair.input }),
  'MCP, newer': () =>
    tool(
      { name: pair.name, arguments: pair.input, _meta: envelope },
      { 'mcp-protocol-version': newer, 'mcp-method': 'tools/call', 'mcp-name': pair.name },
    ),
});

const timed = async (send: () => Promise<Response>) => {
  const began = performance.now();
  const response = await send();
  const text = await response.text();
  if (!response.ok || text.includes('"isError":true')) throw new Error(text.slice(0, 300));
  return performance.now() - began;
};

/** Processor time of the service per call: on a machine that others use too, this is what counts. */
const cpuMs = async (send: () => Promise<Response>) => {
  const before = node.cpu();
  for (let at = 0; at < rounds; at++) await timed(send);
  return ((node.cpu() - before) * 1000) / rounds;
};

type Way = { way: string; send(): Promise<Response>; ms: number[]; cpu: number };

const measured = async (pair: Pair) => {
  const all: Way[] = Object.entries(ways(pair)).map(([way, send]) => ({
    way,
    send,
    ms: [],
    cpu: 0,
  }));
  for (const { send } of all) for (let at = 0; at < warmUp; at++) await timed(send);
  for (let at = 0; at < rounds; at++) for (const { send, ms } of all) ms.push(await timed(send));
  for (const one of all) one.cpu = await cpuMs(one.send);
  const [rest] = all;
  return all.map(({ way, ms, cpu }) => ({
    call: pair.name,
    way,
    'p50 ms': median(ms).toFixed(2),
    'added ms': (median(ms) - median(rest?.ms ?? [])).toFixed(2),
    'CPU ms': cpu.toFixed(2),
    'added CPU ms': (cpu - (rest?.cpu ?? 0)).toFixed(2),
  }));
};

try {
  const rows: Awaited<ReturnType<typeof measured>> = [];
  for (const pair of pairs) rows.push(...(await measured(pair)));
  console.table(rows);
  const most = (name: 'added ms' | 'added CPU ms') =>
    Math.max(...rows.map((row) => Number(row[name])));
  console.log(
    `An agent’s call takes at most ${most('added ms')} ms longer than a program’s (p50), and ${most('added CPU ms')} ms more of the processor.`,
  );
} finally {
  await node.stop();
  await sandbox.close();
}
