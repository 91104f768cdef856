import type { Call } from '../protocol/call.ts';
import { refuse } from '../protocol/refusal.ts';
import type {
  Account,
  Ad,
  AssetKind,
  Business,
  Form,
  Instagram,
  Page,
  Person,
} from '../world/entities.ts';
import { assetsOf } from '../world/find.ts';
import { accountsOf, oldestFirst } from '../world/reach.ts';
import type { World } from '../world/world.ts';
import {
  createAudience,
  createConversion,
  createLabel,
  createPixel,
  refuseCapability,
} from '../writes/asset.ts';
import { answerList } from './list.ts';

const inAccount = (kind: AssetKind) => (call: Call, account: Account) =>
  answerList(call, kind, assetsOf(call.world, kind, account.account_id));

const listInstagrams = (call: Call, { instagram_ids }: Account) =>
  answerList(
    call,
    'instagram',
    instagram_ids.flatMap((id) => call.world.instagrams.get(id) ?? []),
  );

const listPixels = (call: Call, { account_id }: Account) =>
  answerList(
    call,
    'pixel',
    [...call.world.pixels.values()].filter((pixel) => pixel.account_id === account_id),
  );

/** The assets of an account besides its ads. */
export const accountAssets = {
  instagram_accounts: { GET: listInstagrams },
  connected_instagram_accounts: { GET: listInstagrams },
  adspixels: { GET: listPixels, POST: createPixel },
  customaudiences: { GET: inAccount('audience'), POST: createAudience },
  saved_audiences: { GET: inAccount('saved_audience'), POST: refuseCapability },
  customconversions: { GET: inAccount('conversion'), POST: createConversion },
  adlabels: { GET: inAccount('label'), POST: createLabel },
};

/** Refuses other tokens at a Page's own edges; the login stays valid. */
const needsPageToken = ({ holder }: Call, page: Page) => {
  if (holder.page_id === page.id) return;
  refuse({ code: 190, message: '(#190) This method must be called with a Page Access Token' });
};

const listPosts = (call: Call, page: Page) =>
  call.holder.page_id === page.id
    ? answerList(call, 'post', assetsOf(call.world, 'post', page.id))
    : refuse({ code: 210, message: '(#210) A page access token is required' });

export const pageEdges = {
  instagram_accounts: {
    GET: (call: Call, { instagram_id }: Page) => {
      const instagram = call.world.instagrams.get(instagram_id ?? '');
      return answerList(call, 'instagram', instagram ? [instagram] : []);
    },
  },
  leadgen_forms: {
    GET: (call: Call, page: Page) => {
      needsPageToken(call, page);
      return answerList(call, 'form', assetsOf(call.world, 'form', page.id));
    },
  },
  published_posts: { GET: listPosts },
  posts: { GET: listPosts },
  feed: { GET: listPosts },
  ads_posts: { GET: listPosts },
};

export const formEdges = {
  leads: {
    GET: (call: Call, form: Form) => {
      const page = call.world.pages.get(form.page_id);
      if (page) needsPageToken(call, page);
      return answerList(call, 'lead', assetsOf(call.world, 'lead', form.id));
    },
  },
};

const leadsOf = (world: World, adId: string) =>
  [...world.assets.values()].filter((asset) => asset.kind === 'lead' && asset.ad_id === adId);

export const adLeads = {
  leads: { GET: (call: Call, { id }: Ad) => answerList(call, 'lead', leadsOf(call.world, id)) },
};

export const instagramEdges = {
  media: {
    GET: (call: Call, { id }: Instagram) =>
      answerList(call, 'media', assetsOf(call.world, 'media', id)),
  },
};

const listBusinesses = (call: Call, person: Person) => {
  const ids = new Set(accountsOf(call.world, person).map(({ business }) => business));
  const businesses = [...ids].flatMap((id) => call.world.businesses.get(id) ?? []);
  return answerList(call, 'business', oldestFirst(businesses));
};

export const personAssets = { businesses: { GET: listBusinesses } };

const ownedAccounts = (call: Call, { id }: Business) => {
  const { person, world } = call;
  const accounts = person
    ? accountsOf(world, person).filter(({ business }) => business === id)
    : [];
  return answerList(call, 'account', accounts);
};

const ownedPages = (call: Call) => {
  const ids = call.person?.page_ids ?? [];
  const pages = ids.flatMap((id) => call.world.pages.get(id) ?? []);
  return answerList({ ...call, person_id: undefined }, 'page', oldestFirst(pages));
};

export const businessEdges = {
  owned_ad_accounts: { GET: ownedAccounts },
  owned_pages: { GET: ownedPages },
};
