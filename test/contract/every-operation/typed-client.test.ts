// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { pictureUrl } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

/** Its types are made and checked in test/http/typed-contract.test.ts, so they are not known here. */
const steps = new URL('../../typed-client/first-steps.ts', import.meta.url).pathname;

it('walks the first steps of a typed client against the real service', async () => {
  const { key, workspaceId } = await h.account();
  const { firstSteps } = await import(steps);
  const result = await firstSteps({
    url: h.service.address,
    apiKey: key,
    accessToken: demo.systemUserToken,
    imageUrl: pictureUrl(h),
  });
  expect(result).toMatchObject({
    workspaceId,
    ads: [{ id: result.adId, effective_status: expect.any(String), creative: expect.any(String) }],
    credits: 10,
    refusals: [
      expect.stringMatching(/^Meta: 100 /),
      expect.stringMatching(/^invalid_name .*name$/),
    ],
  });
  expect(result.spend).toHaveLength(3);
}, 60_000);
