import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotedBy, wayOf, ways } from '../../src/adnet/preflight/objectives.ts';
import { isReference } from '../../src/adnet/preflight/step-reference.ts';
import { checkStep } from '../../src/operations/launches/plan/check-step.ts';
import type { PlanInputs } from '../../src/publish/launch/plan/draft.ts';
import type { LaunchBody } from '../../src/publish/launch/plan/launch-body.ts';
import { fillTemplate } from '../../src/publish/launch/plan/names.ts';
import { planLaunch } from '../../src/publish/launch/plan/plan.ts';
import { defaultGoal } from '../../src/publish/launch/plan/recipe.ts';
import { findCycle, type LaunchStep } from '../../src/publish/launch/plan/step.ts';
import { propertySeed } from '../helpers/run/seed.ts';

const ground = { defaults: {}, check: checkStep };
const plan = (body: Partial<LaunchBody>, more: Partial<PlanInputs> = {}) =>
  planLaunch({ account_id: 'act_1', ...body }, { ...ground, ...more });

const defaults = { page_id: '11', link_url: 'https://example.com' };
const campaign = { name: 'Spring', objective: 'OUTCOME_TRAFFIC' };
const adSet = (ref: string, more = {}) => ({
  ref,
  name: ref,
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  ...more,
});
const copy = (ref: string, text = ref) => ({ ref, message: text, headline: text });
const image = (ref: string, url = `https://example.com/${ref}.jpg`) => ({ ref, url });

const fields = ({ problems }: { problems: { field: string }[] }) =>
  problems.map(({ field }) => field).sort();
const ofKind = (steps: LaunchStep[], kind: string) => steps.filter((one) => one.kind === kind);

