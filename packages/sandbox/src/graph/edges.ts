import { deletePermissions, listPermissions } from '../login/permissions.ts';
import { thumbnailsOf } from '../objects/video.ts';
import type { Handler, Method } from '../protocol/call.ts';
import { missingNode } from '../protocol/refusal.ts';
import { estimateDelivery, estimateForAdset, estimateReach } from '../targeting/estimate.ts';
import {
  browseOptions,
  searchOptions,
  suggestOptions,
  validateOptions,
} from '../targeting/find-options.ts';
import type { EntityOf, Kind } from '../world/entities.ts';
import { accountsOf } from '../world/reach.ts';
import { createAd } from '../writes/ad.ts';
import { createAdset } from '../writes/adset.ts';
import { createCampaign } from '../writes/campaign.ts';
import { copyAd, copyAdset, copyCampaign } from '../writes/copies.ts';
import { createCreative } from '../writes/creative.ts';
import { deleteImage, uploadImages } from '../writes/image.ts';
import { uploadVideo } from '../writes/video.ts';
import { subscriptionEdges } from './ad-subscriptions.ts';
import {
  accountAssets,
  adLeads,
  businessEdges,
  formEdges,
  instagramEdges,
  pageEdges,
  personAssets,
} from './asset-edges.ts';
import { listRequests, startAsyncBatch } from './async-batch.ts';
import { answerInsights, answerReport, startReport } from './insights-edge.ts';
import { answerList } from './list.ts';
import {
  listCreativesOf,
  listImages,
  listMinimums,
  listPages,
  listPromotable,
  noRows,
  owned,
} from './list-edges.ts';
import { answerPreviews, generatePreviews } from './previews.ts';
import { quietEdges } from './quiet-edges.ts';

export type EdgeOf<T> = Partial<Record<Method, Handler<T>>>;

const insights = { GET: answerInsights, POST: startReport };

/** Every edge of every kind of node, and its verbs. */
export const edges: { [K in Kind]?: Record<string, EdgeOf<EntityOf<K>>> } = {
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
    ...subscriptionEdges,
    targetingsearch: { GET: searchOptions },
    targetingbrowse: { GET: browseOptions },
    targetingsuggestions: { GET: suggestOptions },
    targetingvalidation: { GET: validateOptions },
    delivery_estimate: { GET: (call, account) => estimateDelivery(call, account) },
    reachestimate: { GET: estimateReach },
    minimum_budgets: { GET: listMinimums },
    async_batch_requests: { POST: startAsyncBatch },
    generatepreviews: { GET: generatePreviews },
    insights,
  },
  campaign: {
    ...quietEdges('campaign'),
    adsets: { GET: owned('adset') },
    ads: { GET: owned('ad') },
    copies: { GET: noRows, POST: copyCampaign },
    insights,
  },
  adset: {
    ...quietEdges('adset'),
    ads: { GET: owned('ad') },
    adcreatives: { GET: listCreativesOf },
    delivery_estimate: { GET: estimateForAdset },
    copies: { GET: noRows, POST: copyAdset },
    insights,
  },
  ad: {
    ...quietEdges('ad'),
    ...adLeads,
    adcreatives: {
      GET: (call, { creative_id }) => {
        const creative = call.world.collections.creative.byId.get(creative_id);
        return answerList(call, 'creative', creative ? [creative] : []);
      },
    },
    previews: {
      GET: (call, { id, creative_id }) => {
        const creative = call.world.collections.creative.byId.get(creative_id);
        return creative ? answerPreviews(call, creative) : missingNode(id, call.method);
      },
    },
    copies: { GET: noRows, POST: copyAd },
    insights,
  },
  creative: { ...quietEdges('creative'), previews: { GET: answerPreviews } },
  video: {
    thumbnails: {
      GET: (call, video) => ({ data: thumbnailsOf(video, call.origin, call.now) }),
    },
  },
  run: { insights: { GET: answerReport } },
  page: { ...quietEdges('page'), ...pageEdges },
  business: { ...quietEdges('business'), ...businessEdges },
  instagram: { ...quietEdges('instagram'), ...instagramEdges },
  pixel: quietEdges('pixel'),
  audience: quietEdges('audience'),
  conversion: quietEdges('conversion'),
  form: { ...quietEdges('form'), ...formEdges },
  request_set: { requests: { GET: listRequests } },
};
