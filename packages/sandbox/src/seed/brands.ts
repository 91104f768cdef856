import { demo } from './demo.ts';

/** What an account advertises, with enough words to make thirty campaigns look different. */
export type Brand = {
  accountId: string;
  pageId: string;
  pixelId: string | undefined;
  site: string;
  countries: string[];
  /** Minor units per day, for an ordinary ad set. */
  daily: number;
  campaigns: number;
  products: string[];
  seasons: string[];
};

export const brands: Brand[] = [
  {
    accountId: demo.usdAccountId,
    pageId: demo.usdPageId,
    pixelId: demo.usdPixelId,
    site: 'https://shop.northlight.example',
    countries: ['US'],
    daily: 4500,
    campaigns: 32,
    products: ['Trail shoes', 'Rain shells', 'Two-person tents', 'Down quilts', 'Head torches'],
    seasons: ['Spring opening', 'Long weekend', 'Summer trails', 'First frost', 'Gift season'],
  },
  {
    accountId: demo.eurAccountId,
    pageId: demo.eurPageId,
    pixelId: demo.eurPixelId,
    site: 'https://atelier-brume.example',
    countries: ['FR', 'DE'],
    daily: 2800,
    campaigns: 7,
    products: ['Cedar and salt', 'Fig leaf', 'Sample set'],
    seasons: ['New scent', 'Refill days', 'Winter box'],
  },
  {
    accountId: demo.jpyAccountId,
    pageId: demo.jpyPageId,
    pixelId: undefined,
    site: 'https://kumo-tea.example',
    countries: ['JP'],
    daily: 3000,
    campaigns: 5,
    products: ['First flush sencha', 'Roasted hojicha', 'Tasting evening'],
    seasons: ['New harvest', 'Autumn table'],
  },
  {
    accountId: demo.disabledAccountId,
    pageId: demo.usdPageId,
    pixelId: undefined,
    site: 'https://old-harbor.example',
    countries: ['US'],
    daily: 2000,
    campaigns: 2,
    products: ['Harbor tours'],
    seasons: ['Last season'],
  },
];

type Aim = { objective: string; goal: string; label: string; needsPixel: boolean };

export const aims: Aim[] = [
  { objective: 'OUTCOME_TRAFFIC', goal: 'LINK_CLICKS', label: 'Traffic', needsPixel: false },
  { objective: 'OUTCOME_SALES', goal: 'OFFSITE_CONVERSIONS', label: 'Sales', needsPixel: true },
  { objective: 'OUTCOME_AWARENESS', goal: 'REACH', label: 'Reach', needsPixel: false },
  { objective: 'OUTCOME_ENGAGEMENT', goal: 'LINK_CLICKS', label: 'Interest', needsPixel: false },
  { objective: 'OUTCOME_LEADS', goal: 'OFFSITE_CONVERSIONS', label: 'Leads', needsPixel: true },
];

export const audiences = [
  { name: 'Broad', targeting: { targeting_automation: { advantage_audience: 1 } } },
  {
    name: '25 to 44',
    targeting: { age_min: 25, age_max: 44, targeting_automation: { advantage_audience: 0 } },
  },
  {
    name: 'Phones only',
    targeting: {
      device_platforms: ['mobile'],
      targeting_automation: { advantage_audience: 1 },
    },
  },
];
