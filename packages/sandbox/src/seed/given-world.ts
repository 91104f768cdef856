import { span } from '../basics/clock.ts';
import type {
  Account,
  Ad,
  AdSet,
  Budget,
  Campaign,
  Creative,
  Person,
  Task,
} from '../world/entities.ts';
import { seedEntity } from '../world/persist.ts';
import { createWorld, type World, type WorldOptions } from '../world/world.ts';
import { parseTime } from '../world/zone.ts';
import { demo } from './demo.ts';
import { seedGivenPage } from './given-page.ts';
import { allScopes, seedToken } from './people.ts';
import { createSeededWorld } from './seed.ts';
import type { AccountFile, AdFile, AdsetFile, CampaignFile, WorldFile } from './world-file.ts';

/** The account of a seeded object, and when it was created. */
type SeedContext = { world: World; account: Account; created: number };

const budgetOf = (file: {
  daily_budget?: number | undefined;
  lifetime_budget?: number | undefined;
}): Budget => ({
  daily: file.daily_budget,
  lifetime: file.lifetime_budget,
});

const createIdentity = (
  { world, account, created }: SeedContext,
  file: { id?: string | undefined; name: string },
) => ({
  id: file.id ?? world.idGenerator.objectId(),
  seq: world.idGenerator.next(),
  account_id: account.account_id,
  name: file.name,
  created,
  updated: created,
});

const seedCreative = (place: SeedContext, ad: AdFile): Creative => {
  const link_data = {
    link: ad.link,
    message: ad.message ?? ad.name,
    name: ad.headline ?? ad.name,
    call_to_action: { type: 'LEARN_MORE', value: { link: ad.link } },
  };
  const spec = { page_id: ad.page ?? place.account.page_ids[0] ?? '', link_data };
  return seedEntity(place.world, {
    kind: 'creative',
    ...createIdentity(place, { name: `${ad.name} creative` }),
    status: 'ACTIVE',
    spec,
    extra: {
      object_story_spec: spec,
      title: link_data.name,
      body: link_data.message,
      link_url: ad.link,
      call_to_action_type: 'LEARN_MORE',
      actor_id: spec.page_id,
    },
  });
};

const seedAd = (place: SeedContext, adset: AdSet, file: AdFile): Ad =>
  seedEntity(place.world, {
    kind: 'ad',
    ...createIdentity(place, file),
    campaign_id: adset.campaign_id,
    adset_id: adset.id,
    creative_id: seedCreative(place, file).id,
    status: file.status,
    review: { decided_at: place.created, verdict: file.review, reason: file.reason },
    ran: file.ran.map(({ since, until }) => ({ since, until })),
    delivery: file.delivery.map((part) => ({ ...part })),
    extra: { ...file.fields },
  });

const seedAdset = (place: SeedContext, campaign: Campaign, file: AdsetFile) => {
  const { account, created } = place;
  const timeOf = (moment: string | undefined) =>
    moment === undefined ? undefined : parseTime(account.zone, moment);
  const adset = seedEntity(place.world, {
    kind: 'adset',
    ...createIdentity(place, file),
    campaign_id: campaign.id,
    status: file.status,
    optimization_goal: file.optimization_goal,
    billing_event: file.billing_event,
    budget: budgetOf(file),
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    targeting: file.targeting ?? { geo_locations: { countries: file.countries } },
    promoted_object: file.promoted_object,
    dynamic: false,
    start: timeOf(file.start_time) ?? created,
    end: timeOf(file.end_time),
    budget_edits: [],
    extra: { ...file.fields },
  } satisfies AdSet);
  for (const ad of file.ads) seedAd(place, adset, ad);
};

const seedCampaign = (world: World, account: Account, file: CampaignFile) => {
  const created =
    file.created === undefined ? world.clock() : (parseTime(account.zone, file.created) ?? 0);
  const place = { world, account, created };
  const campaign = seedEntity(world, {
    kind: 'campaign',
    ...createIdentity(place, file),
    status: file.status,
    objective: file.objective,
    budget: budgetOf(file),
    bid_strategy: file.daily_budget ? 'LOWEST_COST_WITHOUT_CAP' : undefined,
    extra: { special_ad_categories: [], buying_type: 'AUCTION', ...file.fields },
  } satisfies Campaign);
  for (const adset of file.adsets) seedAdset(place, campaign, adset);
};

