import { lettersFrom } from '../world/digest.ts';
import type { World } from '../world/world.ts';
import { formatTime, parseTime } from '../world/zone.ts';
import type { PageFile } from './world-file.ts';

type FormFile = PageFile['forms'][number];
type InstagramFile = NonNullable<PageFile['instagram']>;

const timeOf = (world: World, moment: string | undefined) =>
  (moment === undefined ? undefined : parseTime('UTC', moment)) ?? world.clock();

/** What every object of a Page has: an id, and its order of creation. */
const createIdentity = (world: World, id: string | undefined) => ({
  id: id ?? world.idGenerator.objectId(),
  seq: world.idGenerator.next(),
});

const seedForm = (world: World, page_id: string, file: FormFile) => {
  const { id: form_id, seq } = createIdentity(world, file.id);
  const extra = {
    locale: 'en_US',
    status: 'ACTIVE',
    leads_count: file.leads.length,
    organic_leads_count: file.leads.filter(({ ad }) => ad === undefined).length,
    expired_leads_count: 0,
    created_time: formatTime('UTC', world.clock()),
    ...file.fields,
  };
  world.assets.set(form_id, { kind: 'form', id: form_id, seq, page_id, name: file.name, extra });
  for (const lead of file.leads) {
    const own = createIdentity(world, lead.id);
    const field_data = Object.entries(lead.answers).map(([name, text]) => ({
      name,
      values: [text],
    }));
    world.assets.set(own.id, {
      kind: 'lead',
      ...own,
      name: own.id,
      form_id,
      ad_id: lead.ad,
      created: timeOf(world, lead.created),
      extra: { field_data, platform: 'fb', ...lead.fields },
    });
  }
};

const seedPosts = (world: World, { id: page_id, posts }: PageFile) => {
  for (const post of posts) {
    const { id: own, seq } = createIdentity(world, post.id);
    const id = `${page_id}_${own}`;
    world.assets.set(id, {
      kind: 'post',
      id,
      seq,
      name: post.message,
      page_id,
      created: timeOf(world, post.created),
      picture: { account_id: page_id, hash: id },
      extra: {
        message: post.message,
        status_type: 'added_photos',
        is_eligible_for_promotion: true,
        ...post.fields,
      },
    });
  }
};

const seedInstagram = (world: World, { id: instagram_id, username, media }: InstagramFile) => {
  world.instagrams.set(instagram_id, {
    kind: 'instagram',
    id: instagram_id,
    seq: world.idGenerator.next(),
    username,
    extra: { name: username, followers_count: 1000, media_count: media.length, is_published: true },
  });
  for (const one of media) {
    const own = createIdentity(world, one.id);
    world.assets.set(own.id, {
      kind: 'media',
      ...own,
      name: one.caption,
      instagram_id,
      created: timeOf(world, one.created),
      picture: { account_id: instagram_id, hash: own.id },
      extra: {
        caption: one.caption,
        media_type: one.type,
        media_product_type: one.type === 'VIDEO' ? 'REELS' : 'FEED',
        shortcode: lettersFrom(`shortcode ${own.id}`, 11),
        like_count: 0,
        comments_count: 0,
        boost_eligibility_info: { eligible_to_boost: true },
        ...one.fields,
      },
    });
  }
};

/** A Page of a custom world: its forms with their leads, its posts, its Instagram account. */
export const seedGivenPage = (world: World, file: PageFile) => {
  const { id, name, category, instagram, forms, fields } = file;
  world.pages.set(id, {
    kind: 'page',
    id,
    seq: world.idGenerator.next(),
    name,
    category,
    instagram_id: instagram?.id,
    extra: { ...fields },
  });
  if (instagram) seedInstagram(world, instagram);
  for (const form of forms) seedForm(world, id, form);
  seedPosts(world, file);
};
