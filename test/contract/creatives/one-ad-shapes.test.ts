// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureSizeFindings } from '../../../src/adnet/preflight/creative/picture-sizes.ts';
import { readBack } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  dryRun,
  launch,
  launchAdSet,
  launchCopy,
  launchOf,
  over,
  resume,
  statesOf,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import {
  creativeBody,
  fieldsOf,
  lastSent,
  newKey,
  received,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { switchesOff } from './feature-switches.ts';

const h = shared(() => house());
let key: string;
let hashes: string[];
beforeAll(async () => {
  key = (await h.connected({ plan: 'agency' })).key;
  hashes = h.sandbox.control
    .objects('image')
    .filter(({ account_id }) => account_id === demo.usdAccountId)
    .map(({ hash }) => String(hash));
});
afterEach(() => {
  h.sandbox.control.modes({ defaultPlacementRule: 'optional', readBack: {} });
  h.sandbox.control.clearFaults();
});

type Body = Record<string, unknown>;
// The sandbox has several pictures from the start.
const hash = (at: number) => hashes[at] as string;
const address = (at: number) =>
  `${h.service.platform.sandboxOrigin}/media/${demo.usdAccountId}/${hash(at)}`;

const two = (): Body => ({ square: { image_hash: hash(0) }, vertical: { hash: hash(1) } });

const create = (body: Body) =>
  h.call('POST /adnet/creatives', {
    key,
    body: creativeBody({ headline: `Tent ${newKey()}`, ...body }),
  });

const feedSent = () => lastSent(h, 'adcreatives')['asset_feed_spec'] as Body;

const label = (shape: string) => ({ name: `shape_${shape}` });

describe('a creative in several shapes', () => {
  it('is sent with one rule for each shape, which lists its placements', async () => {
    const answer = await create({ media: two(), headline: 'Tent' });
    expect(answer.status, answer.text).toBe(200);
    const params = lastSent(h, 'adcreatives');
    expect(params['object_story_spec']).toEqual({ page_id: demo.usdPageId });
    expect(params).not.toHaveProperty('media');
    expect(feedSent()).toEqual({
      images: [
        { hash: hash(0), adlabels: [label('square')] },
        { hash: hash(1), adlabels: [label('vertical')] },
      ],
      bodies: [{ text: 'Sleep warm.' }],
      titles: [{ text: 'Tent' }],
      descriptions: [{ text: 'Two people, any weather.' }],
      link_urls: [{ website_url: 'https://example.com/tent' }],
      call_to_action_types: ['LEARN_MORE'],
      ad_formats: ['SINGLE_IMAGE'],
      asset_customization_rules: [
        {
          customization_spec: {
            publisher_platforms: ['facebook', 'instagram', 'threads', 'audience_network'],
            facebook_positions: [
              'feed',
              'marketplace',
              'profile_feed',
              'right_hand_column',
              'search',
              'instream_video',
            ],
            instagram_positions: ['stream', 'profile_feed', 'ig_search'],
            threads_positions: ['threads_stream'],
            audience_network_positions: ['classic', 'rewarded_video'],
          },
          image_label: label('square'),
        },
        {
          customization_spec: {
            publisher_platforms: ['facebook', 'instagram'],
            facebook_positions: ['story', 'facebook_reels'],
            instagram_positions: ['story', 'reels', 'profile_reels'],
          },
          image_label: label('vertical'),
        },
      ],
    });
  });

  it('switches off what Meta would change, and allows what the caller allows', async () => {
    await create({ media: two() });
    expect(lastSent(h, 'adcreatives')).toMatchObject(switchesOff);
    await create({ media: two(), automatic_changes: 'platform' });
    expect(lastSent(h, 'adcreatives')).not.toHaveProperty('degrees_of_freedom_spec');
  });

  it('has three rules for three shapes, and names the same picture once', async () => {
    const shapes = { ...two(), landscape: { image_hash: hash(0) } };
    expect((await create({ media: shapes })).status).toBe(200);
    const { images, asset_customization_rules: rules } = feedSent() as {
      images: Body[];
      asset_customization_rules: Body[];
    };
    expect(images).toEqual([
      { hash: hash(0), adlabels: [label('square'), label('landscape')] },
      { hash: hash(1), adlabels: [label('vertical')] },
    ]);
    expect(rules.map(({ image_label }) => image_label)).toEqual(
      ['square', 'vertical', 'landscape'].map(label),
    );
  });

  it('is an ordinary picture where one shape alone is sent', async () => {
    expect((await create({ media: { vertical: { image_hash: hash(0) } } })).status).toBe(200);
    const params = lastSent(h, 'adcreatives');
    expect(params).not.toHaveProperty('asset_feed_spec');
    expect(params).toHaveProperty('object_story_spec.link_data.image_hash', hash(0));
  });

  it('opens a lead form by a whole button', async () => {
    await create({ media: two(), lead_form_id: '77', link_url: undefined });
    expect(feedSent()).toMatchObject({
      link_urls: [{ website_url: 'http://fb.me/' }],
      call_to_actions: [{ type: 'SIGN_UP', value: { lead_gen_form_id: '77' } }],
    });
    expect(feedSent()).not.toHaveProperty('call_to_action_types');
  });

  it('gets a default rule only where it is asked for', async () => {
    h.sandbox.control.modes({ defaultPlacementRule: 'required' });
    const refusal = await create({ media: two() });
    expect(refusal.body.error.error_subcode).toBe(1885923);
    const answer = await create({ media: { ...two(), default: 'square' } });
    expect(answer.status, answer.text).toBe(200);
    const { asset_customization_rules: rules } = feedSent() as {
      asset_customization_rules: Body[];
    };
    expect(rules.at(-1)).toEqual({ customization_spec: {}, image_label: label('square') });
  });

  it('shows videos alike, each with a frame of its own', async () => {
    const [first, second] = h.sandbox.control
      .objects('video')
      .filter(({ account_id }) => account_id === demo.usdAccountId)
      .map(({ id }) => String(id));
    const answer = await create({
      media: { square: { video_id: first }, vertical: { video_id: second, image_hash: hash(0) } },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(feedSent()).toMatchObject({
      ad_formats: ['SINGLE_VIDEO'],
      videos: [
        { video_id: first, thumbnail_url: expect.stringMatching(/^http/) },
        { video_id: second, thumbnail_hash: hash(0) },
      ],
    });
  });

  it.each<[string, () => Body, string]>([
    ['nothing in it', () => ({ media: {} }), 'media'],
    [
      'a picture and a video',
      () => ({ media: { square: { video_id: '7' }, vertical: { image_hash: 'ab' } } }),
      'media',
    ],
    [
      'an address',
      () => ({ media: { square: { url: 'https://example.com/a.png' } } }),
      'media.square',
    ],
    ['an unknown shape', () => ({ media: { ...two(), round: {} } }), 'media.round'],
    [
      'a default that is not there',
      () => ({ media: { ...two(), default: 'landscape' } }),
      'media.default',
    ],
    ['a picture beside', () => ({ media: two(), image_hash: hash(0) }), 'image_hash'],
    ['a feed beside', () => ({ media: two(), asset_feed_spec: { bodies: [] } }), 'media'],
  ])('is refused with %s', async (_why, body, field) => {
    const requestCount = received(h, 'adcreatives').length;
    const answer = await create(body());
    expect(answer.status, answer.text).toBe(422);
    expect(fieldsOf(answer)).toContain(field);
    expect(received(h, 'adcreatives').length).toBe(requestCount);
  });

  it('drops a status, wherever it stands', async () => {
    const media = { ...two(), status: 'ACTIVE', square: { image_hash: hash(0), status: 'ACTIVE' } };
    expect((await create({ media })).status).toBe(200);
    expect(JSON.stringify(lastSent(h, 'adcreatives'))).not.toContain('ACTIVE');
  });

  it('leaves a feed of the caller’s own as it is', async () => {
    const assetFeed = {
      images: [{ hash: hash(0), adlabels: [{ name: 'a' }] }],
      bodies: [{ text: 'Shoes' }],
      link_urls: [{ website_url: 'https://example.com/' }],
      ad_formats: ['SINGLE_IMAGE'],
      asset_customization_rules: [
        { customization_spec: { publisher_platforms: ['facebook'] }, image_label: { name: 'a' } },
        { customization_spec: { publisher_platforms: ['instagram'] }, image_label: { name: 'a' } },
      ],
    };
    const body = {
      account_id: usd,
      name: 'Own',
      page_id: demo.usdPageId,
      asset_feed_spec: assetFeed,
    };
    expect((await h.call('POST /adnet/creatives', { key, body })).status).toBe(200);
    expect(lastSent(h, 'adcreatives')).toEqual({
      name: 'Own',
      object_story_spec: { page_id: demo.usdPageId },
      asset_feed_spec: assetFeed,
    });
  });

  it('is previewed before it is made', async () => {
    const answer = await h.call(`POST /adnet/ad-accounts/${usd}/previews`, {
      key,
      body: {
        creative: creativeBody({ account_id: undefined, media: two() }),
        format: 'INSTAGRAM_STORY',
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data[0].body).toContain('<iframe');
  });
});

it.each<[string, Body, [width: number, height: number], string[]]>([
  ['a square picture', { image_hash: 'h' }, [1080, 1080], []],
  ['one of 4:5', { image_hash: 'h' }, [1080, 1350], []],
  ['a tall one alone', { image_hash: 'h' }, [1080, 1920], ['picture_cut image_hash']],
  ['a banner', { image_hash: 'h' }, [1200, 300], ['picture_cut image_hash']],
  ['a small one', { image_hash: 'h' }, [300, 300], ['picture_small image_hash']],
  ['a very small one', { image_hash: 'h' }, [90, 60], ['picture_small image_hash']],
  [
    'one of several beside each other',
    { image_hashes: ['other', 'h'] },
    [90, 60],
    ['picture_small image_hashes'],
  ],
  [
    'that of a story which the caller wrote',
    { object_story_spec: { link_data: { image_hash: 'h' } } },
    [90, 60],
    ['picture_small object_story_spec'],
  ],
  [
    'a card of such a story',
    { object_story_spec: { link_data: { child_attachments: [{ image_hash: 'h' }] } } },
    [90, 60],
    ['picture_small object_story_spec'],
  ],
  ['a frame of a video', { image_hash: 'h', video_id: '7' }, [100, 900], []],
  [
    'a square one in every shape',
    { media: { square: { hash: 'h' }, vertical: { hash: 'h' }, landscape: { hash: 'h' } } },
    [1080, 1080],
    ['picture_cut media.vertical', 'picture_cut media.landscape'],
  ],
  ['one nobody has measured', { image_hash: 'other' }, [9, 9], []],
])(
  'warns of pictures that look other than meant: %s',
  (_what, body, [width, height], expectedFindings) => {
    const findings = pictureSizeFindings(body, (image) =>
      image === 'h' ? { width, height } : undefined,
    );
    expect(findings.map(({ rule, field }) => `${rule} ${field}`)).toEqual(expectedFindings);
  },
);

const shapedLaunch = (more: Body = {}): Body =>
  wholeLaunch(h, {
    ad_sets: [launchAdSet('hikers')],
    images: [
      { ref: 'tent', square: { url: address(0) }, vertical: { url: address(1) } },
      { ref: 'lamp', square: { hash: hash(2) }, vertical: { url: address(1) } },
    ],
    copies: [launchCopy('a')],
    ...more,
  });

describe('a launch with pictures in several shapes', () => {
  it('is told of a picture that is there already and has another shape', async () => {
    const banner = h.sandbox.control
      .objects('image')
      .find(({ account_id: owner, width }) => owner === demo.usdAccountId && width === 1200);
    const { body } = await dryRun(
      h,
      key,
      shapedLaunch({
        images: [
          { ref: 'tent', square: { url: address(0) }, vertical: { hash: banner?.['hash'] } },
        ],
      }),
    );
    expect(body.problems).toEqual([
      {
        step: 'creative-1',
        field: 'images.0.vertical',
        level: 'warn',
        message: expect.stringContaining('is 1200 × 628, so stories and reels'),
        fix: expect.any(String),
      },
    ]);
  });

  it('uploads each picture once and makes its ads, as its plan said', async () => {
    const plan = await dryRun(h, key, shapedLaunch());
    // The sandbox's pictures are all square.
    const square = {
      level: 'warn',
      message: expect.stringContaining('is 1080 × 1080, so stories and reels'),
      fix: expect.any(String),
    };
    expect(plan.body.problems).toEqual([
      { step: 'creative-1', field: 'images.0.vertical', ...square },
      { step: 'creative-2', field: 'images.1.vertical', ...square },
    ]);
    const steps = plan.body.plan.map(({ step }: { step: string }) => step);
    expect(steps).toEqual([
      'image-1',
      'image-2',
      'campaign',
      'adset-1',
      'creative-1',
      'creative-2',
      'ad-1',
      'ad-2',
    ]);
    expect(plan.body.plan[4]).toMatchObject({
      needs: ['image-1', 'image-2'],
      params: {
        name: 'tent-a',
        media: {
          square: { image_hash: { step: 'image-1' } },
          vertical: { image_hash: { step: 'image-2' } },
        },
      },
    });
    const { plan_digest } = plan.body;
    const id = await begin(h, key, { ...shapedLaunch(), plan_digest });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 8 } });
    const assetFeeds = received(h, 'adcreatives')
      .slice(-2)
      .map(({ sent }) => sent['asset_feed_spec']);
    expect(assetFeeds).toContainEqual(
      expect.objectContaining({
        images: [
          { hash: hash(2), adlabels: [label('square')] },
          { hash: expect.any(String), adlabels: [label('vertical')] },
        ],
      }),
    );
  });

  it('is another plan where another picture stands in a shape', async () => {
    const { plan_digest } = (await dryRun(h, key, shapedLaunch())).body;
    const other = shapedLaunch({
      images: [
        { ref: 'tent', square: { url: address(0) }, vertical: { hash: hash(2) } },
        { ref: 'lamp', square: { hash: hash(2) }, vertical: { url: address(1) } },
      ],
    });
    const refusal = await launch(h, key, { ...other, plan_digest });
    expect(refusal.status).toBe(409);
    expect(refusal.body.detail.error.code).toBe('plan_changed');
    expect(refusal.body.detail.error.changed).toContainEqual({
      step: 'creative-1',
      field: 'media.vertical.image_hash',
    });
  });

  it('goes on with a corrected picture, and makes nothing twice', async () => {
    const requestCount = received(h, 'adimages').length;
    const id = await begin(
      h,
      key,
      shapedLaunch({
        images: [
          {
            ref: 'tent',
            square: { url: address(0) },
            vertical: { url: 'https://127.0.0.1/tall.png' },
          },
        ],
      }),
    );
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch.state).toBe('stopped');
    expect(statesOf(stoppedLaunch)).toMatchObject({
      'image-2': 'rejected',
      'creative-1': 'skipped',
      'ad-1': 'skipped',
    });
    await resume(h, key, id, { replace: { 'image-2': { image_url: address(1) } } });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    expect(received(h, 'adimages').length).toBe(requestCount + 2);
    expect(feedSent()).toMatchObject({
      images: [{ adlabels: [label('square')] }, { adlabels: [label('vertical')] }],
    });
  });

  it('takes a default shape as a correction of a creative', async () => {
    h.sandbox.control.modes({ defaultPlacementRule: 'required' });
    const id = await begin(h, key, shapedLaunch());
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch.reason).toMatchObject({ code: 'step_rejected', step: 'creative-1' });
    const replace = Object.fromEntries(
      stoppedLaunch.items
        .filter(({ action }: { action: string }) => action === 'create_creative')
        .flatMap(
          ({ step, state, params }: { step: string; state: string; params: { media: Body } }) =>
            state === 'rejected' ? [[step, { media: { ...params.media, default: 'square' } }]] : [],
        ),
    );
    expect(Object.keys(replace)).toEqual(['creative-1', 'creative-2']);
    expect((await resume(h, key, id, { replace })).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('waits for each of its videos', async () => {
    const video = `${h.service.platform.sandboxOrigin}/media/film.mp4`;
    const id = await begin(
      h,
      key,
      shapedLaunch({
        images: [],
        videos: [
          {
            ref: 'film',
            square: { url: video },
            vertical: { url: `${video}?tall` },
            default: 'square',
          },
        ],
      }),
    );
    const isOver = (launch: { state: string }) => {
      h.later(10_000);
      return over(launch);
    };
    expect(await until(h, key, id, isOver)).toMatchObject({ state: 'done', steps: { done: 6 } });
    expect(feedSent()).toMatchObject({ ad_formats: ['SINGLE_VIDEO'] });
  });

  it('tells what is wrong in a shape, each where it stands', async () => {
    const { body } = await dryRun(
      h,
      key,
      shapedLaunch({
        images: [
          { ref: 'a', square: { url: address(0) }, vertical: {} },
          { ref: 'b', square: 'x', tall: {} },
          { ref: 'c', square: { id: '7' }, default: 'vertical' },
          { ref: 'd', url: address(0), square: { hash: hash(0) } },
        ],
      }),
    );
    const refusedFields = body.problems
      .filter(({ level }: { level: string }) => level === 'refuse')
      .map(({ field }: { field: string }) => field);
    expect(refusedFields).toEqual([
      'images.0.vertical.url',
      'images.1.tall',
      'images.1.square',
      'images.2.square.id',
      'images.2.square.url',
      'images.2.default',
      'images.3.url',
    ]);
  });

  it('reads back what it sent, and shows a rule that Meta stored otherwise', async () => {
    const id = await begin(h, key, shapedLaunch());
    await until(h, key, id, over);
    const runReadBack = async () => {
      h.later(4_000);
      await readBack(h.service.deps);
      return (await launchOf(h, key, id)).items.flatMap(
        ({ differences = [] }: { differences?: { field: string }[] }) =>
          differences.map(({ field }) => field),
      );
    };
    expect(await runReadBack()).toEqual([]);
    h.sandbox.control.modes({
      readBack: {
        creative: { set: { 'asset_feed_spec.descriptions': [{ text: 'From the page' }] } },
      },
    });
    const second = await begin(h, key, shapedLaunch());
    await until(h, key, second, over);
    await runReadBack();
    const { items } = await launchOf(h, key, second);
    expect(
      items.find(({ step }: { step: string }) => step === 'creative-1').differences,
    ).toMatchObject([{ field: 'asset_feed_spec.descriptions', sent: null }]);
  });
});
