import { deletePermissions, listPermissions } from '../login/permissions.ts';
import { imageUrl } from '../media/media-url.ts';
import { thumbnailsOf } from '../objects/video.ts';
import { listedCurrencies, minimumsOf } from '../world/currency.ts';
import { accountsOf, oldestFirst, pagesOf } from '../world/reach.ts';
import { ownedBy } from '../world/shelf.ts';
import type { Account, Creative, Kind, StoredKind, ThingOf } from '../world/things.ts';
import { createAd } from '../writes/ad.ts';
import { createAdset } from '../writes/adset.ts';
import { createCampaign } from '../writes/campaign.ts';
import { copyAd, copyAdset, copyCampaign } from '../writes/copies.ts';
import { createCreative } from '../writes/creative.ts';
import { deleteImage, uploadImages } from '../writes/image.ts';
import { uploadVideo } from '../writes/video.ts';
import { accountAssets, businessEdges, pageEdges, personAssets } from './asset-edges.ts';
import { mayListPages } from './authority.ts';
import type { Call, Handler, Method } from './call.ts';
import { answerInsights, answerReport, startReport } from './insights-edge.ts';
import { answerList } from './list.ts';
import { answerPreviews } from './previews.ts';
import { quietEdges } from './quiet-edges.ts';
import { readShape } from './shape.ts';

export type EdgeOf<T> = Partial<Record<Method, Handler<T>>>;

/** Lists what a node owns of one kind. An account's rows stand under its bare number. */
const owned =
  (kind: StoredKind) =>
  (call: Call, node: { id: string; account_id: string }): unknown => {
    const owner = node.id.startsWith('act_') ? node.account_id : node.id;
    return answerList(call, kind, call.world.shelves[kind].byOwner.get(owner) ?? []);
  };

const insights = { GET: answerInsights, POST: startReport };

const listImages = (call: Call, { account_id }: Account) => {
  const { hashes, name, minwidth, minheight } = readShape(
    { hashes: 'list', name: 'text', minwidth: 'int', minheight: 'int' },
    call.params,
  );
  const images = ownedBy(call.world.shelves.image, account_id).filter(
    (image) =>
      (!hashes || hashes.includes(image.hash)) &&
      (!name || image.name === name) &&
      image.width >= (minwidth ?? 0) &&
      image.height >= (minheight ?? 0),
  );
  return answerList(call, 'image', images);
};

/** Pages an account may advertise for come without their tokens. */
const listPromotable = (call: Call, account: Account) => {
  const pages = oldestFirst(account.page_ids.flatMap((id) => call.world.pages.get(id) ?? []));
  return answerList({ ...call, person_id: undefined }, 'page', pages);
};

const pageFields = 'access_token,category,category_list,name,id,tasks';

const listPages = (call: Call) => {
  const pages = call.person && mayListPages(call.holder) ? pagesOf(call.world, call.person) : [];
  const params = { ...call.params, fields: call.params['fields'] ?? pageFields };
  return answerList({ ...call, params }, 'page', pages);
};

const listMinimums = (call: Call) => {
  const { bid_amount } = readShape({ bid_amount: 'int' }, call.params);
  return { data: listedCurrencies.map((currency) => minimumsOf(currency, bid_amount)) };
};

const previewCreative = (call: Call, { account_id, picture }: Creative) =>
  answerPreviews(call, picture && imageUrl(call.origin, account_id, picture));

/** Every edge of every kind of node, and the verbs it takes. */
export const edges: { [K in Kind]?: Record<string, EdgeOf<ThingOf<K>>> } = {
  person: {
    ...quietEdges('person'),
    adaccounts: {
      GET: (call, person) => answerList(call, 'account', accountsOf(call.world, person)),
    },
    accounts: { GET: listPages },
    permissions: { GET: listPermissions, DELETE: deletePermissions },
    ...personAssets,
  },
  account: {
    ...quietEdges('account'),
    campaigns: { GET: owned('campaign'), POST: createCampaign },
    adsets: { GET: owned('adset'), POST: createAdset },
    ads: { GET: owned('ad'), POST: createAd },
    adcreatives: { GET: owned('creative'), POST: createCreative },
    adimages: { GET: listImages, POST: uploadImages, DELETE: deleteImage },
    advideos: { GET: owned('video'), POST: uploadVideo },
    promote_pages: { GET: listPromotable },
    ...accountAssets,
    minimum_budgets: { GET: listMinimums },
    generatepreviews: { GET: (call) => answerPreviews(call, undefined) },
    insights,
  },
  campaign: {
    ...quietEdges('campaign'),
    adsets: { GET: owned('adset') },
    ads: { GET: owned('ad') },
    copies: { POST: copyCampaign },
    insights,
  },
  adset: {
    ...quietEdges('adset'),
    ads: { GET: owned('ad') },
    copies: { POST: copyAdset },
    insights,
  },
  ad: {
    ...quietEdges('ad'),
    adcreatives: {
      GET: (call, { creative_id }) => {
        const creative = call.world.shelves.creative.byId.get(creative_id);
        return answerList(call, 'creative', creative ? [creative] : []);
      },
    },
    previews: {
      GET: (call, { creative_id }) => {
        const creative = call.world.shelves.creative.byId.get(creative_id);
        return creative ? previewCreative(call, creative) : answerPreviews(call, undefined);
      },
    },
    copies: { POST: copyAd },
    insights,
  },
  creative: { ...quietEdges('creative'), previews: { GET: previewCreative } },
  video: {
    thumbnails: {
      GET: (call, video) => ({ data: thumbnailsOf(video, call.origin, call.now) }),
    },
  },
  run: { insights: { GET: answerReport } },
  page: { ...quietEdges('page'), ...pageEdges },
  business: { ...quietEdges('business'), ...businessEdges },
  instagram: quietEdges('instagram'),
  pixel: quietEdges('pixel'),
  audience: quietEdges('audience'),
  conversion: quietEdges('conversion'),
  form: quietEdges('form'),
};
