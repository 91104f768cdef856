// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

it('lists the accounts the connection can manage, with the contract’s fields', async () => {
  const { answer, path, params } = await room.ask('/adnet/ad-accounts');
  expect(path).toBe('/me/adaccounts');
  expect(params).toMatchObject({
    fields: 'id,name,account_status,currency,timezone_name',
    limit: '200',
  });
  expect(answer.body.data.map(({ id }: { id: string }) => id)).toContain(usd);
  expect(answer.body.data[0]).toEqual({
    id: expect.stringMatching(/^act_\d+$/),
    name: expect.any(String),
    account_status: expect.any(Number),
    currency: expect.stringMatching(/^[A-Z]{3}$/),
    timezone_name: expect.any(String),
  });
});

it('takes a limit from 1 to 500', async () => {
  expect((await room.ask('/adnet/ad-accounts?limit=1')).params['limit']).toBe('1');
  expect((await room.ask('/adnet/ad-accounts?limit=500')).params['limit']).toBe('500');
  for (const limit of badLimits(500))
    await room.refuse(`/adnet/ad-accounts?limit=${encodeURIComponent(limit)}`, 'limit');
  await room.refuse('/adnet/ad-accounts?limit=1&limit=2', 'limit');
});
