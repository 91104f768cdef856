import { sha256 } from '../world/digest.ts';
import { effectiveStatus } from '../world/status.ts';
import type { AssetKind, Json, Kind, Thing } from '../world/things.ts';
import { allTokens } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const assetsOf =
  (kind: AssetKind) =>
  ({ assets }: World): Thing[] =>
    [...assets.values()].filter((asset) => asset.kind === kind);

const collections: { [K in Kind]: (world: World) => Iterable<Thing> } = {
  campaign: ({ shelves }) => shelves.campaign.byId.values(),
  adset: ({ shelves }) => shelves.adset.byId.values(),
  ad: ({ shelves }) => shelves.ad.byId.values(),
  creative: ({ shelves }) => shelves.creative.byId.values(),
  image: ({ shelves }) => shelves.image.byId.values(),
  video: ({ shelves }) => shelves.video.byId.values(),
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
  request_set: assetsOf('request_set'),
};

const effective = (world: World, thing: Thing) =>
  thing.kind === 'campaign' || thing.kind === 'adset' || thing.kind === 'ad'
    ? effectiveStatus(world, thing, world.clock())
    : undefined;

/** A copy without ties to the sandbox, as plain JSON. */
const copyOf = (world: World, thing: Thing): Json => {
  const state = effective(world, thing);
  const plain =
    thing.kind === 'person' ? { ...thing, consent: Object.fromEntries(thing.consent) } : thing;
  const copy: Json = JSON.parse(JSON.stringify(plain));
  return state === undefined ? copy : { ...copy, effective_status: state };
};

export const objectsOf = (world: World, kind: Kind): Json[] =>
  Array.from(collections[kind](world), (thing) => copyOf(world, thing));

export const isKind = (text: string): text is Kind => Object.hasOwn(collections, text);

export type Snapshot = { seed: number; tokens: Json[]; objects: Record<Kind, Json[]> };

/** Everything the platform holds; tokens by their hash only. */
export const takeSnapshot = (world: World): Snapshot => {
  const kinds = Object.keys(collections).filter(isKind);
  const entries = kinds.map((kind) => [kind, objectsOf(world, kind)] as const);
  const tokens = allTokens(world).map(({ token, ...rest }) => ({ sha256: sha256(token), ...rest }));
  return {
    seed: world.seed,
    tokens,
    // One entry was made for every kind.
    objects: Object.fromEntries(entries) as Record<Kind, Json[]>,
  };
};