describe('the plan of a launch', () => {
  it('plans 412 steps for 10 pictures × 20 copies in one ad set', () => {
    const { steps, problems } = plan({
      defaults,
      campaign,
      ad_sets: [adSet('a')],
      images: Array.from({ length: 10 }, (_, n) => image(`i${n}`)),
      copies: Array.from({ length: 20 }, (_, n) => copy(`c${n}`)),
      ads: { matrix: true },
    });
    expect([steps.length, problems]).toEqual([412, []]);
  });

  it('folds the same picture and the same creative', () => {
    const { steps, problems } = plan({
      defaults,
      campaign,
      ad_sets: [adSet('a'), adSet('b')],
      images: [image('x', 'https://example.com/1.jpg'), image('y', ' https://example.com/1.jpg')],
      copies: [copy('c')],
      ads: { matrix: true },
    });
    expect(problems).toEqual([]);
    expect(ofKind(steps, 'image')).toHaveLength(1);
    expect(ofKind(steps, 'creative')).toHaveLength(1);
    expect(ofKind(steps, 'ad')).toHaveLength(4);
    expect(ofKind(steps, 'ad')[0]?.needs).toEqual(['adset-1', 'creative-1']);
  });

  it('takes any beginning of the tree alone', () => {
    expect(plan({ campaign }).problems).toEqual([]);
    expect(plan({ campaign, ad_sets: [adSet('a')] }).problems).toEqual([]);
    expect(plan({ images: [image('a')] }).problems).toEqual([]);
    const existing = plan({
      ad_sets: [{ ref: 'a', id: '5' }],
      ads: { list: [{ ad_set: 'a', creative_id: '7', name: 'One' }, { creative_id: '8' }] },
    });
    expect(existing.problems).toEqual([]);
    expect(existing.steps.map(({ params }) => params)).toEqual([
      { name: 'One', adset_id: '5', creative_id: '7' },
      { name: 'a', adset_id: '5', creative_id: '8' },
    ]);
    expect(fields(plan({}))).toEqual(['body']);
    expect(fields(plan({ campaign: { id: '1' } }))).toEqual(['body']);
  });

  it('uses the workspace’s defaults where the launch has none', () => {
    const targeting = { geo_locations: { countries: ['DE'] } };
    const { steps, problems } = plan(
      {
        defaults: { link_url: 'https://example.com/own' },
        campaign,
        ad_sets: [adSet('a'), adSet('b', { optimization_goal: 'OFFSITE_CONVERSIONS' })],
        copies: [copy('c')],
        ads: { list: [{ ad_set: 'a', copy: 'c', call_to_action_type: 'SHOP_NOW' }] },
      },
      { defaults: { ...defaults, targeting, pixel_id: '99' } as never },
    );
    expect(problems).toEqual([]);
    expect(ofKind(steps, 'adset').map(({ params }) => params)).toMatchObject([
      { targeting },
      { promoted_object: { pixel_id: '99' } },
    ]);
    expect(ofKind(steps, 'creative')[0]?.params).toMatchObject({
      page_id: '11',
      link_url: 'https://example.com/own',
      call_to_action_type: 'SHOP_NOW',
    });
  });

  it.each([
    [
      { name: 'A', objective: 'OUTCOME_LEADS' },
      { pixel_id: '99', custom_event_type: 'LEAD' },
    ],
    [
      { name: 'A', objective: 'OUTCOME_SALES' },
      { pixel_id: '99', custom_event_type: 'PURCHASE' },
    ],
    [{ name: 'A', objective: 'OUTCOME_ENGAGEMENT' }, { pixel_id: '99' }],
    [{ id: '70' }, { pixel_id: '99', custom_event_type: 'LEAD' }],
    [{ id: '71' }, { pixel_id: '99' }],
  ])('counts with the default pixel what the campaign %o is for', (home, promoted) => {
    const { steps } = plan(
      { campaign: home, ad_sets: [adSet('a', { optimization_goal: 'OFFSITE_CONVERSIONS' })] },
      {
        defaults: { pixel_id: '99' },
        objectiveOf: (id) => (id === '70' ? 'OUTCOME_LEADS' : ''),
      },
    );
    expect(ofKind(steps, 'adset')[0]?.params['promoted_object']).toEqual(promoted);
  });

  it.each([
    ['a ref that is there twice', { images: [image('a'), image('a')] }, ['images.1.ref']],
    [
      'a ref of a picture and a video',
      { images: [image('a')], videos: [{ ref: 'a', id: '1' }] },
      ['videos.0.ref'],
    ],
    ['no ref', { images: [{ url: 'https://example.com/a.jpg' }] }, ['images.0.ref']],
    ['neither url nor hash', { images: [{ ref: 'a' }] }, ['images.0.url']],
    ['both url and hash', { images: [{ ...image('a'), hash: 'abc' }] }, ['images.0.hash']],
    [
      'a copy without a headline',
      { campaign, copies: [{ ref: 'a', message: 'x' }] },
      ['copies.0.headline'],
    ],
    ['an ad set without a campaign', { ad_sets: [adSet('a')] }, ['campaign']],
    [
      'an id and more',
      { campaign: { id: '5', name: 'x' }, images: [image('a')] },
      ['campaign.name'],
    ],
    [
      'another account in a part',
      { campaign: { ...campaign, account_id: 'act_9' } },
      ['campaign.account_id'],
    ],
    [
      'a check that is none of a launch’s',
      { campaign: { ...campaign, execution_options: ['validate_only'] } },
      ['campaign.execution_options'],
    ],
    [
      'a template with an unknown place',
      {
        campaign,
        ad_sets: [adSet('a')],
        copies: [copy('c')],
        defaults,
        ads: { matrix: true, name: '{nobody}' },
      },
      ['ads.name'],
    ],
    ['neither matrix nor list', { campaign, ads: {} }, ['ads']],
    [
      'a page and a link that nobody names',
      { campaign, ad_sets: [adSet('a')], copies: [copy('c'), copy('d')], ads: { matrix: true } },
      ['defaults.link_url', 'defaults.page_id'],
    ],
    [
      'unknown refs in an ad',
      {
        campaign,
        ad_sets: [adSet('a')],
        defaults,
        ads: { list: [{ ad_set: 'b', media: 'm', copy: 'c' }] },
      },
      ['ads.list.0.ad_set', 'ads.list.0.copy', 'ads.list.0.media'],
    ],
    [
      'too many entries',
      { images: Array.from({ length: 501 }, (_, n) => image(`${n}`)) },
      ['images'],
    ],
  ])('names %s', (_, body, expected) => {
    expect(fields(plan(body as Partial<LaunchBody>))).toEqual(expected);
  });

  it('refuses more than 500 steps without writing them out', () => {
    const body = {
      defaults,
      campaign,
      ad_sets: [adSet('a')],
      images: Array.from({ length: 400 }, (_, n) => image(`i${n}`)),
      copies: Array.from({ length: 400 }, (_, n) => copy(`c${n}`)),
      ads: { matrix: true },
    };
    const { problems, steps } = plan(body);
    expect(problems).toEqual([
      { step: null, field: 'ads', message: expect.stringContaining('more than 500') },
    ]);
    expect(steps.length).toBeLessThan(500);
    const justTooMany = plan({ ...body, images: body.images.slice(0, 249), copies: [copy('c')] });
    expect(fields(justTooMany)).toEqual(['ads']);
  });

  it('looks at no more than 500 steps, though each ad of a list has a creative of its own', () => {
    const count = 490;
    const body = {
      defaults,
      campaign,
      ad_sets: [adSet('a')],
      images: [image('i')],
      copies: Array.from({ length: count }, (_, n) => copy(`c${n}`)),
      ads: { list: Array.from({ length: count }, (_, n) => ({ media: 'i', copy: `c${n}` })) },
    };
    let checkCount = 0;
    const check: PlanInputs['check'] = (kind, params) => {
      checkCount += 1;
      return checkStep(kind, params);
    };
    expect(fields(plan(body, { check }))).toEqual(['ads']);
    expect(checkCount).toBeLessThanOrEqual(500);
  });
});

