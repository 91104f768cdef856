import { span } from '../basics/clock.ts';
import type { Account, Json } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';
import { demo } from './demo.ts';

type Plan = {
  id: string;
  name: string;
  currency: string;
  zone: string;
  status: number;
  spent: number;
  pages: string[];
  instagrams: string[];
  extra: Json;
};

const plans: Plan[] = [
  {
    id: demo.usdAccountId,
    name: 'Northlight Outdoor',
    currency: 'USD',
    zone: 'America/Los_Angeles',
    status: 1,
    spent: 4_812_377,
    pages: [demo.usdPageId, demo.eurPageId],
    instagrams: [demo.usdOutletInstagramId, demo.usdInstagramId],
    extra: { tos_accepted: { '206760949512025': 1 }, timezone_id: 1, has_shop: true },
  },
  {
    id: demo.eurAccountId,
    name: 'Atelier Brume',
    currency: 'EUR',
    zone: 'Europe/Berlin',
    status: 1,
    spent: 1_204_950,
    pages: [demo.eurPageId],
    instagrams: [demo.eurInstagramId],
    extra: {
      default_dsa_beneficiary: 'Atelier Brume',
      default_dsa_payor: 'Atelier Brume',
      timezone_id: 47,
    },
  },
  {
    id: demo.jpyAccountId,
    name: 'Kumo Tea House',
    currency: 'JPY',
    zone: 'Asia/Tokyo',
    status: 1,
    spent: 913_400,
    pages: [demo.jpyPageId],
    instagrams: [],
    extra: { timezone_id: 79 },
  },
  {
    id: demo.disabledAccountId,
    name: 'Old Harbor Media',
    currency: 'USD',
    zone: 'America/New_York',
    status: 2,
    spent: 60_012,
    pages: [demo.usdPageId],
    instagrams: [],
    extra: { timezone_id: 7 },
  },
];

const accountOf = (plan: Plan, seq: number, now: number): Account => ({
  kind: 'account',
  id: `act_${plan.id}`,
  seq,
  account_id: plan.id,
  name: plan.name,
  currency: plan.currency,
  zone: plan.zone,
  account_status: plan.status,
  disable_reason: plan.status === 2 ? 1 : 0,
  created: now - span({ days: 900 }),
  amount_spent: plan.spent,
  business: demo.businessId,
  page_ids: plan.pages,
  instagram_ids: plan.instagrams,
  extra: { ...plan.extra },
});

const pages = [
  [
    demo.usdPageId,
    'Northlight Outdoor',
    'Outdoor Equipment Store',
    demo.usdInstagramId,
    { whatsapp_number: '+12025550123' },
  ],
  [
    demo.eurPageId,
    'Atelier Brume',
    'Perfume Store',
    demo.eurInstagramId,
    { whatsapp_number: '+33155500123' },
  ],
  [demo.jpyPageId, 'Kumo Tea House', 'Tea Room', undefined, {}],
] as const;

const instagrams = [
  [demo.usdOutletInstagramId, 'northlight.outlet', 'Northlight Outlet', 3_180],
  [demo.usdInstagramId, 'northlight.outdoor', 'Northlight Outdoor', 48_200],
  [demo.eurInstagramId, 'atelier.brume', 'Atelier Brume', 21_640],
] as const;

/** Lists show the newest first, so the shop's own pixel comes before the outlet's. */
const pixels = [
  [demo.usdOutletPixelId, demo.usdAccountId, 'Northlight outlet'],
  [demo.usdPixelId, demo.usdAccountId, 'Northlight shop'],
  [demo.eurPixelId, demo.eurAccountId, 'Atelier shop'],
] as const;

export const seedAccounts = (world: World) => {
  const { idGenerator } = world;
  const now = world.clock();
  const { businessId } = demo;
  world.businesses.set(businessId, {
    kind: 'business',
    id: businessId,
    seq: idGenerator.next(),
    name: 'Demo Holding',
    extra: {},
  });
  // Lists show the newest first. Created in reverse, the accounts are listed in the order above.
  for (const plan of [...plans].reverse())
    world.accounts.set(plan.id, accountOf(plan, idGenerator.next(), now));
  for (const [id, name, category, instagram_id, extra] of [...pages].reverse()) {
    const seq = idGenerator.next();
    world.pages.set(id, { kind: 'page', id, seq, name, category, instagram_id, extra });
  }
  for (const [id, username, name, followers_count] of instagrams) {
    const extra = { name, followers_count, media_count: 64, is_published: true };
    world.instagrams.set(id, { kind: 'instagram', id, seq: idGenerator.next(), username, extra });
  }
  for (const [id, account_id, name] of pixels) {
    const last_fired_time = formatTime('UTC', now - span({ hours: 1 }));
    const creation_time = formatTime('UTC', now - span({ days: 640 }));
    const extra = { creation_time, last_fired_time, is_unavailable: false };
    world.pixels.set(id, { kind: 'pixel', id, seq: idGenerator.next(), account_id, name, extra });
  }
};
