import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, testEngine } from '../helpers/house/house.ts';
import { expectUnharmed } from '../helpers/inputs/bad-inputs.ts';
import { contractOperations } from '../helpers/operations/contract-operations.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { recordChaos } from './support/chaos-record.ts';
import { problemsOf } from './support/fuzz-judge.ts';
import { anyRequest, type FuzzRequest } from './support/fuzz-requests.ts';
import { sendFuzz } from './support/fuzz-send.ts';
import { fuzzWorld } from './support/fuzz-world.ts';

const total = amount('FUZZ_REQUESTS', 150, 10_000);
const batch = 250;
const queues = 4;

let house: Awaited<ReturnType<typeof fuzzWorld>>;
beforeAll(async () => {
  house = await fuzzWorld(testEngine());
});
afterAll(() => house?.h.stop());

const operations = contractOperations();

type Told = { request: FuzzRequest; answer: Answer };

/** Ends keys, workspaces or connections, perhaps the ones that later requests need. */
const hurts = ({ request, answer }: Told) =>
  answer.status < 300 && (request.method === 'DELETE' || /\/connection\//.test(request.path));

const play = async (
  address: string,
  requests: FuzzRequest[],
  onAnswer: (exchange: Told) => void,
) => {
  const queue = [...requests];
  const queueKey = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const exchange = { request: next, answer: await sendFuzz(address, next) };
      onAnswer(exchange);
      if (hurts(exchange)) await house.mend();
    }
  };
  await Promise.all(Array.from({ length: queues }, queueKey));
};

const describeProblem = ({ request, answer }: Told, problem: string) =>
  `${request.operation}: ${problem}\n  ${request.method} ${request.path.slice(0, 200)}\n  ${JSON.stringify(request.headers).slice(0, 300)}\n  ${request.body?.toString().slice(0, 600)}\n  → ${answer.status} ${answer.text.slice(0, 400)}`;

describe('requests made from the contract', () => {
  it(`${total} of them get answers the contract promises`, { timeout: 7_200_000 }, async () => {
    const seed = Number(process.env.FUZZ_SEED ?? propertySeed('fuzz'));
    console.log(`fuzz: ${total} requests, FUZZ_SEED=${seed}, ${testEngine()}`);
    const problems = new Map<string, string>();
    const answerCounts = new Map<string, number>();
    const statuses = new Map<number, number>();
    let outside = 0;
    const onAnswer = (exchange: Told) => {
      const { request, answer } = exchange;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300)
        answerCounts.set(request.operation, (answerCounts.get(request.operation) ?? 0) + 1);
      const answerProblems = problemsOf(request, answer);
      if (answerProblems.length > 0) outside += 1;
      for (const problem of answerProblems) {
        const kind = `${request.operation} ${answer.status} ${problem.slice(0, 40)}`;
        if (!problems.has(kind)) problems.set(kind, describeProblem(exchange, problem));
      }
    };
    for (let sentCount = 0; sentCount < total; sentCount += batch) {
      const requests = fc.sample(anyRequest(operations, house.world), {
        seed: seed + sentCount,
        numRuns: Math.min(batch, total - sentCount),
      });
      await play(house.h.service.address, requests, onAnswer);
    }
    const { made: objectCount, live } = house.live();
    const sorted = [...statuses].sort(([a], [b]) => a - b);
    console.log(
      `answers ${JSON.stringify(Object.fromEntries(sorted))}; ${answerCounts.size} of ${operations.length} operations answered well; ${objectCount} objects made, ${live.length} not paused`,
    );
    recordChaos({
      check: 'fuzz',
      store: testEngine(),
      seed,
      requests: total,
      outside: outside + live.length,
    });
    expect([...problems.values()].join('\n\n')).toBe('');
    expect(live).toEqual([]);
    // Fewer would mean that the generator knocks on doors without ever getting in. Which ones open is luck.
    const share = total >= 1_500 ? 0.4 : 0.2;
    if (total >= 500) expect(answerCounts.size).toBeGreaterThan(operations.length * share);
    await expectUnharmed(house.h, house.world.keys);
  });
});

type Change = (status: number, text: string) => { status: number; text: string };

/** A service in front of the service that spoils what passes. */
const spoiling = async (change: Change) => {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await fetch(`${house.h.service.address}${incoming.url}`, {
      headers: { authorization: incoming.headers.authorization ?? '' },
    });
    const { status, text } = change(answer.status, await answer.text());
    outgoing.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r' });
    outgoing.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
};

describe('the judge of answers', () => {
  const spoilers: Record<string, Change> = {
    'a status nobody documented': (_, text) => ({ status: 418, text }),
    'a 500 of our own': () => ({
      status: 500,
      text: '{"detail":{"error":{"code":"internal","message":"m"}}}',
    }),
    'a member that is missing': (status, text) => ({
      status,
      text: text.replace('"plan"', '"plam"'),
    }),
    'a member of another kind': (status, text) => ({
      status,
      text: text.replace(/"credits_total":(\d+)/, '"credits_total":"$1"'),
    }),
    'a body that is no JSON': (status, text) => ({ status, text: text.slice(0, -1) }),
    'a code the operation does not name': () => ({
      status: 404,
      text: '{"detail":{"error":{"code":"key_not_found","message":"m"}}}',
    }),
  };
  const ask = async (address: string) => {
    const request: FuzzRequest = {
      operation: 'account.get',
      method: 'GET',
      path: '/account',
      headers: { authorization: `Bearer ${house.owner.key}` },
      body: null,
    };
    return problemsOf(request, await sendFuzz(address, request));
  };

  it('has nothing against the answer as it is', async () => {
    expect(await ask(house.h.service.address)).toEqual([]);
  });

  it.each(Object.keys(spoilers))('finds %s', async (name) => {
    const spoiler = spoilers[name];
    if (!spoiler) throw new Error(name);
    const { address, close } = await spoiling(spoiler);
    expect(await ask(address)).not.toEqual([]);
    close();
  });
});
