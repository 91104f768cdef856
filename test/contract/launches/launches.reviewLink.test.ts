// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  launchOf,
  over,
  started,
  until,
} from '../../helpers/house/launches.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { beginReview, postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('a review link', () => {
  it('shows every ad and nothing that is nobody’s business', async () => {
    const { url, id, email, workspaceId, made: linkAnswer } = await beginReview(h);
    expect(linkAnswer.status).toBe(200);
    const days = (Date.parse(linkAnswer.body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
    const page = await fetch(url);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('2 ads for you to look at');
    expect(text).toContain('Head &amp; shoulders');
    expect(text).toContain('$20.00 a day');
    expect(text).toContain('See more');
    expect(text).not.toContain('<script>alert');
    for (const secret of [
      id,
      email,
      workspaceId,
      demo.usdAccountId,
      demo.usdPageId,
      demo.systemUserToken,
    ])
      expect(text).not.toContain(secret);
    const [, picture = ''] = /src="(\/review[^"]+)"/.exec(text) ?? [];
    const response = await fetch(`${h.service.address}${picture}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  it('changes nothing when a robot opens it, and needs its own form', async () => {
    const { url, id, key } = await beginReview(h);
    for (const method of ['GET', 'HEAD']) await fetch(url, { method });
    const foreignResponse = await postForm(
      url,
      { name: 'Eve', all: 'approved' },
      { origin: 'https://evil.example' },
    );
    expect(foreignResponse.status).toBe(403);
    const namelessResponse = await postForm(url, { all: 'approved' });
    expect(namelessResponse.status).toBe(422);
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval', reviews: [] });
  });

  it('takes changes with a comment and a name, then approval, and the launch begins', async () => {
    const { url, id, key } = await beginReview(h);
    const response = await postForm(url, {
      name: 'Dana',
      'verdict-ad-1': 'approved',
      'verdict-ad-2': 'changes',
      'comment-ad-2': 'No <b>dogs</b>, please.',
    });
    expect(await response.text()).toContain('No &lt;b&gt;dogs&lt;/b&gt;, please.');
    expect(await launchOf(h, key, id)).toMatchObject({
      state: 'awaiting_approval',
      reviews: [
        { step: 'ad-1', verdict: 'approved', name: 'Dana', comment: '' },
        { step: 'ad-2', verdict: 'changes', comment: 'No <b>dogs</b>, please.' },
      ],
    });
    expect((await postForm(url, { name: 'Dana', all: 'approved' })).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    const { body } = await h.call('GET /activity', { key });
    const actions = body.events.map(({ action }: { action: string }) => action);
    for (const action of [
      'launch.started',
      'launch.changes_requested',
      'launch.approved',
      'launch.finished',
    ])
      expect(actions.filter((one: string) => one === action)).toHaveLength(1);
  });
});

describe('the pictures of a review', () => {
  const linkTo = async (key: string, media: object) => {
    const answer = await launch(h, key, {
      account_id: usd,
      defaults: launchDefaults,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a')],
      copies: [launchCopy('a'), launchCopy('b')],
      ads: { matrix: true },
      requires_approval: true,
      ...media,
    });
    const link = await h.call(`POST /adnet/launches/${started(answer)}/review-link`, { key });
    return String(link.body.review_url);
  };
  const picturesOn = async (url: string) => {
    const text = await (await fetch(url)).text();
    return {
      text,
      addresses: [...text.matchAll(/src="(\/review[^"]+)"/g)].map(([, path]) => path ?? ''),
    };
  };
  const fetchPicture = async (path: string | undefined) => {
    const response = await fetch(`${h.service.address}${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type') ?? '', bytes };
  };

  it('given by hash are fetched from Meta by us, once for all who look', async () => {
    const { key } = await h.connected();
    const hash = seededHash(h);
    const { text, addresses } = await picturesOn(
      await linkTo(key, { images: [{ ref: 'old', hash }] }),
    );
    // In the card and at each placement.
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(1);
    expect(text).not.toContain(hash);
    const imageCalls = () =>
      h.sandbox.control.calls({ method: 'GET' }).filter(({ path }) => path.endsWith('/adimages'));
    const callCount = imageCalls().length;
    for (let look1 = 0; look1 < 3; look1++) {
      const { status, type, bytes } = await fetchPicture(addresses[0]);
      expect([status, type.slice(0, 6)]).toEqual([200, 'image/']);
      expect(bytes.length).toBeGreaterThan(100);
    }
    expect(imageCalls().length).toBe(callCount + 1);
  });

  it('show the frame of a video that Meta has, and a word for one to come', async () => {
    const { key } = await h.connected();
    const film = { account_id: usd, video_url: 'https://films.example.com/seen.mp4' };
    const { body } = await h.call('POST /adnet/videos', { key, body: film });
    h.later(30_000);
    const videoReview = await picturesOn(
      await linkTo(key, { videos: [{ ref: 'v', id: String(body.id) }] }),
    );
    expect(videoReview.text).not.toContain(String(body.id));
    expect(await fetchPicture(videoReview.addresses[0])).toMatchObject({ status: 200 });
    const url = 'https://films.example.com/new.mp4';
    const later = await picturesOn(await linkTo(key, { videos: [{ ref: 'v', url }] }));
    expect(later.addresses).toEqual([]);
    expect(later.text).toContain('A video. It can be shown here once Meta has it.');
  });

  it('show a picture that says so for those that cannot be had', async () => {
    const { key } = await h.connected();
    const missingImage = { images: [{ ref: 'x', hash: 'f'.repeat(32) }] };
    const { addresses } = await picturesOn(await linkTo(key, missingImage));
    const { status, type, bytes } = await fetchPicture(addresses[0]);
    expect([status, type]).toEqual([404, 'image/svg+xml']);
    expect(bytes.toString()).toContain('cannot be shown');
  });
});
