import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../helpers/cli/greenroom-process.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const rounds = amount('CHAOS_ROUNDS', 1, 5);
const places = Array.from({ length: amount('CHAOS_NODES', 2, 3) }, (_, place) => place);
const writers = 4;
/** Between two writes of one client. */
const pauseMs = amount('CHAOS_PAUSE_MS', 60, 0);
const timeoutMs = 30_000;

let product: Awaited<ReturnType<typeof buildProduct>>;
let cluster: PublishingCluster;
beforeAll(async () => {
  product = await buildProduct('rolling');
  cluster = await startPublishing({
    file: product.file,
    plan: { writes_per_hour: 1e6, writes_per_day: 1e6 },
    env: { LOG_LEVEL: 'error' },
    size: places.length,
  });
});
afterAll(async () => {
  await cluster?.stop();
  product?.remove();
});

/** What a load balancer in front of the nodes would know: who is being asked, who is not. */
const out = new Set<number>();
const pick = (n: number) => {
  const up = places.filter((place) => !out.has(place));
  return up[n % up.length] ?? 0;
};

type Sent = { status: number; text: string };

const send = async (agent: Agent, place: number, key: string, name: string): Promise<Sent> => {
  try {
    const response = await request(`${cluster.at(place)}/api/v1/adnet/campaigns`, {
      method: 'POST',
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify(campaignBody({ name })),
    });
    return { status: response.statusCode, text: await response.body.text() };
  } catch {
    return { status: 0, text: '' };
  }
};

/** One client that writes and writes, and repeats with the same key what was not answered well. */
const startClient = (mark: string, key: string) => {
  const agent = new Agent({ connections: 8 });
  const campaignIds = new Map<string, string>();
  const names = new Set<string>();
  const failures: string[] = [];
  let attempts = 0;
  let isRunning = true;
  const writeOne = async (name: string, n: number) => {
    const until = Date.now() + timeoutMs;
    for (let tries = 0; Date.now() < until; tries++) {
      names.add(name);
      attempts += 1;
      const { status, text } = await send(agent, pick(n + tries), key, name);
      if (status === 200) {
        campaignIds.set(name, String(JSON.parse(text).id));
        return;
      }
      failures.push(`${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`);
      await wait(50);
    }
  };
  const work = (async () => {
    for (let n = 0; isRunning; n++) {
      await writeOne(`${mark}-${n}`, n);
      await wait(pauseMs);
    }
  })();
  return {
    campaignIds,
    names,
    failures,
    attempts: () => attempts,
    async stop() {
      isRunning = false;
      await work;
      await agent.close();
    },
  };
};

/** Out of the balancer's list, stopped, replaced, back in: one node after the other. */
const rollThrough = async () => {
  const codes: (number | null | undefined)[] = [];
  for (const place of places) {
    // The balancer notices a moment late, so some requests meet a node that is stopping.
    const removal = wait(30).then(() => out.add(place));
    codes.push(await cluster.renew(place));
    await removal;
    out.delete(place);
    await wait(300);
  }
  return codes;
};

type Held = { id: string; name: string };

/** What clients were told against what the platform holds. */
const compare = (
  answers: [name: string, id: string][],
  askedNames: Set<string>,
  campaigns: Held[],
) => {
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  return {
    lost: answers.filter(([name, id]) => names.get(id) !== name),
    duplicates: campaigns.length - new Set(campaigns.map(({ name }) => name)).size,
    invented: campaigns.filter(({ name }) => !askedNames.has(name)),
  };
};

describe('nodes restarted one by one while clients write', () => {
  it(`${rounds} times: nothing lost, nothing twice, hardly an error`, {
    timeout: 120_000 + rounds * 60_000,
  }, async () => {
    const seed = propertySeed('rolling');
    const { key } = await cluster.account();
    const clients = Array.from({ length: writers }, (_, n) => startClient(`r${seed}w${n}`, key));
    await wait(500);
    const codes: (number | null | undefined)[] = [];
    for (let round = 0; round < rounds; round++) codes.push(...(await rollThrough()));
    await Promise.all(clients.map((client) => client.stop()));

    const campaigns = cluster.sandbox.control
      .objects('campaign')
      .map(({ id, name }) => ({ id: String(id), name: String(name) }))
      .filter(({ name }) => name.startsWith(`r${seed}w`));
    const answers = clients.flatMap((client) => [...client.campaignIds]);
    const askedNames = new Set(clients.flatMap((client) => [...client.names]));
    const { lost, duplicates, invented } = compare(answers, askedNames, campaigns);
    const attempts = clients.reduce((sum, client) => sum + client.attempts(), 0);
    const failures = clients.flatMap((client) => client.failures);
    console.log(
      `${codes.length} restarts: ${attempts} requests, ${answers.length} acknowledged, ${failures.length} failed first (${[...new Set(failures)].join(', ')})`,
    );
    recordChaos({
      check: 'rolling restarts',
      store: 'postgres',
      seed,
      faults: codes.length,
      requests: attempts,
      lost: lost.length,
      duplicates,
    });
    expect(codes.every((code) => code === 0)).toBe(true);
    expect(lost).toEqual([]);
    expect(duplicates).toBe(0);
    expect(invented).toEqual([]);
    expect(answers.length).toBe(askedNames.size);
    expect(answers.length).toBeGreaterThan(codes.length * 5);
    // Each client meets a node that is stopping about once; how many others it asks meanwhile depends on the machine.
    expect(failures.length).toBeLessThanOrEqual(Math.max(codes.length * writers, attempts * 0.05));
  });
});

describe('the comparison', () => {
  it('sees what is lost, what is there twice and what nobody asked for', () => {
    const answers: [string, string][] = [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ];
    const campaigns = [
      { id: '1', name: 'a' },
      { id: '9', name: 'b' },
      { id: '3', name: 'c' },
      { id: '4', name: 'c' },
      { id: '5', name: 'd' },
    ];
    const { lost, duplicates, invented } = compare(answers, new Set(['a', 'b', 'c']), campaigns);
    expect([lost, duplicates, invented]).toEqual([[['b', '2']], 1, [{ id: '5', name: 'd' }]]);
  });
});
