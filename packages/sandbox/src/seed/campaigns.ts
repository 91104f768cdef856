import { span } from '../basics/clock.ts';
import type { Ad, AdSet, Campaign, Creative, Image, Status } from '../world/entities.ts';
import { seedEntity } from '../world/persist.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';
import { aims, audiences, type Brand } from './brands.ts';
import { seedPictures, seedVideo } from './pictures.ts';

/** One campaign to be seeded, and when it ran. */
type Plot = {
  world: World;
  brand: Brand;
  image: Image;
  aim: (typeof aims)[number];
  name: string;
  status: Status;
  created: number;
  ended: number | undefined;
  place: number;
};

const pick = <T>(list: readonly T[], place: number): T => {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('a seed list is empty');
  return item;
};

/** The oldest are archived, one is deleted; two in three of the others are running. */
const statusAt = (place: number, of: number): Status => {
  const share = place / of;
  if (share < 0.12) return 'ARCHIVED';
  if (place === Math.floor(of * 0.15) && of > 10) return 'DELETED';
  return place % 3 === 1 ? 'PAUSED' : 'ACTIVE';
};

const createIdentity = ({ world, brand, created }: Plot, name: string) => ({
  id: world.idGenerator.objectId(),
  seq: world.idGenerator.next(),
  account_id: brand.accountId,
  name,
  created,
  updated: created + span({ hours: 2 }),
});

const seedCampaign = (plot: Plot): Campaign => {
  const { aim, brand, status, place } = plot;
  const ownsBudget = place % 4 === 3;
  return seedEntity(plot.world, {
    kind: 'campaign',
    ...createIdentity(plot, plot.name),
    status,
    objective: aim.objective,
    budget: ownsBudget ? { daily: brand.daily * 2 } : {},
    bid_strategy: ownsBudget ? 'LOWEST_COST_WITHOUT_CAP' : undefined,
    sharing: ownsBudget ? undefined : false,
    extra: { special_ad_categories: [], buying_type: 'AUCTION', pacing_type: ['standard'] },
  });
};

const seedAdset = (plot: Plot, campaign: Campaign, nth: number): AdSet => {
  const { brand, aim, place } = plot;
  const audience = pick(audiences, place + nth);
  const ownsBudget = campaign.budget.daily === undefined;
  const daily = Math.round((brand.daily * (6 + ((place * 7 + nth * 3) % 9))) / 10);
  return seedEntity(plot.world, {
    kind: 'adset',
    ...createIdentity(plot, `${audience.name} · ${brand.countries.join(' ')}`),
    campaign_id: campaign.id,
    status: 'ACTIVE',
    optimization_goal: aim.goal,
    billing_event: 'IMPRESSIONS',
    budget: ownsBudget ? { daily } : {},
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    targeting: { geo_locations: { countries: brand.countries }, ...audience.targeting },
    promoted_object:
      aim.needsPixel && brand.pixelId
        ? {
            pixel_id: brand.pixelId,
            custom_event_type: aim.label === 'Leads' ? 'LEAD' : 'PURCHASE',
          }
        : undefined,
    dynamic: false,
    start: plot.created,
    budget_edits: [],
    extra: {
      pacing_type: ['standard'],
      attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: aim.needsPixel ? 7 : 1 }],
    },
  });
};

const seedCreative = (plot: Plot, title: string): Creative => {
  const { brand, image, world } = plot;
  const link = `${brand.site}/${image.name.replace('.png', '')}`;
  const spec = {
    page_id: brand.pageId,
    link_data: {
      link,
      message: `${title}. Made to last, sent tomorrow.`,
      name: title,
      image_hash: image.hash,
      call_to_action: { type: 'LEARN_MORE', value: { link } },
    },
  };
  return seedEntity(world, {
    kind: 'creative',
    ...createIdentity(plot, `${title} creative`),
    status: 'ACTIVE',
    spec,
    picture: image.hash,
    extra: {
      object_story_spec: spec,
      title,
      body: spec.link_data.message,
      link_url: link,
      call_to_action_type: 'LEARN_MORE',
      actor_id: brand.pageId,
      effective_object_story_id: `${brand.pageId}_${world.idGenerator.objectId()}`,
    },
  });
};

const seedAd = (plot: Plot, adset: AdSet, nth: number): Ad => {
  const { world, created, ended: endedAt } = plot;
  const zone = world.accounts.get(adset.account_id)?.zone ?? 'UTC';
  const title = `${plot.name.split(' · ')[1] ?? plot.name} ${'AB'[nth] ?? ''}`.trim();
  const creative = seedCreative(plot, title);
  return seedEntity(world, {
    kind: 'ad',
    ...createIdentity(plot, title),
    campaign_id: adset.campaign_id,
    adset_id: adset.id,
    creative_id: creative.id,
    status: 'ACTIVE',
    review: { decided_at: created + span({ minutes: 30 }), verdict: 'approved' },
    ran: [
      { since: dayOf(zone, created), until: endedAt === undefined ? null : dayOf(zone, endedAt) },
    ],
    extra: {},
  });
};

const seedTree = (plot: Plot) => {
  const campaign = seedCampaign(plot);
  const adsets = 1 + (plot.place % 2);
  for (let nth = 0; nth < adsets; nth += 1) {
    const adset = seedAdset(plot, campaign, nth);
    const ads = 1 + ((plot.place + nth) % 2);
    for (let ad = 0; ad < ads; ad += 1) seedAd(plot, adset, ad);
  }
};

const oldestDays = 330;

const aimFor = (brand: Brand, place: number) => {
  const fitting = aims.filter(({ needsPixel }) => !needsPixel || brand.pixelId);
  return pick(fitting, place);
};

export const seedBrand = (world: World, brand: Brand) => {
  const images = seedPictures(world, brand);
  seedVideo(world, brand);
  const isAlive = world.accounts.get(brand.accountId)?.account_status === 1;
  const now = world.clock();
  for (let place = 0; place < brand.campaigns; place += 1) {
    const aim = aimFor(brand, place);
    const age = oldestDays - (place * (oldestDays - 6)) / brand.campaigns;
    const jitter = Math.floor(world.idGenerator.share('seed') * 86_400) * 1000;
    const created = now - span({ days: Math.floor(age) }) - jitter;
    const status = isAlive ? statusAt(place, brand.campaigns) : 'PAUSED';
    const isRunning = status === 'ACTIVE';
    const endedAt = isRunning ? undefined : created + Math.floor((now - created) * 0.6);
    const season = pick(brand.seasons, Math.floor(place / 2));
    const name = `${season} · ${pick(brand.products, place)} · ${aim.label}`;
    const image = pick(images, place);
    seedTree({ world, brand, image, aim, name, status, created, ended: endedAt, place });
  }
};
