import { Failure } from '../../contract/failures.ts';
import type { ShapeName } from '../../operations/core/placed-shapes.ts';
import { recipeAim } from '../../operations/launches/plan/recipe-aims.ts';
import type { RecipeName } from '../../publish/launch/plan/launch-body.ts';
import { aims } from './choices.ts';

/** Rows are known by their number, pictures by what they are: another choice in the library moves none. */
export const pairKey = (adSet: number, copy: number, media: string) => `${adSet}.${copy}.${media}`;

const moved = (at: number, droppedAt: number) => (at > droppedAt ? at - 1 : at);

/** After row number `dropped` was removed from a list, the same ads as before are left out. */
const leftOutWithout = (
  leftOut: readonly string[],
  list: 'copies' | 'adSets',
  droppedAt: number,
): string[] =>
  leftOut.flatMap((key) => {
    const [, adSet = '', copy = '', media = ''] = /^(\d+)\.(\d+)\.(.*)$/s.exec(key) ?? [];
    const [at, other] = list === 'adSets' ? [adSet, copy] : [copy, adSet];
    if (Number(at) === droppedAt) return [];
    const here = moved(Number(at), droppedAt);
    return list === 'adSets'
      ? [pairKey(here, Number(other), media)]
      : [pairKey(Number(other), here, media)];
  });

/** People type no longer addresses, so longer ones are not checked. */
const maxAddressLength = 2_000;

