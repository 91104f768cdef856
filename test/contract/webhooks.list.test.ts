import { describe, expect, it } from 'vitest';
import { documented } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const h = held(() => house());
const call = documented(h);
const url = 'https://hooks.example.com/';

describe('webhooks.list', () => {
  it('lists the workspace’s own, oldest first', async () => {
    const [mine, theirs] = [await h.account(), await h.account()];
    for (const path of ['a', 'b'])
      await call('POST /account/webhooks', { key: mine.key, body: { url: url + path } });
    await call('POST /account/webhooks', { key: theirs.key, body: { url: `${url}c` } });
    const { body } = await call('GET /account/webhooks', { key: mine.key });
    expect(body.webhooks.map((one: { url: string }) => one.url)).toEqual([`${url}a`, `${url}b`]);
  });
});
