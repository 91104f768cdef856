import { findCreated } from '../../src/adnet/answers/find-created.ts';
import { kinds as kindList, kindNames } from '../../src/adnet/kinds/list.ts';
import { createOauth } from '../../src/adnet/login/oauth.ts';
import { previewFormats } from '../../src/adnet/rows/preview.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import {
  accountListRead,
  accountLists,
  audiencesRead,
  imagesRead,
} from '../../src/adnet/wire/account-lists.ts';
import { pauseParams, pausePath } from '../../src/adnet/wire/ad.ts';
import { insightLevels, insightsRead } from '../../src/adnet/wire/insights.ts';
import * as lists from '../../src/adnet/wire/lists.ts';
import { adAccountRead, oneObjectRead } from '../../src/adnet/wire/one-object.ts';
import { accountFactsRead, namedAdsRead } from '../../src/adnet/wire/overview.ts';
import {
  instagramMediaRead,
  instagramPostRead,
  pageListRead,
  pageLists,
  pageTokenRead,
  postRead,
} from '../../src/adnet/wire/page-lists.ts';
import { describedPreviewRead, previewRead } from '../../src/adnet/wire/preview.ts';
import { newObjectRead, newObjectsRead } from '../../src/adnet/wire/read-back.ts';
import * as targeting from '../../src/adnet/wire/targeting.ts';
import { optionKinds } from '../../src/adnet/wire/targeting-kinds.ts';
import { thumbnailsRead, videoStateRead } from '../../src/adnet/wire/video.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';
import { bodies } from './create-bodies.ts';
import { bodyOf, clientOf, json, owner, platform } from './fake-platform.ts';

/** What left for the platform: the parameters of the address and of the body together. */
export type Call = { method: string; path: string; params: Record<string, unknown> };

/** Ids that say what they are the id of. */
export const kinds: Record<string, string> = {
  act_1: 'AdAccount',
  2001: 'Campaign',
  3001: 'AdSet',
  4001: 'Ad',
  5001: 'AdCreative',
  6001: 'AdVideo',
  7001: 'Page',
  '7001_1': 'PagePost',
  8001: 'IGUser',
  9001: 'IGMedia',
  me: 'User',
};

const token = { value: 'EAAtestToken0123456789abcdefghij', ours: true };
const account = 'act_1';
const options = { queueName: account };

/** Every read the wire can make. */
const reads = () => [
  lists.adAccountsRead({}),
  lists.pagesRead(account),
  lists.campaignsRead(account, { status_filter: 'paused,ACTIVE', after: 'x' }),
  lists.adsetsRead(account, { after: 'x' }),
  lists.adsetsRead(account, { campaign_id: '2001' }),
  lists.adsRead(account, {}),
  lists.adsRead(account, { campaign_id: '2001' }),
  lists.adsRead(account, { adset_id: '3001' }),
  lists.ownPagesRead(),
  lists.objectRead('2001', 'campaignBudget'),
  lists.objectRead('2001', 'campaignAround'),
  lists.objectRead('3001', 'adsetAround'),
  lists.objectRead('5001', 'creativeAround'),
  lists.objectRead('5001', 'creativeLinks'),
  lists.objectRead('5001', 'accountOf'),
  lists.objectRead('6001', 'videoState'),
  lists.objectRead('7001', 'pageInstagram'),
  pageTokenRead('7001'),
  ...(Object.keys(pageLists) as (keyof typeof pageLists)[]).map((list) =>
    pageListRead(list, '7001', { after: 'x' }),
  ),
  instagramMediaRead('8001', {}),
  postRead('7001_1'),
  instagramPostRead('9001'),
  lists.objectRead(account, 'existence'),
  lists.objectRead(account, 'currency'),
  ...readBacks(),
  ...insightLevels.map((level) => insightsRead(account, { level, breakdown: 'age, gender' })),
  insightsRead('2001', { time_range: 'lifetime', time_increment: 'monthly' }),
  insightsRead('3001', { time_range: 'last_7d', breakdown: 'publisher_platform,country' }),
  insightsRead('4001', { since: '2026-01-01', until: '2026-01-31', time_increment: '7' }),
  insightsRead(account, { breakdown: 'image_asset', after: 'x' }),
  thumbnailsRead('6001'),
  videoStateRead('6001'),
  ...lookingAround(),
];

/** What a new object is asked for after its create, alone and with others. */
const readBacks = () =>
  (['campaign', 'adset', 'creative', 'ad'] as const).flatMap((kind) => {
    const { readable = [] } = kindList[kind].compared ?? {};
    const id = { campaign: '2001', adset: '3001', creative: '5001', ad: '4001' }[kind];
    const list = kind === 'adset' ? '/2001/adsets' : kindList[kind].path(account);
    return [newObjectRead(kind, id, readable), newObjectsRead(kind, list, [id], readable)];
  });

const aimed = {
  geo_locations: { countries: ['US'] },
  flexible_spec: [{ interests: [{ id: '6003397425735' }], family_statuses: [{ id: '1' }] }],
};
const draft = { page_id: '104', link_url: 'https://example.com/tent', message: 'Sleep warm.' };

