import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demo } from '../../../packages/sandbox/src/index.ts';
import { span } from '../../../src/kernel/clock.ts';
import { stepDigest } from '../../../src/publish/launch/plan/digest.ts';
import { launchKindOf } from '../../../src/publish/launch/plan/step.ts';
import { claimStep } from '../../../src/store/launches/launch-steps.ts';
import { codeOf, type House, house } from '../../helpers/house/house.ts';
import {
  begin,
  dryRun,
  launch,
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  launchOf,
  over,
  resume,
  statesOf,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { newKey, seededHash, usd } from '../../helpers/house/publishing.ts';
import { digestOn, postForm } from '../../helpers/house/review.ts';
import { isLong } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { shared } from '../../helpers/run/shared.ts';

/** A picture whose bytes a test can change. */
const pictureSource = { at: 0, bytes: [] as Buffer[] };

const h = shared(async () => {
  const testHouse = await house({
    dressSandbox: (app) => {
      const { routing } = app;
      app.routing = (request, response) => {
        if (request.url?.split('?')[0] !== '/changing.png') return routing(request, response);
        response.writeHead(200, { 'content-type': 'image/png' });
        response.end(pictureSource.bytes[pictureSource.at]);
      };
    },
  });
  const pictures = testHouse.sandbox.control.objects('image').slice(0, 2);
  for (const { account_id, hash } of pictures) {
    const url = `${testHouse.service.platform.sandboxOrigin}/media/${account_id}/${hash}`;
    pictureSource.bytes.push(Buffer.from(await (await fetch(url)).arrayBuffer()));
  }
  return testHouse;
});

const changingPicture = () => ({
  ref: 'new',
  url: `${h.service.platform.sandboxOrigin}/changing.png`,
});

const oneAd = (more = {}) => ({
  account_id: usd,
  defaults: launchDefaults,
  campaign: launchCampaign,
  ad_sets: [launchAdSet('hikers')],
  images: [{ ref: 'old', hash: seededHash(h) }],
  copies: [launchCopy('a')],
  ads: { matrix: true },
  ...more,
});

const digestOf = async (key: string, body: object) =>
  String((await dryRun(h, key, body as Record<string, unknown>)).body.plan_digest);

const approve = (key: string, id: string, body?: object) =>
  h.call(`POST /adnet/launches/${id}/approve`, { key, ...(body && { body }) });

const unlock = (workspaceId: string) =>
  h.service.deps.store.db
    .updateTable('connections')
    .set({ writes_unlock_at: 0 })
    .where('workspace_id', '=', workspaceId)
    .execute();

const wakeUp = (id: string) =>
  h.service.deps.store.db.updateTable('launches').set({ due_at: 0 }).where('id', '=', id).execute();

const isHeld = ({ state }: { state: string }) => state === 'awaiting_approval' || over({ state });

describe('plan_digest', () => {
  it('is the same in the plan, again in the plan, and in the launch', async () => {
    const { key } = await h.connected();
    const digest = await digestOf(key, oneAd());
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const { ads, ...rest } = oneAd();
    expect(await digestOf(key, { ads, ...rest })).toBe(digest);
    expect(await digestOf(key, oneAd({ name: 'Only what we call it' }))).toBe(digest);
    const answer = await launch(h, key, oneAd({ plan_digest: digest }));
    expect(answer).toMatchObject({ status: 202, body: { plan_digest: digest } });
    expect(await until(h, key, answer.body.id, over)).toMatchObject({
      state: 'done',
      plan_digest: digest,
      approved_digest: digest,
    });
    const plainAnswer = await launch(h, key, oneAd());
    expect(plainAnswer.body.plan_digest).toBe(digest);
  });

  it('is no part of what an Idempotency-Key stands for', async () => {
    const { key } = await h.connected();
    const name = newKey();
    const first = await launch(h, key, oneAd(), name);
    const secondAnswer = await launch(h, key, oneAd({ plan_digest: 'f'.repeat(64) }), name);
    expect([secondAnswer.status, secondAnswer.body.id]).toEqual([202, first.body.id]);
  });

  it('covers pictures by their bytes and videos by their address', async () => {
    const { key } = await h.connected();
    pictureSource.at = 0;
    const body = oneAd({ images: [changingPicture()] });
    const digest = await digestOf(key, body);
    const copiedPicture = { ref: 'new', url: `${changingPicture().url}?copy=2` };
    expect(await digestOf(key, oneAd({ images: [copiedPicture] }))).toBe(digest);
    pictureSource.at = 1;
    expect(await digestOf(key, body)).not.toBe(digest);
    const refusal = await launch(h, key, { ...body, plan_digest: digest });
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'plan_changed']);
    expect(refusal.body.detail.error.changed).toEqual([{ step: 'image-1', field: 'picture' }]);
    const film = (url: string) => oneAd({ images: [], videos: [{ ref: 'film', url }] });
    const one = await digestOf(key, film('https://example.com/one.mp4'));
    expect(await digestOf(key, film('https://example.com/two.mp4'))).not.toBe(one);
  });

  it('refuses another plan and says what has changed', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/defaults', { key, body: { url_tags: 'utm_source=meta' } });
    const digest = await digestOf(key, oneAd());
    const changes = async (more: object) => {
      const refusal = await launch(h, key, { ...oneAd(more), plan_digest: digest });
      expect([refusal.status, codeOf(refusal)]).toEqual([409, 'plan_changed']);
      return refusal.body.detail.error.changed;
    };
    expect(await changes({ ad_sets: [launchAdSet('hikers', { daily_budget: 2100 })] })).toEqual([
      { step: 'adset-1', field: 'daily_budget' },
    ]);
    const targeting = { geo_locations: { countries: ['CA'] } };
    expect(await changes({ ad_sets: [launchAdSet('hikers', { targeting })] })).toEqual([
      { step: 'adset-1', field: 'targeting.geo_locations.countries' },
    ]);
    expect(await changes({ copies: [launchCopy('a'), launchCopy('b')] })).toEqual([
      { step: 'creative-2', field: null },
      { step: 'ad-2', field: null },
    ]);
    expect(await changes({ account_id: `act_${demo.eurAccountId}` })).toEqual([]);
    await h.call('PUT /adnet/defaults', { key, body: { url_tags: 'utm_source=other' } });
    expect(await changes({})).toEqual([{ step: 'creative-1', field: 'url_tags' }]);
    const refusal = await launch(h, key, oneAd({ plan_digest: 'never planned' }));
    expect([refusal.status, refusal.body.detail.error.changed]).toEqual([409, []]);
  });

  it('keeps the ten newest plans of a workspace', async () => {
    const { key, workspaceId } = await h.connected();
    const bodyOf = (n: number) => oneAd({ campaign: { ...launchCampaign, name: `C${n}` } });
    for (let n = 0; n < 12; n++) await digestOf(key, bodyOf(n));
    const { db } = h.service.deps.store;
    const storedPlans = await db
      .selectFrom('launch_plans')
      .select('digest')
      .where('workspace_id', '=', workspaceId)
      .execute();
    expect(storedPlans).toHaveLength(10);
  });
});

