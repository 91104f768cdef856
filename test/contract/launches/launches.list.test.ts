import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { launch, launchOf, started } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('GET /adnet/launches', () => {
  it('lists launches newest first, page by page, and shows nobody else’s', async () => {
    const { key } = await h.connected();
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three'])
      ids.push(
        started(
          await launch(h, key, {
            account_id: usd,
            name,
            campaign: { name, objective: 'OUTCOME_TRAFFIC' },
          }),
        ),
      );
    const first = await h.call('GET /adnet/launches?limit=2', { key });
    expect(first.body.launches.map(({ name }: { name: string }) => name)).toEqual(['three', 'two']);
    const nextPage = await h.call(`GET /adnet/launches?limit=2&after=${first.body.next}`, { key });
    expect(nextPage.body).toMatchObject({ launches: [{ name: 'one' }], next: null });
    const stranger = await h.connected();
    const refusal = await h.call(`GET /adnet/launches/${ids[0]}`, { key: stranger.key });
    expect(codeOf(refusal)).toBe('launch_not_found');
    expect((await launchOf(h, key, ids[0] ?? '')).name).toBe('one');
  });
});
