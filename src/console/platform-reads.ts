import * as z from 'zod';
import { Failure } from '../contract/failures.ts';
import { listAdAccounts } from '../operations/ad-accounts/list-ad-accounts.ts';
import { listCampaigns } from '../operations/campaigns/list-campaigns.ts';
import type { Access, OperationSpec } from '../operations/core/operation.ts';
import { listImages } from '../operations/images/list-images.ts';
import { listInstagramAccounts } from '../operations/instagram-accounts/list-instagram-accounts.ts';
import { listInstagramMedia } from '../operations/instagram-accounts/list-instagram-media.ts';
import { listLeadForms } from '../operations/pages/list-lead-forms.ts';
import { listPages } from '../operations/pages/list-pages.ts';
import { listPosts } from '../operations/pages/list-posts.ts';
import { listPixels } from '../operations/pixels/list-pixels.ts';
import type { Choice } from './parts/field.ts';
import type { Visit } from './screen.ts';

const text = z.string().catch('');

const rowsOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row) }).transform(({ data }) => data);

const namedRows = rowsOf(z.object({ id: z.string(), name: text }));

const accounts = rowsOf(
  z.object({
    id: z.string(),
    name: text,
    account_status: z.number().catch(0),
    currency: z.string().catch('USD'),
    timezone_name: z.string().catch('UTC'),
    default_dsa_beneficiary: text,
    default_dsa_payor: text,
    user_tasks: z.array(z.string()).nullable().catch(null),
  }),
);

const pictures = rowsOf(
  z.object({
    hash: z.string(),
    name: text,
    url: z.string().optional(),
    width: z.number().catch(0),
    height: z.number().catch(0),
  }),
);

const accountFields =
  'id,name,account_status,currency,timezone_name,default_dsa_beneficiary,default_dsa_payor,user_tasks';

export type AdAccount = z.output<typeof accounts>[number];
export const accountChoice = ({
  id,
  name,
  currency,
  account_status: status,
}: AdAccount): Choice => [id, `${name || id} · ${currency}${status === 1 ? '' : ' · not active'}`];

export type NamedRow = z.output<typeof namedRows>[number];
/** The requested ad account, or one in which ads can run. */
export const chosenAccount = (accounts: readonly AdAccount[], wantedId: string | undefined) =>
  accounts.find(({ id }) => id === wantedId) ??
  accounts.find(({ account_status: status }) => status === 1) ??
  accounts[0];

export const nameChoice = ({ id, name }: NamedRow): Choice => [id, name || id];

export type LibraryPicture = z.output<typeof pictures>[number];

/** In a longer list, people find nothing. */
const maxCampaigns = 1_000;

const noPaging = { cursors: { after: '' } };

const campaignPage = z.object({
  data: z.array(z.object({ id: z.string(), name: text })),
  paging: z
    .object({
      next: z.string().optional(),
      cursors: z.object({ after: text }).catch(noPaging.cursors),
    })
    .catch(noPaging),
});

type Schema = z.ZodType | undefined;