const aLaunch = (more: object = {}) => ({
  defaults,
  campaign,
  ad_sets: [adSet('a')],
  images: [image('i')],
  copies: [copy('c')],
  ads: { matrix: true },
  ...more,
});

describe('texts that are too long', () => {
  it.each([
    ['name', { name: 'x'.repeat(201) }, 200],
    ['ads.name', { ads: { matrix: true, name: 'x'.repeat(201) } }, 200],
    ['campaign.name', { campaign: { ...campaign, name: 'x'.repeat(401) } }, 400],
    ['campaign.anything', { campaign: { ...campaign, anything: 'x'.repeat(10_001) } }, 10_000],
    ['ad_sets.0.name', { ad_sets: [adSet('a', { name: 'x'.repeat(401) })] }, 400],
    ['copies.0.message', { copies: [{ ...copy('c'), message: 'x'.repeat(10_001) }] }, 10_000],
    ['copies.0.headline', { copies: [{ ...copy('c'), headline: 'x'.repeat(1_001) }] }, 1_000],
    ['copies.0.description', { copies: [{ ...copy('c'), description: 'x'.repeat(2_001) }] }, 2_000],
    ['defaults.url_tags', { defaults: { ...defaults, url_tags: 'x'.repeat(4_097) } }, 4_096],
    [
      'ads.list.0.name',
      { ads: { list: [{ ad_set: 'a', copy: 'c', name: 'x'.repeat(401) }] } },
      400,
    ],
    [
      'ads.list.0.url_tags',
      { ads: { list: [{ ad_set: 'a', copy: 'c', url_tags: 'x'.repeat(4_097) }] } },
      4_096,
    ],
  ])('are told: %s', (field, body, most) => {
    expect(plan(aLaunch(body) as Partial<LaunchBody>).problems).toEqual([
      { step: null, field, message: `must be at most ${most.toLocaleString('en')} characters` },
    ]);
  });

  it('are told all at once, beside every other problem', () => {
    const { problems } = plan(
      aLaunch({
        campaign: { ...campaign, name: 'x'.repeat(401), objective: 'NOTHING' },
        ad_sets: [adSet('a', { bid_strategy: 'COST_CAP', name: 'x'.repeat(401) })],
        ads: { matrix: true, name: '{campaign}'.repeat(40) },
      }) as Partial<LaunchBody>,
    );
    expect(fields({ problems })).toEqual([
      'ad_sets.0.name',
      'ads.name',
      'ads.name',
      'campaign.name',
      'campaign.objective',
    ]);
  });

  it('are counted in characters, and the longest that may be sent are taken', () => {
    expect(plan(aLaunch({ campaign: { ...campaign, name: '🏔'.repeat(400) } })).problems).toEqual(
      [],
    );
    expect(fields(plan(aLaunch({ campaign: { ...campaign, name: '🏔'.repeat(401) } })))).toEqual([
      'campaign.name',
    ]);
  });

  it('are told where only the filled template is too long', () => {
    const longCampaign = { ...campaign, name: 'x'.repeat(150) };
    const name = '{campaign}-{campaign}-{campaign}';
    const { problems } = plan(aLaunch({ campaign: longCampaign, ads: { matrix: true, name } }));
    expect(problems).toEqual([
      {
        step: null,
        field: 'ads.name',
        message: 'makes a name that must be at most 400 characters',
      },
    ]);
  });

  it('are told of targeting and of other structures', () => {
    const large = { x: 'y'.repeat(65_536) };
    const long = Array(20_000).fill('abc');
    expect(
      fields(
        plan(
          aLaunch({
            defaults: { ...defaults, targeting: large },
            ad_sets: [adSet('a', { targeting: large, promoted_object: { x: long } })],
          }) as Partial<LaunchBody>,
        ),
      ),
    ).toEqual(['ad_sets.0.promoted_object', 'ad_sets.0.targeting', 'defaults.targeting']);
  });
});