describe('an approval', () => {
  it('is of the plan that was looked at', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, oneAd({ requires_approval: true }));
    const { plan_digest: digest } = await launchOf(h, key, id);
    const refusal = await approve(key, id, { plan_digest: 'f'.repeat(64) });
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'plan_changed']);
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
    expect((await approve(key, id, { plan_digest: digest })).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', approved_digest: digest });
  });

  it('keeps the digest of the page with a client’s approval', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, oneAd({ requires_approval: true }));
    const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
    const url = String(link.body.review_url);
    const { plan_digest: digest } = await launchOf(h, key, id);
    expect(await digestOn(url)).toBe(digest);
    await postForm(url, { name: 'Dana', all: 'approved', digest });
    const finishedLaunch = await until(h, key, id, over);
    expect(finishedLaunch).toMatchObject({ state: 'done', approved_digest: digest });
    expect(finishedLaunch.reviews[0]).toMatchObject({ plan_digest: digest, is_current: true });
  });

  it('ends when a picture has changed: it is not sent, and approved anew', async () => {
    const { key } = await h.connected();
    pictureSource.at = 0;
    const id = await begin(h, key, oneAd({ images: [changingPicture()], requires_approval: true }));
    const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
    const url = String(link.body.review_url);
    pictureSource.at = 1;
    // Other bytes than those that will be approved are not shown either.
    expect((await fetch(`${url}/picture/creative-1`)).status).toBe(404);
    const oldDigest = (await launchOf(h, key, id)).plan_digest;
    const uploads = h.sandbox.control.objects('image').length;
    await postForm(url, { name: 'Dana', all: 'approved', digest: oldDigest });
    const heldLaunch = await until(h, key, id, isHeld);
    expect(heldLaunch).toMatchObject({
      state: 'awaiting_approval',
      approved_digest: null,
      reason: { code: 'plan_changed', step: 'image-1' },
    });
    expect(heldLaunch.reviews[0].is_current).toBe(false);
    expect(h.sandbox.control.objects('image')).toHaveLength(uploads);
    expect(heldLaunch.plan_digest).not.toBe(oldDigest);
    expect((await fetch(`${url}/picture/creative-1`)).status).toBe(200);
    const response = await postForm(url, { name: 'Dana', all: 'approved', digest: oldDigest });
    expect(response.status).toBe(409);
    await postForm(url, { name: 'Dana', all: 'approved', digest: heldLaunch.plan_digest });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('stands when only the workspace’s defaults change: they are filled in already', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, oneAd({ requires_approval: true }));
    await h.call('PUT /adnet/defaults', { key, body: { url_tags: 'utm_source=later' } });
    await approve(key, id);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    const creatives = JSON.stringify(h.sandbox.control.objects('creative'));
    expect(creatives).not.toContain('utm_source=later');
  });

  it('is held to by a node that has the launch already', async () => {
    const { key } = await h.connected({ unlocked: false });
    const id = await begin(h, key, oneAd());
    await until(h, key, id, ({ state }) => state === 'waiting');
    const { db } = h.service.deps.store;
    const farFuture = 9_000_000_000_000;
    const set = { lease_number: 7, lease_until: farFuture, agreed_digest: 'approved meanwhile' };
    await db.updateTable('launches').set(set).where('id', '=', id).execute();
    const lease = { id, lease_number: 7 };
    const campaign = { step: 'campaign', attempt: 1 };
    expect(await claimStep(db, lease, campaign, 'w1')).toBe(false);
    expect(await claimStep(db, lease, campaign, 'w1', 'an older one')).toBe(false);
    expect(await claimStep(db, lease, campaign, 'w1', 'approved meanwhile')).toBe(true);
  });
});