const seedAccount = (world: World, file: AccountFile, pageIds: string[]) => {
  const seq = () => world.idGenerator.next();
  const idOf = (id: string | undefined) => id ?? world.idGenerator.objectId();
  const account: Account = {
    kind: 'account',
    id: `act_${file.id}`,
    seq: seq(),
    account_id: file.id,
    name: file.name,
    currency: file.currency,
    zone: file.timezone,
    account_status: file.disabled ? 2 : 1,
    disable_reason: file.disabled ? 1 : 0,
    created: world.clock() - span({ days: 365 }),
    amount_spent: 0,
    business: demo.businessId,
    page_ids: file.pages ?? pageIds,
    instagram_ids: (file.pages ?? pageIds).flatMap((id) => world.pages.get(id)?.instagram_id ?? []),
    extra: { ...file.fields },
  };
  world.accounts.set(file.id, account);
  const account_id = file.id;
  for (const { id, name, fields } of file.pixels) {
    const pixelId = idOf(id);
    world.pixels.set(pixelId, {
      kind: 'pixel',
      id: pixelId,
      seq: seq(),
      account_id,
      name,
      extra: { ...fields },
    });
  }
  for (const { id, name, subtype, size, fields } of file.audiences) {
    const audienceId = idOf(id);
    const extra = {
      subtype,
      approximate_count_lower_bound: size,
      approximate_count_upper_bound: Math.round(size * 1.18),
      delivery_status: { code: 200, description: 'This audience is ready for use.' },
      operation_status: { code: 200, description: 'Normal' },
      time_created: Math.floor(world.clock() / 1000),
      time_updated: Math.floor(world.clock() / 1000),
      ...fields,
    };
    world.assets.set(audienceId, {
      kind: 'audience',
      id: audienceId,
      seq: seq(),
      account_id,
      name,
      extra,
    });
  }
  for (const campaign of file.campaigns) seedCampaign(world, account, campaign);
};

const everyTask: Task[] = ['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'];

/** People who exist in every custom world, besides those it names; they can use everything. */
const standing = [
  { id: demo.systemUserId, name: 'System User', token: demo.systemUserToken, system: true },
  { id: demo.adminId, name: 'Admin', token: demo.adminToken, system: false },
];

const seedPerson = (world: World, file: WorldFile['people'][number] & { system?: boolean }) => {
  const scopes = file.scopes ?? allScopes;
  const person: Person = {
    kind: 'person',
    id: file.id,
    seq: world.idGenerator.next(),
    name: file.name,
    about: 'Of the world that was given.',
    system: file.system ?? false,
    accounts: (file.accounts ?? [...world.accounts.keys()]).map((account_id) => ({
      account_id,
      tasks: file.tasks ?? everyTask,
    })),
    page_ids: file.pages ?? [...world.pages.keys()],
    consent: new Map(scopes.map((scope) => [scope, 'granted' as const])),
    consented_at: world.clock() - span({ days: 1 }),
    extra: {},
  };
  world.people.set(file.id, person);
  const isEndless = person.system && {
    type: 'SYSTEM_USER' as const,
    expires: 0,
    data_access_expires: 0,
  };
  if (file.token !== undefined) seedToken(world, file.token, file.id, { scopes, ...isEndless });
};

/** The world in a file, without anything else unless the file asks for the demo. */
export const createGivenWorld = (options: Omit<WorldOptions, 'seed'>, file: WorldFile): World => {
  const world = (file.demo ? createSeededWorld : createWorld)({ ...options, seed: file.seed });
  if (!file.demo)
    world.businesses.set(demo.businessId, {
      kind: 'business',
      id: demo.businessId,
      seq: world.idGenerator.next(),
      name: 'Holding',
      extra: {},
    });
  for (const page of file.pages) seedGivenPage(world, page);
  for (const account of file.accounts)
    seedAccount(
      world,
      account,
      file.pages.map(({ id }) => id),
    );
  const people = [
    ...standing.filter(({ id }) => file.people.every((one) => one.id !== id)),
    ...file.people,
  ];
  for (const person of people) seedPerson(world, person);
  return world;
};
