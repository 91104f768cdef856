import type { Clock } from '../basics/clock.ts';
import { type Collection, createCollection } from './collection.ts';
import type {
  Account,
  Asset,
  Business,
  EntityOf,
  Instagram,
  Page,
  Person,
  Pixel,
  Run,
  StoredKind,
} from './entities.ts';
import { createIdGenerator, type IdGenerator } from './id-generator.ts';
import { createMeters, type Meters } from './meters.ts';
import { createModes, type Modes } from './modes.ts';
import type { Token } from './token.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

type Collections = { [K in StoredKind]: Collection<EntityOf<K>> };

/** An approved login that waits to be exchanged; used ones are kept to recognise a second use. */
type Code = {
  user_id: string;
  redirect_uri: string;
  scopes: string[];
  expires: number;
  used: boolean;
};

type Upload = { account_id: string; name: string; size: number; received: number };

export type Settings = {
  enforceLimits: boolean;
  tier: 'standard_access' | 'development_access';
  /** The app is in development mode: creatives are refused with 1885183. */
  developmentMode: boolean;
  requireProof: boolean;
  /** True: the newest version answers for ended ones, with a warning. False: they are refused with 2635. */
  upgradesVersions: boolean;
  /** True: creatives are stored as "name 2026-10-14-<32 hex>", as on the platform. */
  marksCreativeNames: boolean;
  /** True: lists accept DELETED in `effective_status`. False: it is refused with 1815001. */
  listsDeleted: boolean;
  redirectUris: string[] | undefined;
  /** Hosts besides this machine to which webhooks may be sent. */
  webhookHosts?: string[] | undefined;
  maxObjects: number;
};

/** Everything that the platform has stored. `reset` discards it and creates another world. */
export type World = {
  seed: number;
  clock: Clock;
  idGenerator: IdGenerator;
  app: { id: string; secret: string; name: string };
  settings: Settings;
  /** What the platform does by itself; `reset` restores the defaults. */
  modes: Modes;
  accounts: Map<string, Account>;
  pages: Map<string, Page>;
  instagrams: Map<string, Instagram>;
  pixels: Map<string, Pixel>;
  businesses: Map<string, Business>;
  people: Map<string, Person>;
  /** Audiences, conversions, labels, forms and the like, by id. */
  assets: Map<string, Asset>;
  collections: Collections;
  /** Well-known tokens of the seed, which are never dropped. */
  seedTokens: Map<string, Token>;
  tokens: Map<string, Token>;
  codes: Map<string, Code>;
  runs: Map<string, Run>;
  uploads: Map<string, Upload>;
  /** Bytes of uploaded pictures, up to a limit; their addresses are temporary anyway. */
  media: Map<string, { type: string; bytes: Buffer }>;
  /** Ids created for callers, the oldest first. Seeded entities are not listed and never dropped. */
  created: Map<string, StoredKind>;
  /** How many reports will fail by command. */
  failingReports: number;
  meters: Meters;
  webhooks: Webhooks;
};

export type WorldOptions = {
  seed: number;
  clock: Clock;
  app: World['app'];
  settings: Settings;
};

export const createWorld = ({ seed, clock, app, settings }: WorldOptions): World => ({
  seed,
  clock,
  idGenerator: createIdGenerator(seed),
  app,
  settings,
  modes: createModes(),
  accounts: new Map(),
  pages: new Map(),
  instagrams: new Map(),
  pixels: new Map(),
  businesses: new Map(),
  people: new Map(),
  assets: new Map(),
  collections: {
    campaign: createCollection(),
    adset: createCollection(),
    creative: createCollection(),
    ad: createCollection(),
    image: createCollection(),
    video: createCollection(),
  },
  seedTokens: new Map(),
  tokens: new Map(),
  codes: new Map(),
  runs: new Map(),
  uploads: new Map(),
  media: new Map(),
  created: new Map(),
  failingReports: 0,
  meters: createMeters(),
  webhooks: createWebhooks(),
});
