import { createRequire } from 'node:module';
import * as z from 'zod';
import { once } from '../basics/once.ts';

const day = () => z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-11-01');

export const givenDelivery = once(() =>
  z
    .strictObject({
      since: day(),
      /** Left out: without end. */
      until: day().nullable().default(null),
      /** In the smallest unit of the account's currency. */
      daily_spend: z.number().int().min(0).optional(),
      /** In the unit that the ad optimises for: purchases, leads, link clicks and so on. */
      daily_results: z.number().int().min(0).optional(),
    })
    .refine(({ since, until }) => until === null || since <= until, 'since comes after until'),
);

/** The schema of a custom world. Created when a file is read, because schemas take memory. */
const worldFileSchema = once(() => {
  const id = z.union([
    z.string().regex(/^\d{1,20}$/),
    z.number().int().positive().transform(String),
  ]);
  const text = z.string().min(1);
  const moment = z.union([day(), z.string().datetime({ offset: true })]);
  const status = z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED']).default('PAUSED');
  /** In the smallest unit of the account's currency, as in the API. */
  const money = z.number().int().positive();
  /** Fields as reads return them, for those without a name of their own here. */
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
    /** Its spend and results on each of these days, instead of values computed from its budget. */
    delivery: z.array(givenDelivery()).default([]),
    /** The Page of the ad; the default is the account's first Page. */
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
    /** The whole targeting, instead of `countries`. */
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
    /** When it and its content were created; the default is now. */
    created: day().optional(),
    fields,
    adsets: z.array(adset).default([]),
  });

  const lead = z.strictObject({
    id: id.optional(),
    created: moment.optional(),
    /** The ad that led to the form; without it, the lead is organic. */
    ad: id.optional(),
    /** The person's answers, by the key of the question. */
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
    /** The part of its id after the Page's. */
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
    /** The approximate number of people in it. */
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
    /** Pages it may advertise for; the default is all of them. */
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
    /** The person's ad accounts and Pages; the default is all of them. */
    accounts: z.array(id).optional(),
    tasks: z.array(z.enum(['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'])).optional(),
    pages: z.array(id).optional(),
  });

  return z.strictObject({
    /** Whether the demo accounts exist too. */
    demo: z.boolean().default(false),
    /** The seed for ids, tokens and figures. */
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

/** Loaded for the first text, because a sandbox without a world file never needs it. */
const parseYaml = (text: string): unknown => {
  // The package is our own dependency, so its types are known.
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return parse(text);
};

/** Reads YAML or JSON text, or an object that was parsed from it. */
export const readWorldFile = (input: WorldInput | string): WorldFile => {
  const read = worldFileSchema().safeParse(typeof input === 'string' ? parseYaml(input) : input);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`The world cannot be read. ${problems.join('; ')}`);
};
