import { expect, it, onTestFinished } from 'vitest';
import { listWaiting } from '../../../src/store/overview/list-waiting.ts';
import { house } from '../../helpers/house/house.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { fillPeople, idOf } from '../../helpers/store/aged-data.ts';

const workspaces = 40;

it('a page holds the newest ads of all clients, however unevenly they are spread', async () => {
  const h = await house({ housekeeping: false });
  onTestFinished(() => h.stop());
  const { db } = h.service.deps.store;
  await fillPeople(db, workspaces);
  const random = randomFrom(propertySeed('pages of waiting ads'));
  const accountId = idOf('account', 0);

  for (let round = 0; round < 8; round += 1) {
    await db.deleteFrom('made_ads').execute();
    // Some clients have none, many have a few, some have a great many; two ads may be of one moment.
    const ads = Array.from({ length: workspaces }, (_, n) =>
      Array.from({ length: Math.floor(random() ** 4 * 120) }, (__, at) => ({
        id: `${round}-${n}-${at}`,
        workspace_id: idOf('workspace', n),
        made_at: Math.floor(random() * 2_000) + (n % 5) * 100,
      })),
    ).flat();
    const row = {
      ad_id: '1',
      ad_account_id: 'act_1',
      name: null,
      actor_kind: 'key' as const,
      actor_id: null,
      state: 'waiting' as const,
      seen_at: 0,
      campaign_id: null,
    };
    for (let from = 0; from < ads.length; from += 100)
      await db
        .insertInto('made_ads')
        .values(ads.slice(from, from + 100).map((ad) => ({ ...ad, ...row })))
        .execute();
    const inOrder = ads.toSorted(
      (one, other) => other.made_at - one.made_at || (one.id < other.id ? 1 : -1),
    );
    for (const limit of [1, 7, 25, 60, 150, 501]) {
      const list = await listWaiting(db, { accountId, state: 'waiting' }, limit);
      const expected = inOrder.slice(0, limit).map(({ id }) => id);
      expect(
        list.map(({ id }) => id),
        `${limit} of ${ads.length}`,
      ).toEqual(expected);
    }
  }
});
