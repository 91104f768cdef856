import type { Account, Asset, AssetKind, Entity, EntityOf } from './entities.ts';
import type { World } from './world.ts';

/** Any node by the id that callers use; on the platform, an account's number alone is not a node. */
export const findEntity = (world: World, id: string): Entity | undefined => {
  if (id.startsWith('act_')) return world.accounts.get(id.slice(4));
  const { campaign, adset, ad, creative, image, video } = world.collections;
  return (
    campaign.byId.get(id) ??
    adset.byId.get(id) ??
    ad.byId.get(id) ??
    creative.byId.get(id) ??
    image.byId.get(id) ??
    video.byId.get(id) ??
    world.pages.get(id) ??
    world.people.get(id) ??
    world.instagrams.get(id) ??
    world.runs.get(id) ??
    world.pixels.get(id) ??
    world.assets.get(id) ??
    world.businesses.get(id)
  );
};

/** The account of an entity; people, Pages and businesses have none. */
export const accountOf = (world: World, entity: Entity): Account | undefined =>
  'account_id' in entity ? world.accounts.get(entity.account_id) : undefined;

const isOf = <K extends AssetKind>(asset: Asset, kind: K): asset is Extract<Asset, EntityOf<K>> =>
  asset.kind === kind;

const ownerOf = (asset: Asset) => {
  if ('page_id' in asset) return asset.page_id;
  if ('form_id' in asset) return asset.form_id;
  return 'instagram_id' in asset ? asset.instagram_id : asset.account_id;
};

/** Assets of one kind of an account, a Page, a form or an Instagram account, the oldest first. */
export const assetsOf = <K extends AssetKind>(world: World, kind: K, ownerId: string) => {
  const assets: Extract<Asset, EntityOf<K>>[] = [];
  for (const asset of world.assets.values()) {
    if (isOf(asset, kind) && ownerOf(asset) === ownerId) assets.push(asset);
  }
  return assets.sort((a, b) => a.seq - b.seq);
};
