// One store is enough: what it keeps, others keep that are tried on both.

import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  creates,
  fieldsOf,
  received,
  type Stage,
  stage,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let pinnedKey: string;
let unpinnedKey: string;
let set: Stage;
beforeAll(async () => {
  pinnedKey = (await h.connected()).key;
  unpinnedKey = (await h.connected()).key;
  const pin = { key: pinnedKey, body: { account_id: usd } };
  expect((await h.call('PUT /adnet/connection/ad-account', pin)).status).toBe(200);
  set = await stage(h, pinnedKey);
});

describe.each(creates)('$route without account_id', ({ route, edge, body }) => {
  const bodyWithoutAccount = () => {
    const { account_id, ...rest } = body(h, set);
    expect(account_id).toBe(usd);
    return rest;
  };

  it('goes to the pinned ad account', async () => {
    const answer = await h.call(route, { key: pinnedKey, body: bodyWithoutAccount() });
    expect(answer.status, answer.text).toBe(200);
    expect(received(h, edge).at(-1)?.path).toContain(`/${usd}/${edge}`);
  });

  it('is refused where none is pinned', async () => {
    const requestCount = received(h, edge).length;
    for (const key of [unpinnedKey, (await h.account()).key]) {
      const answer = await h.call(route, { key, body: bodyWithoutAccount() });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
      expect(fieldsOf(answer)).toEqual(['account_id']);
    }
    expect(received(h, edge).length).toBe(requestCount);
  });
});