/** What is read before an ad is made. */
const lookingAround = () => [
  oneObjectRead('campaign', '2001', {}),
  oneObjectRead('adset', '3001', {}),
  oneObjectRead('ad', '4001', {}),
  oneObjectRead('creative', '5001', {}),
  oneObjectRead('video', '6001', {}),
  oneObjectRead('adAccount', account, {}),
  adAccountRead(account, { minimum_budgets: true }),
  // Every name in the table is a list.
  ...(Object.keys(accountLists) as (keyof typeof accountLists)[]).map((list) =>
    accountListRead(list, account, { before: 'x' }),
  ),
  imagesRead(account, { hashes: ['aa11bb22'] }),
  audiencesRead(account, { type: 'saved' }),
  accountFactsRead(account),
  namedAdsRead(account, ['4001']),
  ...optionKinds.flatMap((kind) => [
    targeting.targetingSearchRead(account, { q: 'hik', kind: [kind] }),
    targeting.targetingBrowseRead(account, { kind: [kind, 'interests'] }),
  ]),
  targeting.targetingValidationRead(account, {
    targeting: aimed,
    id_list: ['1'],
    name_list: ['Hiking'],
  }),
  targeting.locationsRead({ q: 'los', location_types: ['city'], country_code: 'US' }),
  targeting.placeNamesRead({ cities: ['2418779'] }),
  targeting.localesRead({ q: 'german' }),
  targeting.deliveryEstimateRead(account, {
    targeting: aimed,
    optimization_goal: 'REACH',
    promoted_object: { page_id: '104' },
  }),
  ...previewFormats.flatMap((format) => [
    previewRead('4001', format),
    previewRead('5001', format),
    describedPreviewRead(account, format, draft),
  ]),
  describedPreviewRead(account, 'INSTAGRAM_STORY', { creative_id: '5001' }),
];

/** Every create, of each kind there is, with each of its bodies. */
const writes = () =>
  kindNames.flatMap((kind) => {
    const { path, source, lookUps, params, canBeValidated } = kindList[kind];
    return bodies[kind].map((body) => ({
      kind,
      path: path(account),
      params: params(body, lookUps?.(body).map(() => frames) ?? [], newestVersion),
      isUpload: source?.fetchedBy === 'us',
      canBeValidated,
    }));
  });

/** What a look-up finds: a creative asks for the frames of its video. */
const frames = Buffer.from('{"data":[{"uri":"https://pictures.example/1.png"}]}');

/** Everything the adapter can say, said to a platform that writes it down. */
export const everyCall = async (): Promise<Call[]> => {
  const calls: Call[] = [];
  const url = await platform(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://platform');
    const path = address.pathname.replace('/v26.0', '');
    const text = await bodyOf(request);
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const bodyParams = isForm
      ? Object.fromEntries(new URLSearchParams(text))
      : JSON.parse(text || '{}');
    const params = { ...Object.fromEntries(address.searchParams), ...bodyParams };
    calls.push({ method: request.method ?? '', path, params });
    json(response, answerTo(path, request.method ?? ''));
  });
  const client = clientOf(url, { appSecret: 'the-secret-of-the-app' });
  for (const { path, params } of reads()) await client.read(token, path, params, options);
  for (const { path, params, kind, isUpload, canBeValidated } of writes()) {
    if (isUpload) await client.upload(token, path, { params, base64: ['QUJD'], size: 4 }, options);
    else await client.write(token, path, params, { ...options, kind });
    if (canBeValidated)
      await client.write(token, path, params, { ...options, kind, validateOnly: true });
  }
  for (const id of ['2001', '3001', '4001'])
    await client.write(token, pausePath(id), pauseParams, { ...options, kind: 'pause' });
  await searchForAll(client);
  await logIn(client);
  return calls;
};

type Client = ReturnType<typeof clientOf>;

const searchForAll = async (client: Client) => {
  const sought = { name: 'Spring', campaign_id: '2001', adset_id: '3001' };
  for (const kind of kindNames)
    for (const params of [sought, { name: 'Spring' }])
      await findCreated(client, token, {
        kind,
        adAccountId: account,
        params,
        intentAt: 0,
        imageHash: 'aa11bb22',
      });
};

const logIn = async (client: Client) => {
  const oauth = createOauth({
    client,
    dialogUrl: 'https://login.example/dialog/oauth',
    login: { scopes: [], configId: null },
    appId: '77',
    appSecret: 'the-secret-of-the-app',
    scrubber: createScrubber(),
    clock: () => 0,
  });
  await oauth.exchangeCode(owner('a'), 'code', 'https://service.example/callback');
  await oauth.exchangeLongLived(owner('a'), 'EAAshort0123456789');
  await oauth.debugToken(owner('a'), token.value);
  await oauth.identity(token);
  await oauth.permissions(token);
  await oauth.adAccounts(token);
};

const answerTo = (path: string, method: string) => {
  if (path === '/oauth/access_token') return { access_token: 'EAAlong0123456789' };
  if (path === '/debug_token') return { data: { is_valid: true } };
  if (path === '/me') return { id: '1' };
  if (method === 'POST')
    return path.endsWith('/adimages')
      ? { images: { bytes: { hash: 'aa11bb22' } } }
      : { id: '9', success: true };
  return { data: [] };
};
