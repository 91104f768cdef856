import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { announce } from '../../src/events/announce.ts';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, without } from '../helpers/cli/greenroom-process.ts';
import { accepts, receiver, refuses } from '../helpers/network/webhook-receiver.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { shared } from '../helpers/run/shared.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const size = {
  workspaces: amount('CHAOS_WEBHOOKS', 4, 20),
  bursts: amount('CHAOS_WEBHOOK_BURSTS', 1, 12),
  perBurst: amount('CHAOS_WEBHOOK_EVENTS', 6, 25),
};
type Size = typeof size;
const timeoutMs = amount('CHAOS_WEBHOOK_PATIENCE', 150, 900) * 1_000;

const random = randomFrom(propertySeed('webhooks'));
const r = shared(receiver);
let product: Awaited<ReturnType<typeof buildProduct>>;
beforeAll(async () => {
  product = await buildProduct('webhooks');
}, 120_000);
afterAll(() => product?.remove());

/** The events that the receiver has taken and said so, by id; and every body that came under an id. */
const ledger = () => {
  const eventIds = new Set<unknown>();
  const take: typeof accepts = (response, delivery) => {
    eventIds.add(delivery.headers['webhook-id']);
    accepts(response, delivery);
  };
  /** It fails, hangs up, answers late, and now and then not at all. */
  const badWeather: typeof accepts = (response, delivery) => {
    const luck = random();
    if (luck < 0.15) return refuses(response, delivery);
    if (luck < 0.25) return void response.destroy();
    if (luck < 0.28) return undefined;
    setTimeout(() => take(response, delivery), luck < 0.45 ? 400 : 0);
    return undefined;
  };
  return { eventIds, take, badWeather };
};

const bodiesById = () => {
  const bodies = new Map<string, string[]>();
  for (const { headers, body } of r.received) {
    const id = String(headers['webhook-id']);
    bodies.set(id, [...(bodies.get(id) ?? []), body]);
  }
  return bodies;
};

const isAllDone = async ({ store }: PublishingCluster) => {
  const deliveries = await store.db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('state', '<>', 'delivered')
    .execute();
  return deliveries.length === 0;
};

/** Events in bursts while the receiver misbehaves and nodes die; then good weather until nothing waits. */
const deliverThrough = async (
  cluster: PublishingCluster,
  { workspaces, bursts, perBurst }: Size,
) => {
  const expected = new Map<string, string>();
  const { eventIds, take, badWeather } = ledger();
  r.received.length = 0;
  const customers = [];
  for (let n = 0; n < workspaces; n++) {
    const customer = await cluster.account();
    const webhook = await ask(cluster.at(0), 'POST /account/webhooks', customer.key, {
      url: r.url,
    });
    expect(webhook.status).toBe(201);
    customers.push(customer);
  }
  r.behave(badWeather);
  for (let burst = 0; burst < bursts; burst++) {
    for (let n = 0; n < perBurst; n++)
      for (const { workspaceId } of customers) {
        const id = `event-${expected.size}`;
        expected.set(id, workspaceId);
        await cluster.store.transaction((tx) =>
          announce(tx, { workspaceId, type: 'write.unknown', data: { n: expected.size }, id }),
        );
      }
    await wait(1_500);
    // Alone it would be missed until its lease is over.
    if (cluster.nodes.length > 1) await cluster.crash(burst);
  }
  r.behave(take);
  for (const startedAt = performance.now(); !(await isAllDone(cluster)); await wait(500))
    if (performance.now() - startedAt > timeoutMs) throw new Error('some events never arrived');
  const bodies = bodiesById();
  return {
    events: expected.size,
    lost: [...expected.keys()].filter((id) => !eventIds.has(id)),
    repeated: [...bodies.values()].filter((all) => all.length > 1).length,
    /** An id under which something else came, or that nobody has announced. */
    wrong: [...bodies].filter(
      ([id, all]) =>
        new Set(all).size !== 1 ||
        JSON.parse(all[0] ?? '{}').data.workspace_id !== expected.get(id),
    ),
  };
};

const clusterOf = async (file: string, nodes: number) => {
  const cluster = await startPublishing({ file, env: { WEBHOOK_ALLOW: r.host }, size: nodes });
  onTestFinished(() => cluster.stop());
  return cluster;
};

it('loses no event when nodes are killed and the receiver misbehaves, and repeats it under its own id', async () => {
  const { events, lost, repeated, wrong } = await deliverThrough(
    await clusterOf(product.file, amount('CHAOS_NODES', 2, 3)),
    size,
  );
  console.log(`${events} events, ${size.bursts} kills, ${repeated} came more than once`);
  recordChaos({
    check: 'webhooks',
    store: 'postgres',
    kills: size.bursts,
    requests: events,
    lost: lost.length,
    duplicates: wrong.length,
  });
  expect({ lost, wrong }).toEqual({ lost: [], wrong: [] });
  expect(repeated).toBeGreaterThan(0);
}, 1_800_000);

it.skipIf(!isLong)(
  'would notice a product that takes a failed attempt for a delivery',
  async () => {
    const mutant = await buildProduct('webhooks-mutant', [
      without(
        'src/events/deliver-one.ts',
        '  if (!ok) return',
        '  if (!ok && !delivery.id) return',
      ),
    ]);
    onTestFinished(() => mutant.remove());
    const small = { workspaces: 2, bursts: 1, perBurst: 15 };
    const { lost } = await deliverThrough(await clusterOf(mutant.file, 1), small);
    expect(lost.length).toBeGreaterThan(0);
  },
  240_000,
);
