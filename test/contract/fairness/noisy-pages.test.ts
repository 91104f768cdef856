// One store is enough: what it keeps, others keep that are tried on both.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  started,
} from '../../helpers/house/launches.ts';
import { pictureUrl, seededHash, usd } from '../../helpers/house/publishing.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { expectFair, medianOf } from './fair-limit.ts';

/** Serves one picture under every address: at once, or after a while where the address says `slow`. */
const createGallery = async () => {
  let picture: Buffer | null = null;
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    const send = () => response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    if (request.url?.includes('slow')) setTimeout(send, 1_500);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: (name: string) => `http://127.0.0.1:${port}/${name}`,
    hang: (bytes: Buffer) => {
      picture = bytes;
    },
    asked: () => requestCount,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const g = shared(createGallery);
const h = shared(() => house({ env: { IMAGE_FETCH_ALLOW: g.host } }));

const reviewOf = async (body: Record<string, unknown>) => {
  const { key } = await h.connected();
  const launchBody = {
    account_id: usd,
    defaults: launchDefaults,
    campaign: launchCampaign,
    ...body,
  };
  const all = { ...launchBody, ads: { matrix: true }, requires_approval: true };
  const id = started(await launch(h, key, all));
  const linkAnswer = await h.call(`POST /adnet/launches/${id}/review-link`, {
    key,
    body: { days: 3 },
  });
  return { key, id, url: String(linkAnswer.body.review_url) };
};

const pictureReview = async (names: string[]) => {
  g.hang(Buffer.from(await (await fetch(pictureUrl(h))).arrayBuffer()));
  const { url } = await reviewOf({
    ad_sets: [launchAdSet('a')],
    images: names.map((name, at) => ({ ref: `i${at}`, url: g.url(name) })),
    copies: [launchCopy('a')],
  });
  const page = await (await fetch(url)).text();
  const paths = [...page.matchAll(/src="(\/review[^"]+)"/g)].map(([, src = '']) => src);
  // A picture stands in the card and at each placement.
  return [...new Set(paths)].map((src) => h.service.address + src);
};

const timeOf = async (url: string, headers: Record<string, string> = {}) => {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - startedAt;
};

// A busy machine may spoil one comparison; a fault spoils all of them.
describe('pages of one customer and of the others', { retry: 3 }, () => {
  it('slow pictures of one customer do not delay those of another', async () => {
    const quickPictures = await pictureReview(Array.from({ length: 7 }, (_, at) => `quick-${at}`));
    const slowPictures = await pictureReview(Array.from({ length: 12 }, (_, at) => `slow-${at}`));
    await timeOf(quickPictures.pop() ?? '');
    const aloneMs = await medianOf(3, () => timeOf(quickPictures.pop() ?? ''));
    const requestCount = g.asked();
    const requests = slowPictures.flatMap((url) => [fetch(url), fetch(url)]);
    await expect.poll(() => g.asked() - requestCount).toBeGreaterThan(2);
    expectFair(aloneMs, await medianOf(3, () => timeOf(quickPictures.pop() ?? '')));
    for (const request of requests) expect((await request).status).toBe(200);
    // Two who look at the same picture share it, and whoever comes within some minutes.
    const fetchCount = g.asked();
    expect(fetchCount - requestCount).toBe(slowPictures.length + 3);
    for (const url of slowPictures) await timeOf(url);
    expect(g.asked()).toBe(fetchCount);
  });

  it('a crowd at a review page does not delay the calls of another customer', async () => {
    const { url } = await reviewOf({
      // An ad set takes fifty ads.
      ad_sets: ['a', 'b', 'c', 'd'].map((ref) => launchAdSet(ref)),
      images: [{ ref: 'old', hash: seededHash(h) }],
      copies: Array.from({ length: amount('NOISY_ADS', 15, 50) }, (_, at) => launchCopy(`c${at}`)),
    });
    const { key } = await h.account();
    const headers = { authorization: `Bearer ${key}` };
    const callTime = () => timeOf(`${h.service.address}/api/v1/account`, headers);
    const times = amount('NOISY_CALLS', 15, 60);
    await medianOf(5, callTime);
    const aloneMs = await medianOf(times, callTime);
    let isOver = false;
    const statuses = new Map<number, number>();
    const viewer = async () => {
      while (!isOver) {
        const page = await fetch(url);
        const text = await page.text();
        statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1);
        if (page.status === 429) {
          expect(page.headers.get('retry-after')).toBe('10');
          expect(text).toContain('One moment');
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    onTestFinished(() => {
      isOver = true;
    });
    const crowd = Array.from({ length: 4 }, viewer);
    const besideMs = await medianOf(times, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return callTime();
    });
    await expect.poll(() => statuses.get(429) ?? 0, { timeout: 10_000 }).toBeGreaterThan(0);
    isOver = true;
    await Promise.all(crowd);
    expect(statuses.get(200)).toBeGreaterThanOrEqual(40);
    expectFair(aloneMs, besideMs);
  });
});