/** An address as people type it: without its scheme it gets one. */
const withScheme = (text: string) =>
  text.length <= maxAddressLength && /^[^\s/:@]+\.[^\s/:@]{2,}([/?#:]\S*)?$/.test(text)
    ? `https://${text}`
    : text;

/** The page's nonce is cut to the length that fits into the launch's Idempotency-Key. */
export const maxNonce = 40;

/** Many texts in a script of which a browser writes nine signs for each letter. */
export const wizardFormBytes = 256 * 1024;

/** A launch while it is being written: everything as it was typed, under the names of its fields. */
export type WizardDraft = {
  name: string;
  accountId: string;
  pageId: string;
  linkUrl: string;
  button: string;
  pixelId: string;
  /** The form that ads open, where the goal is leads in a form. */
  leadFormId: string;
  /** The pixel counts this event; empty: the usual one of the objective. */
  event: string;
  /** Empty: a new campaign. */
  campaignId: string;
  /** The recipe, which fills objective, goal and event; empty: they are chosen one by one. */
  recipe: RecipeName | '';
  objective: string;
  category: string;
  /** The countries whose rules for the category apply; empty: those in which people see the ads. */
  categoryCountries: string;
  images: { url: string }[];
  hashes: string[];
  /** The library's names of its pictures, where they are known. */
  pictureNames?: ReadonlyMap<string, string>;
  videos: { url: string }[];
  /** Posts of the Page that are promoted. */
  posts: string[];
  showsPosts: boolean;
  /** Pictures in several shapes, each an address or the hash of one in the library. */
  shaped: ShapedPicture[];
  copies: DraftCopy[];
  brief: DraftBrief;
  adSets: DraftAdSet[];
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
  /** True if the draft was typed in this tab before and is continued. */
  isResumed: boolean;
  /** How many texts were just taken over from the copy lab. */
  brought: number;
  /** The launch that this one replaces; empty if there is none. */
  again: string;
};

export type ShapedPicture = Record<ShapeName, string>;

export const noShapes: ShapedPicture = { square: '', vertical: '', landscape: '' };

export type DraftCopy = { message: string; headline: string; description: string };
type DraftBrief = {
  product: string;
  audience: string;
  offer: string;
  benefits: string;
  painPoints: string;
};
export type DraftAdSet = {
  name: string;
  countries: string;
  ageMin: string;
  ageMax: string;
  gender: string;
  /** Interests, behaviours and places that were searched for, as JSON. */
  picked: string;
  budget: string;
};

export const noCopy: DraftCopy = { message: '', headline: '', description: '' };

export const defaultAdSet: DraftAdSet = {
  name: '',
  countries: '',
  ageMin: '18',
  ageMax: '65',
  gender: '',
  picked: '[]',
  budget: '',
};

/** The library comes in parts. */
const defaultPictures = 24;
export const maxPictures = 480;

/** The first value of each field, because a form searches all of its fields for each read. */
type FormValues = ReadonlyMap<string, string>;

const firstValues = (form: URLSearchParams): FormValues => new Map([...form].reverse());

const text = (values: FormValues, name: string, otherwise = '') =>
  (values.get(name) ?? otherwise).trim();

/** More than a page shows well, and than people type; a page of a thousand rows would hold all others up. */
const maxRows = 100;

/** The rows of a list in their order: `copies.0.message`, `copies.1.message` … */
const rows = (values: FormValues, list: string): ((field: string) => string)[] => {
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
const isTouched = ({ name, countries, budget, picked }: DraftAdSet, at: number) =>
  at === 0 || [name, budget, countries].some((one) => one !== '') || picked !== '[]';

/** A form that chooses the objective itself may know nothing of aims. */
const recipeIn = (values: FormValues): RecipeName | '' => {
  const recipeName = text(values, 'recipe', values.has('campaign.objective') ? '' : 'traffic');
  return aims.find(([recipe]) => recipe === recipeName)?.[0] ?? '';
};

/** The recipe's answers take the place of those chosen before. */
const aimIn = (values: FormValues) => {
  const recipe = recipeIn(values);
  if (recipe === '')
    return {
      recipe,
      objective: text(values, 'campaign.objective', 'OUTCOME_TRAFFIC'),
      goal: text(values, 'goal'),
      event: text(values, 'event'),
    };
  return { recipe, ...recipeAim(recipe) };
};

export const readDraft = (form: URLSearchParams): WizardDraft => {
  const values = firstValues(form);
  const shapedRows = rows(values, 'shaped').map(readShaped).filter(isSomething);
  // A picture that is one shape of an ad is not an ad by itself as well.
  const inShapes = new Set(shapedRows.flatMap((one) => Object.values(one)));
  return {
    name: text(values, 'name'),
    accountId: text(values, 'account_id'),
    pageId: text(values, 'defaults.page_id'),
    linkUrl: withScheme(text(values, 'defaults.link_url')),
    button: text(values, 'defaults.call_to_action_type', 'LEARN_MORE'),
    pixelId: text(values, 'defaults.pixel_id'),
    leadFormId: text(values, 'defaults.lead_form_id'),
    ...aimIn(values),
    campaignId: text(values, 'campaign.id'),
    category: text(values, 'campaign.special_ad_categories'),
    categoryCountries: text(values, 'campaign.special_ad_category_country'),
    images: rows(values, 'images')
      .map((field) => ({ url: withScheme(field('url')) }))
      .filter(isSomething),
    hashes: [...new Set(form.getAll('hash'))].filter((hash) => hash !== '' && !inShapes.has(hash)),
    shaped: shapedRows,
    videos: rows(values, 'videos')
      .map((field) => ({ url: withScheme(field('url')) }))
      .filter(isSomething),
    posts: [...new Set(form.getAll('post'))].filter(
      (id) => instagramPost(id) !== null || id.startsWith(`${text(values, 'defaults.page_id')}_`),
    ),
    showsPosts: values.get('posts_shown') === 'yes',
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
    budgetAt: text(values, 'budget_at') === 'campaign' ? 'campaign' : 'ad_sets',
    budgetKind: text(values, 'budget_kind') === 'lifetime' ? 'lifetime' : 'daily',
    campaignBudget: text(values, 'campaign.budget'),
    start: text(values, 'start'),
    end: text(values, 'end'),
    beneficiary: text(values, 'beneficiary'),
    payer: text(values, 'payer'),
    shownPictures: Math.min(maxPictures, Number(values.get('pictures')) || defaultPictures),
    needsApproval: values.get('requires_approval') === 'yes',
    leftOut: form.getAll('left_out'),
    nonce: text(values, 'nonce').slice(0, maxNonce),
    isResumed: values.get('resumed') === 'yes',
    brought: Math.min(maxRows, Number(values.get('brought')) || 0),
    again: /^[0-9a-f-]{36}$/.exec(values.get('again') ?? '')?.[0] ?? '',
  };
};

/** An address that was typed wins over what was picked from the library. */
const readShaped = (field: (name: string) => string): ShapedPicture => {
  const one = (shape: ShapeName) => withScheme(field(`${shape}_url`)) || field(shape);
  return { square: one('square'), vertical: one('vertical'), landscape: one('landscape') };
};

const readAdSet = (field: (name: string) => string): DraftAdSet => ({
  name: field('name'),
  countries: field('countries'),
  ageMin: field('age_min'),
  ageMax: field('age_max'),
  gender: field('gender'),
  picked: field('picked') || '[]',
  budget: field('budget'),
});

const lists = {
  copies: 'copies',
  images: 'images',
  videos: 'videos',
  shaped: 'shaped',
  ad_sets: 'adSets',
} as const;

/** The pictures of a row in shapes are chosen each by itself again. */
const takenApart = (draft: WizardDraft, at: number): WizardDraft => {
  const files = Object.values(draft.shaped[at] ?? noShapes).filter((one) => one !== '');
  const urls = files.filter((one) => one.includes('://')).map((url) => ({ url }));
  const hashes = files.filter((one) => !one.includes('://'));
  return {
    ...draft,
    images: [...draft.images, ...urls],
    hashes: [...new Set([...draft.hashes, ...hashes])],
  };
};

/** `drop:copies.1` takes a row away; adding one is a matter of the page, which always has room. */
export const withoutRow = (draft: WizardDraft, wish: string): WizardDraft => {
  const [, list = '', at = ''] = /^drop:(\w+)\.(\d+)$/.exec(wish) ?? [];
  if (!Object.hasOwn(lists, list)) return draft;
  // Just looked up.
  const name = lists[list as keyof typeof lists];
  const leftOut =
    name === 'copies' || name === 'adSets'
      ? leftOutWithout(draft.leftOut, name, Number(at))
      : draft.leftOut;
  const draftWithoutShapes = name === 'shaped' ? takenApart(draft, Number(at)) : draft;
  return {
    ...draftWithoutShapes,
    leftOut,
    [name]: draft[name].filter((_, index) => index !== Number(at)),
  };
};

/** The Instagram account of a chosen post and the post's own id; null for a post of a Page. */
export const instagramPost = (id: string) => {
  const [, account, media] = /^(\d+)\/(\d+)$/.exec(id) ?? [];
  return account && media ? { account, media } : null;
};
