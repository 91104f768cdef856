import type { components, paths } from 'greenroom-contract';
import createClient from 'openapi-fetch';

type Start = { url: string; apiKey: string; accessToken: string; imageUrl: string };

type Refusal =
  | components['schemas']['Error']
  | components['schemas']['InvalidInput']
  | components['schemas']['CreditsExhausted']
  | components['schemas']['WritesDisabled']
  | components['schemas']['PlatformError'];

/** The three shapes of a refusal and the platform's own, told apart by what they hold. */
export const explain = (refusal: Refusal): string => {
  if ('error' in refusal) return `Meta: ${refusal.error.code} ${refusal.error.message}`;
  const { detail } = refusal;
  if ('reason' in detail) return `${detail.reason}: ${detail.manual_steps.join(' ')}`;
  if (typeof detail.error === 'string') return `${detail.error}: ${detail.credits_required}`;
  const { code, message, fields = [] } = detail.error;
  return [code, message, ...fields.map(({ field }) => field)].join(' ');
};

type Answer<T> = { data?: T; error?: Refusal };

const dataOf = <T>({ data, error }: Answer<T>): T => {
  if (error) throw new Error(explain(error));
  if (data === undefined) throw new Error('an empty answer');
  return data;
};

type Made = components['schemas']['Created'] | components['schemas']['Validated'];

const idOf = (answer: Answer<Made>): string => {
  const made = dataOf(answer);
  if (!('id' in made)) throw new Error('only checked, nothing was made');
  return made.id;
};

/** From an empty workspace to an ad that waits, with an outside generator's types and not one cast. */
export const firstSteps = async ({ url, apiKey, accessToken, imageUrl }: Start) => {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${apiKey}` },
  });
  const once = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } });

  const account = dataOf(await client.GET('/api/v1/account'));
  const connection = dataOf(
    await client.POST('/api/v1/adnet/connection/token', { body: { access_token: accessToken } }),
  );
  if (!connection.writes_unlocked) throw new Error('writes are still locked');

  const { data: adAccounts } = dataOf(await client.GET('/api/v1/adnet/ad-accounts'));
  const [adAccount] = adAccounts;
  if (!adAccount) throw new Error('no ad account');
  const inAccount = { account_id: adAccount.id };

  const { data: pages } = dataOf(
    await client.GET('/api/v1/adnet/ad-accounts/{account_id}/pages', {
      params: { path: inAccount, query: { limit: 1, fields: 'id,name' } },
    }),
  );
  const [page] = pages;
  if (!page) throw new Error('no page');

  const { images } = dataOf(
    await client.POST('/api/v1/adnet/images', {
      params: once(),
      body: { ...inAccount, image_url: imageUrl, name: 'Tent' },
    }),
  );

  const campaignId = idOf(
    await client.POST('/api/v1/adnet/campaigns', {
      params: once(),
      body: {
        ...inAccount,
        name: 'Spring',
        objective: 'OUTCOME_TRAFFIC',
        special_ad_categories: [],
      },
    }),
  );
  const adsetId = idOf(
    await client.POST('/api/v1/adnet/adsets', {
      params: once(),
      body: {
        ...inAccount,
        campaign_id: campaignId,
        name: 'Hikers',
        optimization_goal: 'LINK_CLICKS',
        billing_event: 'IMPRESSIONS',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        daily_budget: 2000,
        targeting: { geo_locations: { countries: ['US'] } },
      },
    }),
  );

  const copy = dataOf(
    await client.POST('/api/v1/generate/ad-copy', {
      params: once(),
      body: { product: 'Two-person tent', audience: 'weekend hikers', num_variants: 1 },
    }),
  );
  const [variant] = copy.variants;
  if (!variant) throw new Error('no copy');

  const creativeId = idOf(
    await client.POST('/api/v1/adnet/creatives', {
      params: once(),
      body: {
        ...inAccount,
        name: 'Tent',
        page_id: page.id,
        link_url: 'https://example.com/tent',
        message: variant.primary_text,
        headline: variant.headline,
        description: variant.description,
        call_to_action_type: variant.call_to_action_type,
        image_hash: images.bytes.hash,
      },
    }),
  );
  const adId = idOf(
    await client.POST('/api/v1/adnet/ads', {
      params: once(),
      body: { ...inAccount, name: 'Ad one', adset_id: adsetId, creative_id: creativeId },
    }),
  );

  const ads = dataOf(
    await client.GET('/api/v1/adnet/ad-accounts/{account_id}/ads', {
      params: { path: inAccount, query: { adset_id: adsetId, limit: 5 } },
    }),
  );
  const insights = dataOf(
    await client.GET('/api/v1/adnet/insights/{object_id}', {
      params: {
        path: { object_id: adAccount.id },
        query: { time_range: 'last_7d', level: 'campaign', sort: 'spend_descending', limit: 3 },
      },
    }),
  );
  const refused = await client.GET('/api/v1/adnet/insights/{object_id}', {
    params: { path: { object_id: adAccount.id }, query: { breakdown: 'no_such_breakdown' } },
  });
  const invalid = await client.POST('/api/v1/account/workspaces', { body: { name: '' } });

  return {
    workspaceId: account.workspace_id,
    adId,
    ads: ads.data.map(({ id, effective_status, creative }) => ({
      id,
      effective_status,
      creative: creative?.id,
    })),
    next: ads.paging?.cursors?.after,
    spend: insights.data.map(({ spend = '0' }) => Number.parseFloat(spend)),
    credits: copy.credits_charged,
    refusals: [refused.error, invalid.error].map((error) => (error ? explain(error) : 'none')),
  };
};
