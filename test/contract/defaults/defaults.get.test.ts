// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { launch, over, started, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { adsetBody, lastSent, received, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('the workspace’s defaults', () => {
  it('are used by launches and by single creates that leave them out', async () => {
    const { key } = await h.connected();
    const whole = wholeLaunch(h);
    const targeting = { geo_locations: { countries: ['CA'] } };
    await h.call('PUT /adnet/defaults', {
      key,
      body: { ...(whole['defaults'] as object), url_tags: 'utm_source=x', targeting },
    });
    const id = started(await launch(h, key, { ...whole, defaults: undefined }));
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    expect(lastSent(h, 'adcreatives')).toMatchObject({ url_tags: 'utm_source=x' });
    const single = await h.call('POST /adnet/creatives', {
      key,
      body: { account_id: usd, name: 'Single', message: 'Hello', headline: 'You' },
    });
    expect(single.status).toBe(200);
    expect(lastSent(h, 'adcreatives')).toMatchObject({ url_tags: 'utm_source=x' });
    const campaign = received(h, 'adsets').at(-1)?.sent['campaign_id'];
    await h.call('POST /adnet/adsets', { key, body: adsetBody(String(campaign)) });
    expect(lastSent(h, 'adsets')).toMatchObject({ targeting });
  });
});