describe('the size of a launch', () => {
  const sets = (n: number, bytes: number) =>
    plan(
      aLaunch({
        defaults: { ...defaults, targeting: { x: 'y'.repeat(bytes) } },
        ad_sets: Array.from({ length: n }, (_, at) => adSet(`a${at}`)),
        ads: undefined,
      }) as Partial<LaunchBody>,
    );

  it('is at most 2 MB in all steps together', () => {
    const { steps, problems } = sets(40, 50_000);
    expect(problems).toEqual([]);
    expect(JSON.stringify(steps.map(({ params }) => params)).length).toBeGreaterThan(2_000_000);
    expect(sets(42, 50_000).problems).toEqual([
      { step: null, field: 'body', message: expect.stringContaining('2 MB') },
    ]);
  });

  it('costs no more where it is far beyond that', () => {
    expect(JSON.stringify(sets(490, 60_000).steps).length).toBeLessThan(2.2 * 1024 * 1024);
  });
});

describe('a name of an ad', () => {
  const before = (text: string) =>
    text.replace(/([-_ ])(?:\s*\1)+/g, '$1').replace(/^[-_\s]+|[-_\s]+$/g, '');

  it('is tidied as the pattern that it replaces tidied it', () => {
    const letters = fc.constantFrom('a', '-', '_', ' ', '\n', '\t', '.');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 24 }), (chars) => {
        const text = chars.join('');
        const values = { ad_set: '', media: '', copy: '', campaign: text, n: '7' };
        expect(fillTemplate('{campaign}', values)).toBe(before(text) || 'Ad 7');
      }),
      { seed: propertySeed('launch-names'), numRuns: 2_000 },
    );
  });
});

