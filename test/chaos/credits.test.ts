import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, wires } from '../copywriter/model-server.ts';
import { asked as brief } from '../copywriter/model-world.ts';
import { honestAnswer } from '../copywriter/played-model.ts';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, without } from '../helpers/cli/greenroom-process.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const racers = amount('CHAOS_RACERS', 30, 300);
/** Room for a third of the racers, while three fifths of them would be served. */
const pool = Math.ceil(racers / 3) * 10;
const failureRate = 0.4;
const [openai] = wires;

/** Ways in which a model fails for good: none of them is worth asking again. */
const failures = [
  { status: 400, body: { error: { message: 'insufficient_quota' } } },
  { status: 401, body: { error: { message: 'no' } } },
  { status: 200, body: openai?.truncated('{"variants":[') },
  { status: 200, body: openai?.declined() },
];

/** A model server on loopback: slow by a little, and out of order four times in ten. */
const startModel = async (random: () => number) => {
  let failureCount = 0;
  let rate = failureRate;
  const server = createServer(async (incoming, outgoing) => {
    // Only the writer under test asks here, and it sends JSON.
    const body = (await json(incoming)) as Asked['body'];
    const modelRequest: Asked = { path: incoming.url ?? '', headers: incoming.headers, body };
    const fails = random() < rate;
    if (fails) failureCount += 1;
    const failure = failures[Math.floor(random() * failures.length)];
    const { status, body: answer } =
      fails && failure
        ? failure
        : { status: 200, body: openai?.reply(JSON.stringify(honestAnswer(modelRequest))) };
    setTimeout(() => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer));
    }, random() * 60);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      COPY_PROVIDER: 'openai',
      COPY_BASE_URL: `http://127.0.0.1:${port}/v1`,
      COPY_MODEL: 'm',
      // One question a call, so that the odds are those of the model.
      COPY_JUDGE: 'off',
    },
    countFailures: () => failureCount,
    recover: () => {
      rate = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

type Model = Awaited<ReturnType<typeof startModel>>;

const startRace = (file: string, model: Model, size = amount('CHAOS_NODES', 2, 3)) =>
  startPublishing({
    file,
    size,
    env: { ...model.env, LOG_LEVEL: 'error' },
    plan: { credits_per_month: pool, ai_calls_per_day: 1_000_000 },
  });

type Told = { status: number; text: string; replayed: boolean };

/** Asks until it is told something: a service too busy to read or to answer says 408 or 503 and has charged nothing. */
const generate = async (cluster: PublishingCluster, key: string, n: number): Promise<Told> => {
  for (let tries = 0; ; tries++) {
    const answer = await request(`${cluster.at(n)}/api/v1/generate/ad-copy`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `racer-${n}`,
      },
      body: JSON.stringify({ ...brief, language: 'English' }),
    });
    const text = await answer.body.text();
    const isReplay = answer.headers['idempotent-replayed'] === 'true';
    if (![408, 503].includes(answer.statusCode) || tries === 20)
      return { status: answer.statusCode, text, replayed: isReplay };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const numbers = Array.from({ length: racers }, (_, n) => n);

const creditsOf = async ({ store }: PublishingCluster, uid: string) => {
  const rows = await store.db
    .selectFrom('generations')
    .select((eb) => ['state', eb.fn.sum<number>('credits').as('credits')])
    .where('account_id', '=', uid)
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.credits ?? 0);
  return { settled: of('settled'), reserved: of('reserved') };
};

/** Everyone at once, while an eye is kept on the books. */
const race = async (cluster: PublishingCluster) => {
  const { key, uid } = await cluster.account();
  let maxCredits = 0;
  let racing = true;
  const watching = (async () => {
    while (racing) {
      const { settled, reserved } = await creditsOf(cluster, uid);
      maxCredits = Math.max(maxCredits, settled + reserved);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const answers = await Promise.all(numbers.map((n) => generate(cluster, key, n)));
  racing = false;
  await watching;
  const books = await creditsOf(cluster, uid);
  const answerCount = answers.filter(({ status }) => status === 200).length;
  return { key, uid, answers, books, answerCount, maxCredits: Math.max(maxCredits, books.settled) };
};

describe(`${racers} racers for ${pool} credits, a model that fails four times in ten`, () => {
  let product: Awaited<ReturnType<typeof buildProduct>>;
  let model: Model;
  let cluster: PublishingCluster;
  const seed = propertySeed('credits');
  beforeAll(async () => {
    product = await buildProduct('credits');
    model = await startModel(randomFrom(seed));
    cluster = await startRace(product.file, model);
  });
  afterAll(async () => {
    await cluster?.stop();
    model?.close();
    product?.remove();
  });

  it('are charged for what was delivered and nothing else', { timeout: 300_000 }, async () => {
    const { key, uid, answers, books, answerCount, maxCredits } = await race(cluster);
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    console.log(
      `${racers} racers: ${JSON.stringify([...counts])}, ${model.countFailures()} failures of the model, ${books.settled} of ${pool} credits, at most ${maxCredits} held`,
    );
    recordChaos({
      check: 'credit race',
      store: 'postgres',
      seed,
      faults: model.countFailures(),
      requests: racers,
      overspent: Math.max(0, maxCredits - pool),
      duplicates: books.settled / 10 - answerCount,
    });
    expect(books).toEqual({ settled: answerCount * 10, reserved: 0 });
    expect(maxCredits).toBeLessThanOrEqual(pool);
    expect(model.countFailures()).toBeGreaterThan(0);
    expect(answerCount).toBeGreaterThan(0);
    expect([...counts.keys()].filter((status) => ![200, 402, 502].includes(status))).toEqual([]);

    // Everything asked again with its key: what was delivered comes again and costs nothing.
    model.recover();
    const repeats = await Promise.all(numbers.map((n) => generate(cluster, key, n)));
    for (const [n, { status, text }] of answers.entries()) {
      if (status !== 200) continue;
      expect(repeats[n]).toEqual({ status: 200, text, replayed: true });
    }
    // With a model in order the pool is used to its end, and not beyond it.
    const lastBooks = await creditsOf(cluster, uid);
    expect(lastBooks).toEqual({ settled: pool, reserved: 0 });
    const { body } = await ask(cluster.at(1), 'GET /account', key);
    expect(body.usage).toMatchObject({ credits_used: pool, credits_total: pool });
  });
});

describe('the same without the lock', () => {
  it.skipIf(!isLong)(
    'spends more than there is: the race above can fail',
    { timeout: 300_000 },
    async () => {
      const mutant = await buildProduct('credits-mutant', [
        without('src/store/accounts.ts', '.forUpdate()'),
      ]);
      const model = await startModel(() => 0.99);
      const cluster = await startRace(mutant.file, model, 2);
      try {
        let maxCredits = 0;
        for (let round = 0; round < 12 && maxCredits <= pool; round++)
          maxCredits = Math.max(maxCredits, (await race(cluster)).maxCredits);
        console.log(`without the lock: ${maxCredits} of ${pool} credits`);
        expect(maxCredits).toBeGreaterThan(pool);
      } finally {
        await cluster.stop();
        model.close();
        mutant.remove();
      }
    },
  );
});
