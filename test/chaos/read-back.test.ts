import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct } from '../helpers/cli/greenroom-process.ts';
import { usd } from '../helpers/house/publishing.ts';
import { amount } from '../helpers/run/long-run.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const kills = amount('CHAOS_READ_BACK_KILLS', 2, 12);

let product: Awaited<ReturnType<typeof buildProduct>>;
let cluster: PublishingCluster;
beforeAll(async () => {
  product = await buildProduct('read-back');
  cluster = await startPublishing({ file: product.file, size: 2 });
});
afterAll(async () => {
  await cluster?.stop();
  product?.remove();
});

const writesOf = (workspaceId: string) =>
  cluster.store.db
    .selectFrom('writes')
    .select(['object_id', 'verified_at'])
    .where('workspace_id', '=', workspaceId)
    .execute();

/** Until all that was made is read back, however slow the machine is. */
const allReadBack = async (workspaceId: string) => {
  while ((await writesOf(workspaceId)).some((row) => row.verified_at === null)) await wait(100);
};

it(`what ${kills} killed nodes had made is read back by others, once`, async () => {
  const { key, workspaceId } = await cluster.account();
  // Meta stores another objective, so that a read-back leaves a trace that can be counted.
  cluster.sandbox.control.modes({
    readBack: { campaign: { drop: [], set: { objective: 'OTHER' } } },
  });
  const ids: string[] = [];
  for (let kill = 0; ids.length < kills; kill++) {
    const body = { account_id: usd, name: `Spring ${kill}`, objective: 'OUTCOME_TRAFFIC' };
    const campaign = await ask(cluster.at(kill), 'POST /adnet/campaigns', key, body);
    expect(campaign.status).toBe(200);
    const id = String(campaign.body.id);
    await cluster.nodes[kill % cluster.nodes.length]?.kill();
    const [row] = (await writesOf(workspaceId)).filter(({ object_id }) => object_id === id);
    // On a machine that slept for seconds it was read back before the kill, which proves nothing.
    if (row?.verified_at === null) ids.push(id);
    await cluster.crash(kill);
  }
  await allReadBack(workspaceId);
  const { body } = await ask(cluster.at(0), 'GET /activity?action=object.differs&limit=100', key);
  const events = body.events as { target: { id: string } }[];
  const eventIds = events.map(({ target }) => target.id);
  const eventCounts = ids.map((id) => eventIds.filter((one) => one === id).length);
  recordChaos({
    check: 'killed before the read-back',
    store: 'postgres',
    kills: ids.length,
    lost: eventCounts.filter((times) => times === 0).length,
    duplicates: eventCounts.filter((times) => times > 1).length,
  });
  expect(eventCounts).toEqual(ids.map(() => 1));
});