const refs = (name: string) =>
  fc
    .integer({ min: 0, max: 4 })
    .map((count) => Array.from({ length: count }, (_, n) => `${name}${n}`));

describe('any plan', () => {
  it('needs only what comes before it, has no circle, and refers to nothing else', () => {
    const arbitrary = fc.record({
      adSets: refs('s'),
      images: fc.array(fc.constantFrom('one', 'two', 'three'), { maxLength: 5 }),
      copies: fc.array(fc.constantFrom('x', 'y'), { maxLength: 4 }),
      isNew: fc.boolean(),
      matrix: fc.boolean(),
    });
    fc.assert(
      fc.property(arbitrary, ({ adSets, images, copies, isNew, matrix }) => {
        const { steps, problems } = plan({
          defaults,
          campaign: isNew ? campaign : { id: '7' },
          ad_sets: adSets.map((ref) => adSet(ref)),
          images: images.map((name, n) => image(`i${n}`, `https://example.com/${name}.jpg`)),
          copies: copies.map((text, n) => copy(`c${n}`, text)),
          ...(matrix && { ads: { matrix: true } }),
        });
        const earlierSteps = new Set<string>();
        for (const { step, needs, params } of steps) {
          expect(earlierSteps.has(step)).toBe(false);
          for (const one of needs) expect(earlierSteps.has(one)).toBe(true);
          for (const value of Object.values(params))
            if (isReference(value)) expect(needs).toContain(value.step);
          earlierSteps.add(step);
        }
        expect(findCycle(steps)).toEqual([]);
        expect(ofKind(steps, 'image')).toHaveLength(new Set(images).size);
        if (problems.length > 0 || !matrix) return;
        const pairs = Math.max(1, images.length) * Math.max(1, copies.length);
        expect(ofKind(steps, 'ad')).toHaveLength(adSets.length * pairs);
        const different = Math.max(1, new Set(images).size) * Math.max(1, new Set(copies).size);
        expect(ofKind(steps, 'creative')).toHaveLength(different);
      }),
      { seed: propertySeed('launch-plan'), numRuns: 100 },
    );
  });

  it('never throws, whatever is sent', () => {
    const part = fc.dictionary(
      fc.constantFrom('ref', 'id', 'url', 'hash', 'name', 'matrix', 'list', 'objective', 'message'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(
        fc.record(
          {
            campaign: part,
            ad_sets: fc.array(part),
            images: fc.array(part),
            copies: fc.array(part),
            ads: part,
          },
          { requiredKeys: [] },
        ),
        (body) => {
          const { steps, problems } = plan(body as never);
          expect(steps.length + problems.length).toBeGreaterThan(0);
        },
      ),
      { seed: propertySeed('launch-plan-any'), numRuns: 100 },
    );
  });

  it('finds circles', () => {
    const step = (name: string, ...needs: string[]) => ({ step: name, needs });
    expect(findCycle([step('a'), step('b', 'a'), step('c', 'b')])).toEqual([]);
    expect(findCycle([step('a', 'c'), step('b', 'a'), step('c', 'b'), step('d')])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('the usual goal of an objective', () => {
  const objectives = [...new Set(ways.map(({ objective }) => objective))];

  it.each(objectives)('%s: fits without a destination, and promotes at most the pixel', (one) => {
    const way = wayOf(one, null);
    if (way === undefined) throw new Error('every objective can be reached without a destination');
    for (const hasPixel of [false, true]) {
      const goal = defaultGoal(one, hasPixel);
      expect(way.goals).toContain(goal);
      if (one !== 'OUTCOME_APP_PROMOTION' && one !== 'OUTCOME_AWARENESS')
        expect(promotedBy(way, goal)).toBe(goal === 'OFFSITE_CONVERSIONS' ? 'pixel' : 'none');
      if (!hasPixel) expect(goal).not.toBe('OFFSITE_CONVERSIONS');
    }
  });
});
