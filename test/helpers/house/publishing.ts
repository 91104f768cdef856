import { demo } from 'graph-ads-sandbox';
import { type Kind, kindNames } from '../../../src/adnet/kinds/list.ts';
import type { Answer, House } from './house.ts';

export const usd = `act_${demo.usdAccountId}`;
export const eur = `act_${demo.eurAccountId}`;
export const jpy = `act_${demo.jpyAccountId}`;

type Body = Record<string, unknown>;

export const campaignBody = (more: Body = {}) => ({
  account_id: usd,
  name: 'Spring',
  objective: 'OUTCOME_TRAFFIC',
  ...more,
});

export const adsetBody = (campaignId: string, more: Body = {}) => ({
  account_id: usd,
  campaign_id: campaignId,
  name: 'Hikers',
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: 2000,
  ...more,
});

export const creativeBody = (more: Body = {}) => ({
  account_id: usd,
  name: 'Tent',
  page_id: demo.usdPageId,
  link_url: 'https://example.com/tent',
  message: 'Sleep warm.',
  headline: 'Northlight',
  description: 'Two people, any weather.',
  ...more,
});

export const adBody = (adsetId: string, creativeId: string, more: Body = {}) => ({
  account_id: usd,
  name: 'Ad one',
  adset_id: adsetId,
  creative_id: creativeId,
  ...more,
});

/** The hash of a picture that the sandbox has from the start. */
export const seededHash = (h: Pick<House, 'sandbox'>) => {
  const image = h.sandbox.control
    .objects('image')
    .find(({ account_id }) => account_id === demo.usdAccountId);
  return String(image?.['hash']);
};

/** The address of that picture; the sandbox's own host is exempt from the address rule. */
export const pictureUrl = (h: House) =>
  `${h.service.platform.sandboxOrigin}/media/${demo.usdAccountId}/${seededHash(h)}`;

const idOf = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(`a create answered ${answer.status} ${answer.text}`);
  return String(answer.body.id);
};

/** A campaign, an ad set in it and a creative, which an ad needs. */
export const stage = async (h: House, key: string) => {
  const make = async (route: string, body: Body) => idOf(await h.call(route, { key, body }));
  const campaignId = await make('POST /adnet/campaigns', campaignBody());
  const adsetId = await make('POST /adnet/adsets', adsetBody(campaignId));
  const creativeId = await make(
    'POST /adnet/creatives',
    creativeBody({ image_hash: seededHash(h) }),
  );
  return { campaignId, adsetId, creativeId };
};

export type Stage = Awaited<ReturnType<typeof stage>>;

type Create = {
  route: string;
  action: string;
  /** The last part of the platform's path for it. */
  edge: string;
  /**
   * Tests count the objects, so the body has another name each time where the platform would otherwise return the
   * same object.
   */
  body(h: House, set: Stage): Body & { account_id: string };
};

/** Every create, with a body that the sandbox accepts. */
const createOf: Record<Kind, Create> = {
  image: {
    route: 'POST /adnet/images',
    action: 'upload_image',
    edge: 'adimages',
    body: (h) => ({ account_id: usd, image_url: pictureUrl(h), name: 'Tent' }),
  },
  video: {
    route: 'POST /adnet/videos',
    action: 'upload_video',
    edge: 'advideos',
    body: () => ({ account_id: usd, video_url: 'https://example.com/tent.mp4', name: 'Tent film' }),
  },
  campaign: {
    route: 'POST /adnet/campaigns',
    action: 'create_campaign',
    edge: 'campaigns',
    body: () => campaignBody({ special_ad_categories: [], bid_cap: 10 }),
  },
  adset: {
    route: 'POST /adnet/adsets',
    action: 'create_adset',
    edge: 'adsets',
    body: (_, { campaignId }) => adsetBody(campaignId),
  },
  creative: {
    route: 'POST /adnet/creatives',
    action: 'create_creative',
    edge: 'adcreatives',
    body: (h) => creativeBody({ image_hash: seededHash(h) }),
  },
  ad: {
    route: 'POST /adnet/ads',
    action: 'create_ad',
    edge: 'ads',
    body: (_, { adsetId, creativeId }) => adBody(adsetId, creativeId),
  },
};

export const creates = kindNames.map((kind) => ({ kind, ...createOf[kind] }));

/** The creates that the platform received at this edge, the oldest first. */
export const received = (h: House, edge: string) =>
  h.sandbox.control
    .calls({ method: 'POST' })
    .filter(({ path }) => path.endsWith(`/${edge}`))
    .map((call) => ({ ...call, sent: withoutProof(call.params) }));

const withoutProof = ({ appsecret_proof: _, ...params }: Record<string, unknown>) => params;

/** The parameters of the last create at this edge, as parsed JSON. */
export const lastSent = (h: House, edge: string): Record<string, unknown> => {
  const last = received(h, edge).at(-1);
  if (!last) throw new Error(`nothing was sent to ${edge}`);
  return last.sent;
};

export const fieldsOf = (answer: Answer): string[] =>
  (answer.body?.detail?.error?.fields ?? []).map(({ field }: { field: string }) => field);

let serial = 0;
export const newKey = () => `key-${process.pid}-${++serial}`;

export const withKey = (key: string, more: Record<string, string> = {}) => ({
  'idempotency-key': key,
  ...more,
});

/** A report that the sandbox has finished, which takes a few reads. */
export const finishedReport = async (h: House, key: string, body: Body = {}): Promise<string> => {
  const started = await h.call('POST /adnet/reports', { key, body: { object_id: usd, ...body } });
  const id = String(started.body.report_run_id);
  for (let looks = 0; looks < 10; looks++) {
    const { body: state } = await h.call(`GET /adnet/reports/${id}`, { key });
    if (state.async_status === 'Job Completed') return id;
  }
  throw new Error('the report does not end');
};