/** One list of Meta's, and the used parts of its rows. Reads with the same key share an answer for a minute. */
type ListRead<T> = {
  operation: OperationSpec<Access, Schema, Schema, Schema, 'relayed'>;
  schema: z.ZodType<T[]>;
  key: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

const readList = <T>(visit: Visit, { operation, schema, key, ...input }: ListRead<T>) =>
  visit.cachedForAMinute(key, async (call) => schema.parse(await call(operation, input)));

export const readAccounts = (visit: Visit) => {
  const query = { fields: accountFields };
  return readList(visit, { operation: listAdAccounts, schema: accounts, key: 'accounts', query });
};

/** A list of a Page; or the failure, if it could not be read. */
export type PageRows<T> = { rows: T[]; failure: Failure | null };

export const noRows = { rows: [], failure: null };

const orFailure = async <T>(reading: Promise<T[]>): Promise<PageRows<T>> => {
  try {
    return { rows: await reading, failure: null };
  } catch (error) {
    if (error instanceof Failure && error.code !== 'adnet_not_connected')
      return { rows: [], failure: error };
    throw error;
  }
};

/** A launch chooses from what there is: nothing, where Meta refuses this one list. */
const orNothing = async <T>(reading: Promise<T[]>): Promise<T[]> => (await orFailure(reading)).rows;

const readOfAccount =
  <T>(list: ListRead<T>) =>
  (visit: Visit, accountId: string): Promise<T[]> => {
    const key = `${list.key} ${accountId}`;
    return orNothing(readList(visit, { ...list, key, params: { account_id: accountId } }));
  };

const readOfPage =
  <T>(list: ListRead<T>) =>
  (visit: Visit, pageId: string): Promise<PageRows<T>> => {
    const key = `${list.key} ${pageId}`;
    return orFailure(readList(visit, { ...list, key, params: { page_id: pageId } }));
  };

export const readPages = readOfAccount({ operation: listPages, schema: namedRows, key: 'pages' });

export const readPixels = readOfAccount({
  operation: listPixels,
  schema: namedRows,
  key: 'pixels',
});

export const readPictures = (visit: Visit, accountId: string, limit: number) => {
  const query = { limit: String(limit), fields: 'hash,name,width,height' };
  const list = { operation: listImages, schema: pictures, key: `pictures ${limit}`, query };
  return readOfAccount(list)(visit, accountId);
};

export const readCampaigns = (visit: Visit, accountId: string) =>
  orNothing(
    visit.cachedForAMinute(`campaigns ${accountId}`, async (call) => {
      const campaigns: NamedRow[] = [];
      let after = '';
      do {
        const params = { account_id: accountId };
        const query = { limit: '200', fields: 'id,name', ...(after && { after }) };
        const page = campaignPage.parse(await call(listCampaigns, { params, query }));
        campaigns.push(...page.data);
        after = page.paging.next === undefined ? '' : page.paging.cursors.after;
      } while (after !== '' && campaigns.length < maxCampaigns);
      return campaigns;
    }),
  );

const usableLeadForms = rowsOf(z.object({ id: z.string(), name: text, status: text })).transform(
  (all) => all.filter(({ status }) => status === 'ACTIVE'),
);

/** The forms of a Page that can be used. */
export const readLeadForms = readOfPage({
  operation: listLeadForms,
  schema: usableLeadForms,
  key: 'lead forms',
  query: { limit: '200', fields: 'id,name,status' },
});

/** `id`: of a Page's post; of Instagram's with its account before it. */
export type Post = { id: string; text: string; date: string; picture: string; isVideo: boolean };

const promotablePosts = rowsOf(
  z.object({
    id: z.string(),
    message: text,
    story: text,
    created_time: text,
    full_picture: text,
    is_eligible_for_promotion: z.boolean().catch(true),
  }),
).transform((all) =>
  all
    .filter((one) => one.is_eligible_for_promotion)
    .map(
      ({ id, message, story, created_time, full_picture }): Post => ({
        id,
        text: message || story,
        date: created_time.slice(0, 10),
        picture: full_picture,
        isVideo: false,
      }),
    ),
);

/** The newest posts of a Page that may be promoted. */
export const readPosts = readOfPage({
  operation: listPosts,
  schema: promotablePosts,
  key: 'posts',
  query: { limit: '50' },
});

const instagramMedia = rowsOf(
  z.object({
    id: z.string(),
    caption: text,
    media_type: text,
    media_url: text,
    thumbnail_url: text,
    timestamp: text,
  }),
);

type InstagramMedia = z.output<typeof instagramMedia>[number];

const postOf = (account: string, one: InstagramMedia): Post => {
  const isVideo = one.media_type === 'VIDEO';
  return {
    id: `${account}/${one.id}`,
    text: one.caption,
    date: one.timestamp.slice(0, 10),
    picture: one.thumbnail_url || (isVideo ? '' : one.media_url),
    isVideo,
  };
};

const maxInstagramAccounts = 5;

/** The newest posts of the Instagram accounts that the ad account may speak as. */
export const readInstagramPosts = (visit: Visit, accountId: string): Promise<Post[]> =>
  orNothing(
    visit.cachedForAMinute(`instagram posts ${accountId}`, async (call) => {
      const instagramAccounts = rowsOf(z.object({ id: z.string() })).parse(
        await call(listInstagramAccounts, { params: { account_id: accountId } }),
      );
      const lists = await Promise.all(
        instagramAccounts.slice(0, maxInstagramAccounts).map(async ({ id }) => {
          const answer = call(listInstagramMedia, { params: { id }, query: { limit: '50' } });
          // The login may see the posts of some accounts and not those of others.
          const media = await orNothing(answer.then(instagramMedia.parse));
          return media.map((one) => postOf(id, one));
        }),
      );
      return lists.flat();
    }),
  );
