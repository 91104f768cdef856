import { sha256 } from '../world/digest.ts';
import type { AssetKind, Entity, Json, Kind } from '../world/entities.ts';
import { effectiveStatus } from '../world/status.ts';
import { allTokens } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const assetsOf =
  (kind: AssetKind) =>
  ({ assets }: World): Entity[] =>
    [...assets.values()].filter((asset) => asset.kind === kind);

const listOf: { [K in Kind]: (world: World) => Iterable<Entity> } = {
  campaign: ({ collections }) => collections.campaign.byId.values(),
  adset: ({ collections }) => collections.adset.byId.values(),
  ad: ({ collections }) => collections.ad.byId.values(),
  creative: ({ collections }) => collections.creative.byId.values(),
  image: ({ collections }) => collections.image.byId.values(),
  video: ({ collections }) => collections.video.byId.values(),
  account: ({ accounts }) => accounts.values(),
  page: ({ pages }) => pages.values(),
  instagram: ({ instagrams }) => instagrams.values(),
  pixel: ({ pixels }) => pixels.values(),
  business: ({ businesses }) => businesses.values(),
  person: ({ people }) => people.values(),
  run: ({ runs }) => runs.values(),
  audience: assetsOf('audience'),
  saved_audience: assetsOf('saved_audience'),
  conversion: assetsOf('conversion'),
  label: assetsOf('label'),
  form: assetsOf('form'),
  lead: assetsOf('lead'),
  post: assetsOf('post'),
  media: assetsOf('media'),
  request_set: assetsOf('request_set'),
};

const effective = (world: World, entity: Entity) =>
  entity.kind === 'campaign' || entity.kind === 'adset' || entity.kind === 'ad'
    ? effectiveStatus(world, entity, world.clock())
    : undefined;

/** A copy as plain JSON, without references into the sandbox. */
const copyOf = (world: World, entity: Entity): Json => {
  const state = effective(world, entity);
  const plain =
    entity.kind === 'person' ? { ...entity, consent: Object.fromEntries(entity.consent) } : entity;
  const copy: Json = JSON.parse(JSON.stringify(plain));
  return state === undefined ? copy : { ...copy, effective_status: state };
};

export const objectsOf = (world: World, kind: Kind): Json[] =>
  Array.from(listOf[kind](world), (entity) => copyOf(world, entity));

export const isKind = (text: string): text is Kind => Object.hasOwn(listOf, text);

export type Contents = { seed: number; tokens: Json[]; objects: Record<Kind, Json[]> };

/** Everything that the platform has stored; of tokens only the hash. */
export const contentsOf = (world: World): Contents => {
  const kinds = Object.keys(listOf).filter(isKind);
  const entries = kinds.map((kind) => [kind, objectsOf(world, kind)] as const);
  const tokens = allTokens(world).map(({ token, ...rest }) => ({ sha256: sha256(token), ...rest }));
  return {
    seed: world.seed,
    tokens,
    // One entry was made for every kind.
    objects: Object.fromEntries(entries) as Record<Kind, Json[]>,
  };
};
