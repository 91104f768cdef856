import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { makeTree, moment, type Stage, stage } from './kit.ts';

const press = (on: Stage, fields: Record<string, string>, headers = {}) =>
  on.app.inject({
    method: 'POST',
    url: '/__page',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const statusOf = async (on: Stage, id: string) =>
  (await on.get(`/${id}?fields=effective_status`)).body.effective_status;

describe('the page’s buttons', () => {
  it('start, pause and delete an ad, and come back to where it stands', async () => {
    const on = stage();
    const { adId, adsetId, campaignId } = await makeTree(on);
    on.later(120);
    for (const id of [campaignId, adsetId, adId])
      await press(on, { do: 'status', id, to: 'ACTIVE' });
    expect(await statusOf(on, adId)).toBe('ACTIVE');
    const { headers, statusCode } = await press(on, { do: 'status', id: adId, to: 'PAUSED' });
    expect([statusCode, headers.location]).toEqual([303, `/?open=${adId}#at-${adId}`]);
    expect(await statusOf(on, adId)).toBe('PAUSED');
    const { text } = await on.get(`/?open=${adId}`);
    expect(text).toContain(`<details id="campaign-${campaignId}" open>`);
    expect(text).toContain('aria-label="Start: An ad"');
    await press(on, { do: 'status', id: adId, to: 'DELETED' });
    expect(await statusOf(on, adId)).toBe('DELETED');
  });

  it('reject an ad and approve it again', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    await press(on, { do: 'review', id: adId, to: 'disapproved' });
    expect(on.control.objects('ad').at(-1)).toMatchObject({ review: { verdict: 'disapproved' } });
    await press(on, { do: 'review', id: adId, to: 'approved' });
    expect(await statusOf(on, adId)).toBe('PAUSED');
  });

  it('end a login and let it work again', async () => {
    const on = stage();
    const ask = async () =>
      (await on.get('/me', { token: demo.adminToken })).body.error?.error_subcode;
    await press(on, { do: 'login', id: demo.adminId, to: 'expire' });
    expect(await ask()).toBe(463);
    await press(on, { do: 'login', id: demo.adminId, to: 'revive' });
    await press(on, { do: 'login', id: demo.adminId, to: 'revoke' });
    expect(await ask()).toBe(458);
    expect((await on.get('/')).text).toContain('Let it work again');
  });

  it('move the clock, order faults and clear them', async () => {
    const on = stage();
    await press(on, { do: 'clock', to: 'week' });
    expect(on.control.clock.now()).toBe(moment + 7 * 86_400_000);
    await press(on, { do: 'clock', to: 'reset' });
    expect(on.control.clock.now()).toBe(moment);
    await press(on, { do: 'fault', to: 'throttle' });
    expect((await on.get('/me')).body.error).toMatchObject({ code: 17 });
    await press(on, { do: 'fault', to: 'html' });
    expect((await on.get('/')).text).toContain('Waiting: too many calls, html-502');
    await press(on, { do: 'clear' });
    expect((await on.get('/me')).status).toBe(200);
  });

  it('take orders from no other page, and none that does not exist', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    const foreign = { origin: 'https://elsewhere.example' };
    const order = { do: 'status', id: adId, to: 'DELETED' };
    expect((await press(on, order, foreign)).statusCode).toBe(403);
    expect((await press(on, { do: 'status', id: adId, to: 'LIVE' })).statusCode).toBe(422);
    expect((await press(on, { do: 'fault', to: '__proto__' })).statusCode).toBe(303);
    expect(on.control.faults()).toEqual([]);
    expect(await statusOf(on, adId)).toBe('IN_PROCESS');
  });

  it('throw everything away', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    await press(on, { do: 'reset' });
    expect((await on.get(`/${adId}`)).status).toBe(400);
  });
});
