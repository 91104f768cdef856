import * as z from 'zod';

/** Kinds whose reads can be made to differ from what was sent. */
export const alterableKinds = ['campaign', 'adset', 'creative', 'ad'] as const;

/** Paths have dots: `targeting.age_max`. They apply to all objects of the kind. */
const alteration = z.strictObject({
  /** Fields that a write accepts and a read does not return. */
  drop: z.array(z.string().min(1)).default([]),
  /** Fields that a read returns with this value, whether they were sent or not. */
  set: z.record(z.string().min(1), z.unknown()).default({}),
});

/**
 * What the platform does by itself, or only for some accounts. The defaults are what was known about the platform
 * in November 2026.
 */
const modesSchema = z.strictObject({
  /** Features of `creative_features_spec` that are on if a create does not name them. */
  featuresOnByDefault: z.array(z.string().min(1)),
  /** Whether a creative takes part in multi-advertiser ads unless it says OPT_OUT. */
  multiAdvertiserByDefault: z.boolean(),
  /** Which creatives get `WEBSITE_AND_SHOP` as destination, from v26.0 on. */
  shopDestination: z.enum(['accounts_with_shop', 'all_accounts', 'never']),
  /** Whether a link without a description reads back with one taken from the landing page. */
  fillsDescriptions: z.boolean(),
  /** Whether a carousel is put in order and gets a card of its Page at the end, unless it says otherwise. */
  carouselByDefault: z.boolean(),
  /** Whether a creative with a catalogue's products may become a collection, unless it says otherwise. */
  collectionByDefault: z.boolean(),
  /** Whether placement rules need a last one with an empty `customization_spec` (1885923). */
  defaultPlacementRule: z.enum(['optional', 'required']),
  /** Whether an ad set may name a place by a key that search does not know (1487079). */
  unknownPlaces: z.enum(['taken', 'refused']),
  /** How much one call copies: fewer than three objects in all (as the error says), or three children (as Meta's page says). */
  copyLimit: z.enum(['fewer_than_three', 'three_children']),
  /** How many campaigns, and how many ads, an account may have that are neither archived nor deleted. */
  maxObjectsPerAccount: z.int().positive(),
  readBack: z.partialRecord(z.enum(alterableKinds), alteration),
});

export type Modes = z.output<typeof modesSchema>;
export const modesChange = modesSchema.partial();
export type ModesInput = z.input<typeof modesChange>;

export const createModes = (): Modes => ({
  featuresOnByDefault: ['adapt_to_placement'],
  multiAdvertiserByDefault: true,
  shopDestination: 'accounts_with_shop',
  fillsDescriptions: false,
  carouselByDefault: true,
  collectionByDefault: true,
  defaultPlacementRule: 'optional',
  unknownPlaces: 'taken',
  copyLimit: 'fewer_than_three',
  maxObjectsPerAccount: 6000,
  readBack: {},
});

/** Changes the named modes; the others stay. */
export const changeModes = (modes: Modes, change: ModesInput): Modes =>
  Object.assign(
    modes,
    Object.fromEntries(
      Object.entries(modesChange.parse(change)).filter(([, value]) => value !== undefined),
    ),
  );
