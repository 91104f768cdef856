// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { beginReview, postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('withdrawing a review link', () => {
  it('can be withdrawn, ends by itself, and cannot be guessed', async () => {
    const { url, id, key } = await beginReview(h);
    const answer = await h.call(`DELETE /adnet/launches/${id}/review-link`, { key });
    expect(answer.body).toEqual({ withdrawn: 1 });
    expect((await fetch(url)).status).toBe(410);
    expect((await postForm(url, { name: 'Dana', all: 'approved' })).status).toBe(410);
    const startedAt = performance.now();
    expect((await fetch(`${h.service.address}/review/${'a'.repeat(43)}`)).status).toBe(404);
    expect(performance.now() - startedAt).toBeGreaterThan(400);
    const { db } = h.service.deps.store;
    const rows = await db.selectFrom('review_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.split('/').pop());
    const stranger = await h.connected();
    const refusal = await h.call(`POST /adnet/launches/${id}/review-link`, {
      key: stranger.key,
      body: {},
    });
    expect(codeOf(refusal)).toBe('launch_not_found');
    const second = await beginReview(h);
    h.later(4 * 86_400_000);
    expect((await fetch(second.url)).status).toBe(410);
  });
});