describe('a launch of an older version', () => {
  const forget = async (id: string) => {
    const { db } = h.service.deps.store;
    const launchRow = { plan_digest: null, agreed_digest: null };
    await db.updateTable('launches').set(launchRow).where('id', '=', id).execute();
    const step = { digest: null, picture_sha256: null };
    await db.updateTable('launch_steps').set(step).where('launch_id', '=', id).execute();
  };

  it('gets its digest when a launch that awaits approval is read or approved', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, oneAd({ requires_approval: true }));
    const { plan_digest: digest } = await launchOf(h, key, id);
    await forget(id);
    expect((await launchOf(h, key, id)).plan_digest).toBe(digest);
    expect((await approve(key, id, { plan_digest: digest })).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', approved_digest: digest });
  });

  it('gets its digest when the picture at an address is fetched, to be approved', async () => {
    const { key } = await h.connected();
    const body = wholeLaunch(h, { requires_approval: true });
    const id = await begin(h, key, body);
    const { plan_digest: digest } = await launchOf(h, key, id);
    await forget(id);
    expect((await launchOf(h, key, id)).plan_digest).toBe(null);
    await h.call(`POST /adnet/launches/${id}/review-link`, { key });
    expect((await launchOf(h, key, id)).plan_digest).toBe(digest);
    await forget(id);
    await approve(key, id);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', approved_digest: digest });
  });

  it('goes on with a launch that was approved already as it is', async () => {
    const { key, workspaceId } = await h.connected({ unlocked: false });
    const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
    await approve(key, id);
    await until(h, key, id, ({ state }) => state === 'waiting');
    await forget(id);
    await unlock(workspaceId);
    await wakeUp(id);
    const finishedLaunch = await until(h, key, id, over);
    expect(finishedLaunch).toMatchObject({
      state: 'done',
      approved_digest: finishedLaunch.plan_digest,
    });
  });
});

