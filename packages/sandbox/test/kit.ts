import { createSandbox, demo, type SandboxOptions } from '../src/index.ts';

type SendOptions = {
  token?: string | null;
  body?: Record<string, unknown>;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** The body as it stands, when `headers` say what it is. */
  payload?: string;
};

/** Noon in Los Angeles on a Wednesday in October. */
export const moment = Date.UTC(2026, 9, 14, 19, 0, 0);

export const usd = `act_${demo.usdAccountId}`;
export const eur = `act_${demo.eurAccountId}`;
export const jpy = `act_${demo.jpyAccountId}`;

/** A sandbox with a clock that stands still until it is moved. */
export const stage = (options: SandboxOptions = {}) => {
  let now = moment;
  const sandbox = createSandbox({ clock: () => now, ...options });
  const send = async (method: string, path: string, options: SendOptions = {}) => {
    const { token = demo.systemUserToken, body, form, headers = {} } = options;
    const isWhole = /^\/(v\d|$|__|media|ads\/api|\?|dialog)/.test(path);
    const url = isWhole ? path : `/v26.0${path}`;
    const type = form
      ? { 'content-type': 'application/x-www-form-urlencoded' }
      : body && { 'content-type': 'application/json' };
    const payload =
      options.payload ??
      (form ? new URLSearchParams(form).toString() : body && JSON.stringify(body));
    const answer = await sandbox.app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...type, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      // The tests say what they expect to find.
      // biome-ignore lint/suspicious/noExplicitAny: answers have any shape
      body: (isJson ? JSON.parse(answer.body) : undefined) as any,
    };
  };
  return {
    ...sandbox,
    send,
    get: (path: string, options?: SendOptions) => send('GET', path, options),
    post: (path: string, body: Record<string, unknown>, options?: SendOptions) =>
      send('POST', path, { ...options, body }),
    remove: (path: string, options?: SendOptions) => send('DELETE', path, options),
    later: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};

export type Stage = ReturnType<typeof stage>;

export const query = (params: Record<string, unknown>) =>
  Object.entries(params)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');

export const campaign = (parts: Record<string, unknown> = {}) => ({
  name: 'A campaign',
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: [],
  is_adset_budget_sharing_enabled: false,
  ...parts,
});

export const adset = (campaignId: string, parts: Record<string, unknown> = {}) => ({
  name: 'An ad set',
  campaign_id: campaignId,
  status: 'PAUSED',
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: 2000,
  targeting: { geo_locations: { countries: ['US'] } },
  ...parts,
});

/** One red pixel. */
export const pngBytes =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

export const creative = (hash: string, parts: Record<string, unknown> = {}) => ({
  name: 'A creative',
  object_story_spec: {
    page_id: demo.usdPageId,
    link_data: {
      link: 'https://shop.example/shoes',
      message: 'Shoes that last.',
      name: 'Shoes',
      image_hash: hash,
      call_to_action: { type: 'LEARN_MORE', value: { link: 'https://shop.example/shoes' } },
    },
  },
  ...parts,
});

/** The parameter an error points at, as a path. */
export const blamed = (body: { error: { error_data?: string } }): (string | number)[] =>
  JSON.parse(body.error.error_data ?? '{}').blame_field_specs?.[0];

/** A whole tree in the dollar account. */
export const makeTree = async (on: Stage) => {
  const { body: newCampaign } = await on.post(`/${usd}/campaigns`, campaign());
  const { body: set } = await on.post(`/${usd}/adsets`, adset(newCampaign.id));
  const { body: upload } = await on.post(`/${usd}/adimages`, { bytes: pngBytes });
  const hash: string = upload.images.bytes.hash;
  const { body: story } = await on.post(`/${usd}/adcreatives`, creative(hash));
  const { body: ad } = await on.post(`/${usd}/ads`, {
    name: 'An ad',
    adset_id: set.id,
    creative: { creative_id: story.id },
    status: 'PAUSED',
  });
  const ids = { campaignId: newCampaign.id, adsetId: set.id, creativeId: story.id, adId: ad.id };
  return { ...(ids as Record<keyof typeof ids, string>), hash };
};
