import { span } from '../basics/clock.ts';
import { ownedBy } from '../world/collection.ts';
import { lettersFrom, shareFrom } from '../world/digest.ts';
import type { Json } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';
import { type Brand, brands } from './brands.ts';
import { demo } from './demo.ts';

type FormSeed = { id: string; page_id: string; name: string };

/** The newest form of each Page that has any; it gets the leads. */
export const mainForms: FormSeed[] = [
  { id: demo.usdLeadFormId, page_id: demo.usdPageId, name: 'Tell us your size' },
  { id: demo.eurLeadFormId, page_id: demo.eurPageId, name: 'Sample by post' },
];

const olderForms: (FormSeed & { status: string })[] = [
  {
    id: '23880000000000003',
    page_id: demo.usdPageId,
    name: 'Trail club newsletter',
    status: 'ACTIVE',
  },
  { id: '23880000000000004', page_id: demo.usdPageId, name: 'Store opening', status: 'ARCHIVED' },
  { id: '23880000000000005', page_id: demo.eurPageId, name: 'Visit the atelier', status: 'ACTIVE' },
];

const leadsPerForm = 12;

const questions = [
  { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
  { key: 'email', label: 'Email', type: 'EMAIL' },
  { key: 'what_are_you_looking_for?', label: 'What are you looking for?', type: 'CUSTOM' },
];

export const formExtra = (world: World, { id }: FormSeed, status = 'ACTIVE'): Json => ({
  locale: 'en_US',
  status,
  leads_count: status === 'ACTIVE' ? leadsPerForm : 0,
  organic_leads_count: 0,
  expired_leads_count: 0,
  created_time: formatTime('UTC', world.clock() - span({ days: 200 })),
  privacy_policy_url: 'https://example.com/privacy',
  follow_up_action_url: 'https://example.com/thanks',
  is_optimized_for_quality: false,
  questions: questions.map((question, place) => ({ ...question, id: `${id}${place + 1}` })),
});

const firstNames = 'Ada Ben Chloe Dara Emil Fatou Goran Hana Ines Jonas Kaya Liam'.split(' ');
const lastNames = 'Abel Brandt Costa Dumas Evans Falk Garcia Haas Ito Jensen Klein Lopez'.split(
  ' ',
);

const pick = <T>(list: readonly T[], name: string): T => {
  const item = list[Math.floor(shareFrom(name) * list.length)];
  if (item === undefined) throw new Error('a seed list is empty');
  return item;
};

const answersOf = (name: string, wish: string) => {
  const first = pick(firstNames, `first ${name}`);
  const last = pick(lastNames, `last ${name}`);
  const email = `${first}.${last}@example.com`.toLowerCase();
  const values = { full_name: `${first} ${last}`, email, 'what_are_you_looking_for?': wish };
  return Object.entries(values).map(([key, value]) => ({ name: key, values: [value] }));
};

const seedLeads = (world: World, { id: form_id, page_id }: FormSeed, brand: Brand) => {
  const [ad] = ownedBy(world.collections.ad, brand.accountId).filter(
    ({ status }) => status === 'ACTIVE',
  );
  for (let place = 0; place < leadsPerForm; place += 1) {
    const id = `${form_id.slice(0, 3)}9${form_id.slice(4, -3)}${String(place + 101)}`;
    const name = `${page_id} ${place}`;
    const days = 30 - place * 2.5;
    world.assets.set(id, {
      kind: 'lead',
      id,
      seq: place + 1,
      name: id,
      form_id,
      // Every fourth person found the form without an ad.
      ad_id: place % 4 === 3 ? undefined : ad?.id,
      created: Math.floor(world.clock() - span({ hours: days * 24 })),
      extra: {
        field_data: answersOf(name, pick(brand.products, `wish ${name}`)),
        platform: place % 2 === 0 ? 'fb' : 'ig',
      },
    });
  }
};

const sentences = [
  'are back, in every size.',
  'and a long weekend: what else.',
  'made a little better than last year.',
  'ready to go when you are.',
];

const textsOf = (brand: Brand) =>
  brand.products.flatMap((product) =>
    sentences.slice(0, 2).map((sentence) => ({ product, text: `${product} ${sentence}` })),
  );

const pictureOf = (world: World, { accountId }: Brand, product: string) => {
  const file = `${product.toLowerCase().replaceAll(' ', '-')}.png`;
  const image = ownedBy(world.collections.image, accountId).find(({ name }) => name === file);
  return { account_id: accountId, hash: image?.hash ?? '' };
};

const seedPosts = (world: World, brand: Brand) => {
  for (const [place, { product, text }] of textsOf(brand).entries()) {
    const id = `${brand.pageId}_${102_000_000_000_001 + place}`;
    world.assets.set(id, {
      kind: 'post',
      id,
      seq: place + 1,
      name: text,
      page_id: brand.pageId,
      created: world.clock() - span({ days: 80 - place * 7 }),
      picture: pictureOf(world, brand, product),
      extra: {
        message: text,
        status_type: 'added_photos',
        is_eligible_for_promotion: true,
        shares: { count: Math.floor(shareFrom(`shares ${id}`) * 40) },
      },
    });
  }
};

const seedMedia = (world: World, brand: Brand, instagram_id: string) => {
  for (const [place, { product, text }] of textsOf(brand).entries()) {
    const id = `1790${instagram_id.slice(-4)}${1_000_000_001 + place}`;
    const isReel = place % 3 === 2;
    world.assets.set(id, {
      kind: 'media',
      id,
      seq: place + 1,
      name: text,
      instagram_id,
      created: world.clock() - span({ days: 78 - place * 7 }),
      picture: pictureOf(world, brand, product),
      extra: {
        caption: text,
        media_type: isReel ? 'VIDEO' : 'IMAGE',
        media_product_type: isReel ? 'REELS' : 'FEED',
        shortcode: lettersFrom(`shortcode ${id}`, 11),
        like_count: 20 + Math.floor(shareFrom(`likes ${id}`) * 900),
        comments_count: Math.floor(shareFrom(`comments ${id}`) * 40),
        boost_eligibility_info: { eligible_to_boost: true },
      },
    });
  }
};

/** Forms with their leads, posts and Instagram media. Their order starts at one for each owner. */
export const seedPageContent = (world: World) => {
  for (const [place, { status, ...form }] of olderForms.entries()) {
    const extra = { ...formExtra(world, form, status), leads_count: 0 };
    world.assets.set(form.id, { kind: 'form', ...form, seq: -olderForms.length + place, extra });
  }
  for (const page of world.pages.values()) {
    const brand = brands.find(({ pageId }) => pageId === page.id);
    if (!brand) continue;
    const form = mainForms.find(({ page_id }) => page_id === page.id);
    if (form) seedLeads(world, form, brand);
    seedPosts(world, brand);
    if (page.instagram_id) seedMedia(world, brand, page.instagram_id);
  }
};