/** Every field of every step of a launch that has all kinds. */
const everyField = async (house: House, key: string, id: string) => {
  const { items } = await launchOf(house, key, id);
  return items.flatMap(({ step, params = {} }: { step: string; params?: object }) =>
    Object.keys(params).map((field) => ({ step, field })),
  ) as { step: string; field: string }[];
};

const changedValue = (field: string, value: unknown): unknown => {
  if (typeof value === 'number') return value + 100;
  if (field === 'image_url') return `${value}?another=1`;
  if (field === 'targeting') return { geo_locations: { countries: ['CA'] } };
  if (field === 'optimization_goal') return 'LANDING_PAGE_VIEWS';
  if (field === 'call_to_action_type') return 'SHOP_NOW';
  if (typeof value === 'object')
    return { step: JSON.stringify(value).includes('"campaign"') ? 'adset-1' : 'campaign' };
  return `${value}9`;
};

const seed = propertySeed('changed fields');
const random = randomFrom(seed);

const sample = <T>(all: T[], count: number) =>
  isLong ? all : [...all].sort(() => random() - 0.5).slice(0, count);

/** Each field takes a launch of its own. */
const everyFieldMs = span({ minutes: isLong ? 30 : 2 });

const richLaunch = () =>
  wholeLaunch(h, {
    requires_approval: true,
    defaults: {
      ...launchDefaults,
      url_tags: 'utm_source=meta',
      call_to_action_type: 'LEARN_MORE',
    },
    copies: [{ ...launchCopy('a'), description: 'Any weather.' }],
    videos: [{ ref: 'film', url: 'https://example.com/film.mp4' }],
  });

