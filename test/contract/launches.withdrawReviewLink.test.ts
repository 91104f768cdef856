import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type House, house } from '../helpers/house.ts';
import { launch, started, wholeLaunch } from '../helpers/launches.ts';

let h: House;
beforeAll(async () => {
  h = await house();
});
afterAll(() => h.stop());

const begin = async () => {
  const customer = await h.connected();
  const long = `${'word '.repeat(30)}<script>alert(1)</script>`;
  const body = wholeLaunch(h, {
    requires_approval: true,
    copies: [{ ref: 'a', message: long, headline: 'Head & shoulders' }],
  });
  const id = started(await launch(h, customer.key, body));
  const made = await h.call(`POST /adnet/launches/${id}/review-link`, {
    key: customer.key,
    body: { days: 3, for: 'Dana' },
  });
  return { ...customer, id, url: String(made.body.review_url), made };
};

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });

describe('withdrawing a review link', () => {
  it('can be withdrawn, ends by itself, and cannot be guessed', async () => {
    const { url, id, key } = await begin();
    const withdrawn = await h.call(`DELETE /adnet/launches/${id}/review-link`, { key });
    expect(withdrawn.body).toEqual({ withdrawn: 1 });
    expect((await fetch(url)).status).toBe(410);
    expect((await post(url, { name: 'Dana', all: 'approved' })).status).toBe(410);
    const began = performance.now();
    expect((await fetch(`${h.service.address}/review/${'a'.repeat(43)}`)).status).toBe(404);
    expect(performance.now() - began).toBeGreaterThan(400);
    const { db } = h.service.deps.store;
    const rows = await db.selectFrom('review_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.split('/').pop());
    const stranger = await h.connected();
    const theirs = await h.call(`POST /adnet/launches/${id}/review-link`, {
      key: stranger.key,
      body: {},
    });
    expect(codeOf(theirs)).toBe('launch_not_found');
    const second = await begin();
    h.later(4 * 86_400_000);
    expect((await fetch(second.url)).status).toBe(410);
  });
});
