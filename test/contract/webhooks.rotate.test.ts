import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { documented } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { receiver } from '../helpers/receiver.ts';

const r = held(receiver);
const h = held(() => house({ env: { WEBHOOK_ALLOW: r.host } }));
const call = documented(h);

describe('webhooks.rotate', () => {
  it('keeps the old secret good for a day, and no longer', async () => {
    const { key } = await h.account();
    const { id, secret: old } = (
      await call('POST /account/webhooks', { key, body: { url: r.url } })
    ).body;
    const { secret: fresh } = (await call(`POST /account/webhooks/${id}/rotate`, { key })).body;
    expect(fresh).not.toBe(old);
    const goodFor = async (secret: string) => {
      const tested = await call(`POST /account/webhooks/${id}/test`, { key });
      expect(tested.body.delivered, tested.text).toBe(true);
      const { body, headers } = r.received.at(-1) ?? { body: '', headers: {} };
      const seconds = String(Math.floor(Date.now() / 1000));
      // The package checks the time too; what is looked at here is the signature.
      expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(Number(seconds) - 60);
      const signed = new Webhook(secret).sign(
        String(headers['webhook-id']),
        new Date(Number(headers['webhook-timestamp']) * 1000),
        body,
      );
      return String(headers['webhook-signature']).split(' ').includes(signed);
    };
    expect([await goodFor(old), await goodFor(fresh)]).toEqual([true, true]);
    h.later(span({ hours: 25 }));
    expect([await goodFor(old), await goodFor(fresh)]).toEqual([false, true]);
    const [event] = (await call('GET /activity?action=webhook.rotated', { key })).body.events;
    expect(event.actor.kind).toBe('key');
  });

  it('survives a new encryption key', async () => {
    const { key } = await h.account();
    const { id } = (await call('POST /account/webhooks', { key, body: { url: r.url } })).body;
    const before = await h.service.deps.store.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirst();
    await h.operate('keys rotate', {});
    const after = await h.service.deps.store.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(after?.secret).not.toBe(before?.secret);
    expect((await call(`POST /account/webhooks/${id}/test`, { key })).body.delivered).toBe(true);
  });
});
