import { createRequire } from 'node:module';
import * as z from 'zod';
import { once } from '../basics/once.ts';

const day = () => z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-11-01');

export const givenDelivery = once(() =>
  z
    .strictObject({
      since: day(),
      /** Until further notice where it is left out. */
      until: day().nullable().default(null),
      /** In the smallest unit of the account's currency. */
      daily_spend: z.number().int().min(0).optional(),
      /** Of the kind that the ad works for: purchases, leads, link clicks and so on. */
      daily_results: z.number().int().min(0).optional(),
    })
    .refine(({ since, until }) => until === null || since <= until, 'since comes after until'),
);

/** A world of one's own, as it is written in a file. Made when a file is read: schemas take memory. */
const worldFileSchema = once(() => {
  const id = z.union([
    z.string().regex(/^\d{1,20}$/),
    z.number().int().positive().transform(String),
  ]);
  const text = z.string().min(1);
  const moment = z.union([day(), z.string().datetime({ offset: true })]);
  const status = z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED']).default('PAUSED');
  /** In the smallest unit of the account's currency, as the API has it. */
  const money = z.number().int().positive();
  /** Fields as they read back, for what has no name of its own here. */
  const fields = z.record(z.string(), z.unknown()).default({});

  const ad = z.strictObject({
    id: id.optional(),
    name: text,
    status,
    review: z.enum(['approved', 'disapproved']).default('approved'),
    reason: text.optional(),
    /** Days on which it ran, in the account's time zone; without `until` it still runs. */
    ran: z
      .array(z.strictObject({ since: day(), until: day().nullable().default(null) }))
      .default([]),
    /** What it spends and brings on each of these days, in place of what follows from its budget. */
    delivery: z.array(givenDelivery()).default([]),
    /** The Page that speaks; the account's first where it is left out. */
    page: id.optional(),
    link: z.string().url().default('https://example.com/'),
    message: text.optional(),
    headline: text.optional(),
    fields,
  });

  const adset = z.strictObject({
    id: id.optional(),
    name: text,
    status,
    daily_budget: money.optional(),
    lifetime_budget: money.optional(),
    optimization_goal: text.default('LINK_CLICKS'),
    billing_event: text.default('IMPRESSIONS'),
    start_time: z.string().datetime({ offset: true }).optional(),
    end_time: z.string().datetime({ offset: true }).optional(),
    countries: z.array(z.string().length(2)).default(['US']),
    /** The whole of it, in place of `countries`. */
    targeting: z.record(z.string(), z.unknown()).optional(),
    promoted_object: z.record(z.string(), z.unknown()).optional(),
    fields,
    ads: z.array(ad).default([]),
  });

  const campaign = z.strictObject({
    id: id.optional(),
    name: text,
    status,
    objective: text.default('OUTCOME_TRAFFIC'),
    daily_budget: money.optional(),
    lifetime_budget: money.optional(),
    /** When it was made, and all in it; now where it is left out. */
    created: day().optional(),
    fields,
    adsets: z.array(adset).default([]),
  });

  const lead = z.strictObject({
    id: id.optional(),
    created: moment.optional(),
    /** The ad that led to the form; without it the lead is organic. */
    ad: id.optional(),
    /** What the person wrote, by the key of the question. */
    answers: z.record(z.string().min(1), z.string()),
    fields,
  });
  const form = z.strictObject({
    id: id.optional(),
    name: text,
    leads: z.array(lead).default([]),
    fields,
  });
  const post = z.strictObject({
    /** Its own part, without the Page's. */
    id: id.optional(),
    message: text,
    created: moment.optional(),
    fields,
  });
  const media = z.strictObject({
    id: id.optional(),
    caption: text,
    type: z.enum(['IMAGE', 'VIDEO']).default('IMAGE'),
    created: moment.optional(),
    fields,
  });
  const pixel = z.strictObject({ id: id.optional(), name: text, fields });
  const audience = z.strictObject({
    id: id.optional(),
    name: text,
    subtype: text.default('CUSTOM'),
    /** About how many people are in it. */
    size: z.number().int().min(0).default(1000),
    fields,
  });

  const page = z.strictObject({
    id,
    name: text,
    category: text.default('Local business'),
    instagram: z.strictObject({ id, username: text, media: z.array(media).default([]) }).optional(),
    forms: z.array(form).default([]),
    posts: z.array(post).default([]),
    fields,
  });

  const account = z.strictObject({
    id,
    name: text,
    currency: z.string().length(3).default('USD'),
    timezone: text.default('UTC'),
    disabled: z.boolean().default(false),
    /** Pages it may advertise for; all where it is left out. */
    pages: z.array(id).optional(),
    pixels: z.array(pixel).default([]),
    audiences: z.array(audience).default([]),
    campaigns: z.array(campaign).default([]),
    fields,
  });

  const person = z.strictObject({
    id,
    name: text,
    /** A token that works from the start. */
    token: text.optional(),
    scopes: z.array(text).optional(),
    /** Ad accounts and Pages they reach; all where it is left out. */
    accounts: z.array(id).optional(),
    tasks: z.array(z.enum(['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'])).optional(),
    pages: z.array(id).optional(),
  });

  return z.strictObject({
    /** Whether the demo accounts are there too. */
    demo: z.boolean().default(false),
    /** Chance of the world: ids, tokens, figures. */
    seed: z.number().int().default(1),
    accounts: z.array(account).default([]),
    pages: z.array(page).default([]),
    people: z.array(person).default([]),
  });
});

export type GivenDeliveryInput = z.input<ReturnType<typeof givenDelivery>>;
export type WorldInput = z.input<ReturnType<typeof worldFileSchema>>;
export type WorldFile = z.output<ReturnType<typeof worldFileSchema>>;
export type AccountFile = WorldFile['accounts'][number];
export type CampaignFile = AccountFile['campaigns'][number];
export type AdsetFile = CampaignFile['adsets'][number];
export type PageFile = WorldFile['pages'][number];
export type AdFile = AdsetFile['ads'][number];

/** Loaded by the first text: a sandbox without a world file never needs it. */
const parseYaml = (text: string): unknown => {
  // The package's own dependency, whose types are known.
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return parse(text);
};

/** YAML, of which JSON is a part; or what was already read from it. */
export const readWorldFile = (input: WorldInput | string): WorldFile => {
  const read = worldFileSchema().safeParse(typeof input === 'string' ? parseYaml(input) : input);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`The world cannot be read. ${problems.join('; ')}`);
};
