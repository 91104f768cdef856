import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce } from '../../src/events/announce.ts';
import { ask } from '../helpers/client.ts';
import { buildProduct } from '../helpers/greenroom-process.ts';
import { held } from '../helpers/held.ts';
import { amount } from '../helpers/long.ts';
import { startPublishing } from '../helpers/publishing-cluster.ts';
import { accepts, receiver, refuses } from '../helpers/receiver.ts';
import { propertySeed, randomFrom } from '../helpers/seed.ts';

const workspaces = amount('CHAOS_WEBHOOKS', 5, 20);
const bursts = amount('CHAOS_WEBHOOK_BURSTS', 2, 12);
const eventsPerBurst = amount('CHAOS_WEBHOOK_EVENTS', 4, 25);
const patienceMs = 150_000;

const random = randomFrom(propertySeed('webhooks'));
const r = held(receiver);
let product: Awaited<ReturnType<typeof buildProduct>>;
let cluster: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  product = await buildProduct('webhooks');
  cluster = await startPublishing({ file: product.file, env: { WEBHOOK_ALLOW: r.host } });
}, 120_000);
afterAll(async () => {
  await cluster?.stop();
  product?.remove();
});

/** It fails, hangs up, answers late, and now and then not at all. */
const badWeather = () =>
  r.behave((response, received) => {
    const luck = random();
    if (luck < 0.15) return refuses(response, received);
    if (luck < 0.25) return void response.destroy();
    if (luck < 0.28) return undefined;
    setTimeout(() => accepts(response, received), luck < 0.45 ? 400 : 0);
    return undefined;
  });

it('loses no event when nodes are killed and the receiver misbehaves, and repeats it under its own id', async () => {
  const expected = new Map<string, string>();
  const customers = [];
  for (let n = 0; n < workspaces; n++) {
    const customer = await cluster.account();
    const made = await ask(cluster.at(0), 'POST /account/webhooks', customer.key, { url: r.url });
    expect(made.status).toBe(201);
    customers.push(customer);
  }
  badWeather();
  for (let burst = 0; burst < bursts; burst++) {
    for (let n = 0; n < eventsPerBurst; n++)
      for (const { workspaceId } of customers) {
        const id = `event-${expected.size}`;
        expected.set(id, workspaceId);
        await cluster.store.transaction((tx) =>
          announce(tx, { workspaceId, type: 'write.unknown', data: { n: expected.size }, id }),
        );
      }
    await wait(1_500);
    await cluster.crash(burst);
  }
  r.behave(accepts);
  const isAllDone = async () => {
    const left = await cluster.store.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '<>', 'delivered')
      .execute();
    return left.length === 0;
  };
  for (const began = performance.now(); !(await isAllDone()); await wait(500))
    if (performance.now() - began > patienceMs) throw new Error('some events never arrived');
  const bodies = new Map<string, Set<string>>();
  for (const { headers, body } of r.received) {
    const id = String(headers['webhook-id']);
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
  }
  for (const [id, workspaceId] of expected) {
    const seen = [...(bodies.get(id) ?? [])];
    expect(seen, id).toHaveLength(1);
    expect(JSON.parse(seen[0] ?? '{}').data.workspace_id).toBe(workspaceId);
  }
}, 240_000);