describe(`a launch that a client approved and anybody changed afterwards (seed ${seed})`, () => {
  /** Approved by the client; nothing is sent yet, because the connection is new. */
  const beginApproved = async () => {
    const { key, workspaceId } = await h.connected({ unlocked: false });
    const id = await begin(h, key, richLaunch());
    const fields = await everyField(h, key, id);
    const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
    const url = String(link.body.review_url);
    await postForm(url, { name: 'Dana', all: 'approved', digest: await digestOn(url) });
    await until(h, key, id, ({ state }) => state === 'waiting');
    return { key, workspaceId, id, fields };
  };

  const change = async (id: string, { step, field }: { step: string; field: string }) => {
    const { db } = h.service.deps.store;
    const row = await db
      .selectFrom('launch_steps')
      .select(['params', 'action', 'picture_sha256'])
      .where('launch_id', '=', id)
      .where('step', '=', step)
      .executeTakeFirstOrThrow();
    const storedParams = JSON.parse(row.params);
    const params = { ...storedParams, [field]: changedValue(field, storedParams[field]) };
    const digest = stepDigest(
      { adAccountId: usd, version: h.service.deps.adnet.version },
      {
        step,
        kind: launchKindOf(row.action),
        params,
        pictureSha256: row.picture_sha256,
      },
    );
    return { params: JSON.stringify(params), digest };
  };

  it(
    'is never made as approved, whichever field it was',
    async () => {
      const second = h.engine === 'postgres' ? await h.secondNode() : null;
      onTestFinished(async () => void (await second?.stop()));
      const all = (await beginApproved()).fields;
      expect(all.length).toBeGreaterThan(30);
      for (const [n, place] of sample(all, 3).entries()) {
        const { key, workspaceId, id } = await beginApproved();
        const { params, digest } = await change(id, place);
        const { db } = h.service.deps.store;
        await db
          .updateTable('launch_steps')
          // Whether or not whoever changed it made the step's digest fit.
          .set(n % 2 === 0 ? { params } : { params, digest })
          .where('launch_id', '=', id)
          .where('step', '=', place.step)
          .execute();
        await unlock(workspaceId);
        await wakeUp(id);
        const heldLaunch = await until(h, key, id, isHeld);
        // An address of a picture is not sent; its bytes are.
        const isSame = place.field === 'image_url';
        if (isSame && heldLaunch.state !== 'awaiting_approval') continue;
        expect([place, heldLaunch.state, heldLaunch.reason?.code]).toEqual([
          place,
          'awaiting_approval',
          'plan_changed',
        ]);
        expect(statesOf(heldLaunch)[place.step]).toBe('pending');
        expect(heldLaunch.reviews.every((one: { is_current: boolean }) => !one.is_current)).toBe(
          true,
        );
        await setTimeout(0);
      }
    },
    everyFieldMs,
  );

  it(
    'awaits approval again, whoever corrects it, whichever field it was',
    async () => {
      const { key } = await h.connected();
      const lowBudget = { ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] };
      const beginStopped = async () => {
        const id = await begin(h, key, { ...richLaunch(), ...lowBudget });
        const fields = await everyField(h, key, id);
        await approve(key, id);
        await until(h, key, id, over);
        return { id, fields };
      };
      const { fields } = await beginStopped();
      const correctableFields = fields.filter(
        ({ step, field }) =>
          /^(adset|creative|ad)-/.test(step) &&
          !/_id$|image_hash|campaign|billing|bid_/.test(field),
      );
      for (const { step, field } of sample(correctableFields, 2)) {
        const { id } = await beginStopped();
        const { db } = h.service.deps.store;
        const row = await db
          .selectFrom('launch_steps')
          .select('params')
          .where('launch_id', '=', id)
          .where('step', '=', step)
          .executeTakeFirstOrThrow();
        const value = changedValue(field, JSON.parse(row.params)[field]);
        const correction = { 'adset-1': { daily_budget: 2000 } };
        const replace =
          step === 'adset-1'
            ? { 'adset-1': { daily_budget: 2000, [field]: value } }
            : { ...correction, [step]: { [field]: value } };
        const answer = await resume(h, key, id, { replace });
        expect([step, field, answer.body.state]).toEqual([step, field, 'awaiting_approval']);
      }
    },
    everyFieldMs,
  );

  it('goes on without being asked where a correction changes nothing', async () => {
    const { key } = await h.connected();
    const body = { ...richLaunch(), ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] };
    const id = await begin(h, key, body);
    await approve(key, id);
    await until(h, key, id, over);
    const same = await resume(h, key, id, {
      replace: { 'creative-1': { url_tags: 'utm_source=meta' } },
    });
    expect([same.status, same.body.state]).toEqual([200, 'running']);
  });
});

describe('a launch that its starter named the plan of', () => {
  it('stops where a picture has changed, and goes on with it when it is resumed', async () => {
    const { key, workspaceId } = await h.connected({ unlocked: false });
    pictureSource.at = 0;
    const body = oneAd({ images: [changingPicture()] });
    const digest = await digestOf(key, body);
    const id = await begin(h, key, { ...body, plan_digest: digest });
    await until(h, key, id, ({ state }) => state === 'waiting');
    pictureSource.at = 1;
    await unlock(workspaceId);
    await wakeUp(id);
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch).toMatchObject({ state: 'stopped', reason: { code: 'plan_changed' } });
    expect((await resume(h, key, id)).body.state).toBe('running');
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});
