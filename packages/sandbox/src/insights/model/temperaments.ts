/** How people answer an ad: each rate is a share of the metric it grows from (see metrics.ts). */
export type Rates = {
  clicks: number;
  link: number;
  outbound: number;
  lpv: number;
  view: number;
  cart: number;
  checkout: number;
  purchase: number;
  site_lead: number;
  form_lead: number;
  install: number;
  chat: number;
  reaction: number;
  comment: number;
  share: number;
  save: number;
  follow: number;
};

/** The same for those who watch; `seconds` is what one play lasts on average. */
export type VideoRates = {
  plays: number;
  two_seconds: number;
  three_seconds: number;
  thruplay: number;
  thirty_seconds: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
  p100: number;
  seconds: number;
};

type Temperament = { price: number; rates: Rates };

const quiet: Rates = {
  clicks: 0.016,
  link: 0.68,
  outbound: 0.96,
  lpv: 0.8,
  view: 0,
  cart: 0,
  checkout: 0,
  purchase: 0,
  site_lead: 0,
  form_lead: 0,
  install: 0,
  chat: 0,
  reaction: 0.34,
  comment: 0.04,
  share: 0.03,
  save: 0.05,
  follow: 0.01,
};

const shop = { view: 0.9, cart: 0.16, checkout: 0.55, purchase: 0.5 };

const temperaments = {
  sales: { price: 1.2, rates: { ...quiet, ...shop, clicks: 0.017 } },
  leads: { price: 1.15, rates: { ...quiet, view: 0.85, site_lead: 0.07 } },
  app: { price: 1.05, rates: { ...quiet, lpv: 0, install: 0.14 } },
  traffic: { price: 0.8, rates: { ...quiet, clicks: 0.024, link: 0.8 } },
  engagement: { price: 0.65, rates: { ...quiet, clicks: 0.03, link: 0.22, reaction: 0.6 } },
  awareness: { price: 0.5, rates: { ...quiet, clicks: 0.005, link: 0.55 } },
} satisfies Record<string, Temperament>;

const byObjective: Record<string, keyof typeof temperaments> = {
  OUTCOME_SALES: 'sales',
  CONVERSIONS: 'sales',
  PRODUCT_CATALOG_SALES: 'sales',
  OUTCOME_LEADS: 'leads',
  LEAD_GENERATION: 'leads',
  OUTCOME_APP_PROMOTION: 'app',
  APP_INSTALLS: 'app',
  OUTCOME_TRAFFIC: 'traffic',
  LINK_CLICKS: 'traffic',
  OUTCOME_ENGAGEMENT: 'engagement',
  POST_ENGAGEMENT: 'engagement',
  PAGE_LIKES: 'engagement',
  EVENT_RESPONSES: 'engagement',
  MESSAGES: 'engagement',
  VIDEO_VIEWS: 'engagement',
  OUTCOME_AWARENESS: 'awareness',
  BRAND_AWARENESS: 'awareness',
  REACH: 'awareness',
};

const shown = { clicks: 0.006, link: 0.6 };
const form = { lpv: 0, view: 0, site_lead: 0, form_lead: 0.11 };
const chatting = { lpv: 0, view: 0, chat: 0.24, link: 0.6 };

/** What the ad set is optimized for bends the rates its objective gave. */
const byGoal: Record<string, { price?: number; rates: Partial<Rates> }> = {
  REACH: { price: 0.6, rates: shown },
  IMPRESSIONS: { price: 0.55, rates: shown },
  AD_RECALL_LIFT: { price: 0.6, rates: shown },
  THRUPLAY: { price: 0.7, rates: { clicks: 0.007 } },
  LINK_CLICKS: { price: 0.85, rates: { clicks: 0.026, link: 0.82, lpv: 0.72 } },
  LANDING_PAGE_VIEWS: { price: 0.9, rates: { clicks: 0.022, link: 0.8, lpv: 0.88 } },
  LEAD_GENERATION: { rates: form },
  QUALITY_LEAD: { price: 1.2, rates: form },
  CONVERSATIONS: { rates: chatting },
  PAGE_LIKES: { rates: { follow: 0.4, reaction: 0.25 } },
  VALUE: { price: 1.15, rates: {} },
};

const bent = ({ price, rates }: Temperament, goal: string): Temperament => ({
  price: price * (byGoal[goal]?.price ?? 1),
  rates: { ...rates, ...byGoal[goal]?.rates },
});

/** Every objective's temperament under every goal that bends it, ready to look up. */
const table = new Map(
  Object.entries(temperaments).flatMap(([kind, temperament]) =>
    Object.keys(byGoal).map((goal) => [`${kind} ${goal}`, bent(temperament, goal)] as const),
  ),
);

export const temperamentOf = (objective: string, goal: string): Temperament => {
  const kind = byObjective[objective] ?? 'traffic';
  return table.get(`${kind} ${goal}`) ?? temperaments[kind];
};
