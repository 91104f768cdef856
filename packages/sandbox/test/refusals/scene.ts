import { demo } from '../../src/index.ts';
import { adset, campaign, creative, makeTree, pngBytes, type Stage, stage, usd } from '../kit.ts';

export type Parts = Record<string, unknown>;
type Posting = Promise<{
  status: number;
  body: { error?: { code: number; error_subcode?: number } };
}>;

/** A sandbox with a tree in it, and short ways to ask for what it refuses. */
export type Scene = Awaited<ReturnType<typeof buildScene>>;

/** One error of the platform, and a request that causes it. */
export type Refusal = [code: number, subcode: number | null, cause: (scene: Scene) => Posting];

const idOf = async (response: ReturnType<Stage['post']>): Promise<string> => {
  const { body } = await response;
  if (body.id === undefined) throw new Error(`not made: ${JSON.stringify(body)}`);
  return body.id;
};

export const buildScene = async () => {
  const on = stage({ enforceLimits: false });
  const tree = await makeTree(on);
  const newCampaign = (parts: Parts = {}) => on.post(`/${usd}/campaigns`, campaign(parts));
  const newAdset = (parts: Parts = {}, under = tree.campaignId) =>
    on.post(`/${usd}/adsets`, adset(under, parts));
  const newCreative = (parts: Parts = {}) =>
    on.post(`/${usd}/adcreatives`, creative(tree.hash, parts));
  const newAd = (parts: Parts = {}) =>
    on.post(`/${usd}/ads`, {
      name: 'An ad',
      adset_id: tree.adsetId,
      creative: { creative_id: tree.creativeId },
      status: 'PAUSED',
      ...parts,
    });
  return {
    on,
    ...tree,
    newCampaign,
    newAdset,
    newCreative,
    newAd,
    idOf,
    /** The id of a fresh campaign. */
    campaignOf: (parts: Parts = {}) => idOf(newCampaign(parts)),
    /** The id of a fresh ad set in a campaign of this objective. */
    adsetOf: async (objective: string, parts: Parts = {}) =>
      idOf(newAdset(parts, await idOf(newCampaign({ objective })))),
    creativeOf: (parts: Parts = {}) => idOf(newCreative(parts)),
    /** An ad set like the usual one, whose targeting has more in it. */
    target: (targeting: Parts) =>
      newAdset({ targeting: { geo_locations: { countries: ['US'] }, ...targeting } }),
    /** A creative whose story has this content. */
    story: (parts: Parts) =>
      newCreative({ object_story_spec: { page_id: demo.usdPageId, ...parts } }),
    feed: (asset_feed_spec: Parts) =>
      newCreative({ object_story_spec: { page_id: demo.usdPageId }, asset_feed_spec }),
    picture: pngBytes,
  };
};
