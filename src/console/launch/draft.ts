import { Failure } from '../../contract/failures.ts';
import { withScheme } from './address.ts';
import { leftOutWithout } from './left-out.ts';

/** Of ours; as much of it as a key for the launch is made of. */
export const maxNonce = 40;

/** Many texts in a script of which a browser writes nine signs for each letter. */
export const wizardFormBytes = 256 * 1024;

/** A launch while it is being written: everything as it was typed, under the names of its fields. */
export type Draft = {
  name: string;
  accountId: string;
  pageId: string;
  linkUrl: string;
  button: string;
  pixelId: string;
  /** Empty: a new campaign. */
  campaignId: string;
  objective: string;
  category: string;
  images: { url: string }[];
  hashes: string[];
  /** What the library calls its pictures, where that is known. */
  pictureNames?: ReadonlyMap<string, string>;
  videos: { url: string }[];
  copies: Copy[];
  brief: Brief;
  adSets: AdSet[];
  goal: string;
  budgetAt: 'ad_sets' | 'campaign';
  budgetKind: 'daily' | 'lifetime';
  campaignBudget: string;
  start: string;
  end: string;
  /** Who benefits from ads in the European Union, and who pays for them. */
  beneficiary: string;
  payer: string;
  /** How many pictures of the library are shown. */
  shownPictures: number;
  needsApproval: boolean;
  /** Ads of the matrix that are not made, each by its key. */
  leftOut: string[];
  /** One launch for each page and content, however often it is sent. */
  nonce: string;
  /** It was typed in this tab before, and is gone on with. */
  isResumed: boolean;
  /** The launch in whose place this one is made; empty where there is none. */
  again: string;
};

export type Copy = { message: string; headline: string; description: string };
type Brief = {
  product: string;
  audience: string;
  offer: string;
  benefits: string;
  painPoints: string;
};
export type AdSet = {
  name: string;
  countries: string;
  ageMin: string;
  ageMax: string;
  gender: string;
  /** Interests, behaviours and places that were searched for, as JSON. */
  picked: string;
  budget: string;
};

export const noCopy: Copy = { message: '', headline: '', description: '' };

export const defaultAdSet: AdSet = {
  name: '',
  countries: '',
  ageMin: '18',
  ageMax: '65',
  gender: '',
  picked: '[]',
  budget: '',
};

/** The library comes in parts. */
const fewPictures = 24;
export const maxPictures = 480;

/** The first value of each field: a form looks through all of its fields each time it is asked for one. */
type Values = ReadonlyMap<string, string>;

const firstValues = (form: URLSearchParams): Values => new Map([...form].reverse());

const text = (values: Values, name: string, otherwise = '') =>
  (values.get(name) ?? otherwise).trim();

/** More than a page shows well, and than people type; a page of a thousand rows would hold all others up. */
const maxRows = 100;

/** The rows of a list in their order: `copies.0.message`, `copies.1.message` … */
const rows = (values: Values, list: string): ((field: string) => string)[] => {
  const numbers = [...values.keys()].flatMap((name) => {
    const [head, at] = name.split('.', 2);
    return head === list && at !== undefined && /^\d{1,3}$/.test(at) ? [Number(at)] : [];
  });
  const different = [...new Set(numbers)];
  if (different.length > maxRows)
    throw new Failure('invalid_request', {
      fields: [{ field: list, message: `has more than ${maxRows} rows; make several launches` }],
    });
  return different
    .sort((one, other) => one - other)
    .map((at) => (field) => text(values, `${list}.${at}.${field}`));
};

const isSomething = (row: Record<string, string>) => Object.values(row).some((one) => one !== '');

/** The first is always there; another one counts once something is in it. */
const isTouched = ({ name, countries, budget, picked }: AdSet, at: number) =>
  at === 0 || [name, budget, countries].some((one) => one !== '') || picked !== '[]';

export const readDraft = (form: URLSearchParams): Draft => {
  const values = firstValues(form);
  return {
    name: text(values, 'name'),
    accountId: text(values, 'account_id'),
    pageId: text(values, 'defaults.page_id'),
    linkUrl: withScheme(text(values, 'defaults.link_url')),
    button: text(values, 'defaults.call_to_action_type', 'LEARN_MORE'),
    pixelId: text(values, 'defaults.pixel_id'),
    campaignId: text(values, 'campaign.id'),
    objective: text(values, 'campaign.objective', 'OUTCOME_TRAFFIC'),
    category: text(values, 'campaign.special_ad_categories'),
    images: rows(values, 'images')
      .map((field) => ({ url: withScheme(field('url')) }))
      .filter(isSomething),
    hashes: [...new Set(form.getAll('hash'))].filter((hash) => hash !== ''),
    videos: rows(values, 'videos')
      .map((field) => ({ url: withScheme(field('url')) }))
      .filter(isSomething),
    copies: rows(values, 'copies')
      .map((field) => ({
        message: field('message'),
        headline: field('headline'),
        description: field('description'),
      }))
      .filter(isSomething),
    brief: {
      product: text(values, 'brief.product'),
      audience: text(values, 'brief.audience'),
      offer: text(values, 'brief.offer'),
      benefits: text(values, 'brief.benefits'),
      painPoints: text(values, 'brief.pain_points'),
    },
    adSets: rows(values, 'ad_sets').map(readAdSet).filter(isTouched),
    goal: text(values, 'goal'),
    budgetAt: text(values, 'budget_at') === 'campaign' ? 'campaign' : 'ad_sets',
    budgetKind: text(values, 'budget_kind') === 'lifetime' ? 'lifetime' : 'daily',
    campaignBudget: text(values, 'campaign.budget'),
    start: text(values, 'start'),
    end: text(values, 'end'),
    beneficiary: text(values, 'beneficiary'),
    payer: text(values, 'payer'),
    shownPictures: Math.min(maxPictures, Number(values.get('pictures')) || fewPictures),
    needsApproval: values.get('requires_approval') === 'yes',
    leftOut: form.getAll('left_out'),
    nonce: text(values, 'nonce').slice(0, maxNonce),
    isResumed: values.get('resumed') === 'yes',
    again: /^[0-9a-f-]{36}$/.exec(values.get('again') ?? '')?.[0] ?? '',
  };
};

const readAdSet = (field: (name: string) => string): AdSet => ({
  name: field('name'),
  countries: field('countries'),
  ageMin: field('age_min'),
  ageMax: field('age_max'),
  gender: field('gender'),
  picked: field('picked') || '[]',
  budget: field('budget'),
});

const lists = { copies: 'copies', images: 'images', videos: 'videos', ad_sets: 'adSets' } as const;

/** `drop:copies.1` takes a row away; adding one is a matter of the page, which always has room. */
export const withoutRow = (draft: Draft, wish: string): Draft => {
  const [, list = '', at = ''] = /^drop:(\w+)\.(\d+)$/.exec(wish) ?? [];
  if (!Object.hasOwn(lists, list)) return draft;
  // Just looked up.
  const name = lists[list as keyof typeof lists];
  const leftOut =
    name === 'copies' || name === 'adSets'
      ? leftOutWithout(draft.leftOut, name, Number(at))
      : draft.leftOut;
  return { ...draft, leftOut, [name]: draft[name].filter((_, index) => index !== Number(at)) };
};
