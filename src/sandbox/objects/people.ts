import { mayListPages, requireAdsRead } from '../graph/authority.ts';
import { many, type NodeKind, names, one } from '../graph/reading.ts';
import { pageTokenOf } from '../login/page-token.ts';
import { accountsOf, pagesOf } from '../world/reach.ts';
import type { Business, Instagram, Page, Person, Pixel } from '../world/things.ts';

export const personKind: NodeKind<Person> = {
  type: 'User',
  defaults: 'name,id',
  fields: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    first_name: ({ name }) => name.split(' ')[0],
    last_name: ({ name }) => name.split(' ').slice(1).join(' '),
    adaccounts: (person, { world, holder }) => {
      requireAdsRead(holder);
      return many(accountsOf(world, person).reverse());
    },
    accounts: (person, { world, holder }) =>
      many(mayListPages(holder) ? pagesOf(world, person).reverse() : []),
  },
  known: names(`
    about age_range birthday email gender hometown install_type installed languages link locale
    location middle_name name_format picture short_name timezone token_for_business updated_time
    verified video_upload_limits website`),
};

export const pageKind: NodeKind<Page> = {
  type: 'Page',
  defaults: 'name,id',
  fields: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    category: ({ category }) => category,
    category_list: ({ category, id }) => [{ id: id.slice(-10), name: category }],
    tasks: ({ extra }) =>
      extra['tasks'] ?? ['ANALYZE', 'ADVERTISE', 'MODERATE', 'CREATE_CONTENT', 'MANAGE'],
    access_token: (page, { world, person_id }) => pageTokenOf(world, page, person_id),
    instagram_business_account: ({ instagram_id }, { world }) =>
      one(world.instagrams.get(instagram_id ?? '')),
    connected_instagram_account: ({ instagram_id }, { world }) =>
      one(world.instagrams.get(instagram_id ?? '')),
    is_published: () => true,
    promotion_eligible: () => true,
  },
  known: names(`
    about app_id bio business can_post cover description emails engagement fan_count
    followers_count general_info global_brand_page_name has_added_app hours is_owned
    is_permanently_closed is_verified is_webhooks_subscribed leadgen_tos_accepted link location
    name_with_location_descriptor overall_star_rating phone picture promotion_ineligible_reason
    rating_count single_line_address store_number username verification_status website
    whatsapp_number`),
};

export const instagramKind: NodeKind<Instagram> = {
  type: 'IGUser',
  defaults: 'id',
  fields: { id: ({ id }) => id, username: ({ username }) => username },
  known: names(`
    biography followers_count follows_count has_profile_pic ig_id is_published media_count name
    owner_business profile_pic profile_picture_url website`),
};

export const pixelKind: NodeKind<Pixel> = {
  type: 'AdsPixel',
  defaults: 'id',
  fields: { id: ({ id }) => id, name: ({ name }) => name },
  known: names('code creation_time is_created_by_business is_unavailable last_fired_time usage'),
};

export const businessKind: NodeKind<Business> = {
  type: 'Business',
  defaults: 'id,name',
  fields: { id: ({ id }) => id, name: ({ name }) => name },
  known: names('created_time link primary_page timezone_id verification_status vertical'),
};
