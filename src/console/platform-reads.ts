import * as z from 'zod';
import { Failure } from '../contract/failures.ts';
import { listAdAccounts } from '../operations/ad-accounts/list-ad-accounts.ts';
import { listCampaigns } from '../operations/campaigns/list-campaigns.ts';
import { listImages } from '../operations/images/list-images.ts';
import { listInstagramAccounts } from '../operations/instagram-accounts/list-instagram-accounts.ts';
import { listInstagramMedia } from '../operations/instagram-accounts/list-instagram-media.ts';
import { listLeadForms } from '../operations/pages/list-lead-forms.ts';
import { listPages } from '../operations/pages/list-pages.ts';
import { listPosts } from '../operations/pages/list-posts.ts';
import { listPixels } from '../operations/pixels/list-pixels.ts';
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
export type NamedRow = z.output<typeof namedRows>[number];
export type LibraryPicture = z.output<typeof pictures>[number];

/** More than these nobody finds in a list. */
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

export const readAccounts = (visit: Visit) =>
  visit.onceAMinute('accounts', async (call) =>
    accounts.parse(await call(listAdAccounts, { query: { fields: accountFields } })),
  );

/** What a launch chooses from: nothing where Meta refuses this one list. */
const orNothing = async <T>(reading: Promise<T[]>): Promise<T[]> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'adnet_not_connected') return [];
    throw error;
  }
};

/** A list of a Page; why, where it could not be read. */
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

const ofAccount = (accountId: string) => ({
  params: { account_id: accountId },
  key: (what: string) => `${what} ${accountId}`,
});

export const readPages = (visit: Visit, accountId: string) => {
  const { params, key } = ofAccount(accountId);
  return orNothing(
    visit.onceAMinute(key('pages'), async (call) =>
      namedRows.parse(await call(listPages, { params })),
    ),
  );
};

export const readCampaigns = (visit: Visit, accountId: string) => {
  const { params, key } = ofAccount(accountId);
  return orNothing(
    visit.onceAMinute(key('campaigns'), async (call) => {
      const campaigns: NamedRow[] = [];
      let after = '';
      do {
        const query = { limit: '200', fields: 'id,name', ...(after && { after }) };
        const page = campaignPage.parse(await call(listCampaigns, { params, query }));
        campaigns.push(...page.data);
        after = page.paging.next === undefined ? '' : page.paging.cursors.after;
      } while (after !== '' && campaigns.length < maxCampaigns);
      return campaigns;
    }),
  );
};

export const readPixels = (visit: Visit, accountId: string) => {
  const { params, key } = ofAccount(accountId);
  return orNothing(
    visit.onceAMinute(key('pixels'), async (call) =>
      namedRows.parse(await call(listPixels, { params })),
    ),
  );
};

const leadForms = rowsOf(z.object({ id: z.string(), name: text, status: text }));

/** The forms of a Page that can be used. */
export const readLeadForms = (visit: Visit, pageId: string) =>
  orFailure(
    visit.onceAMinute(`lead forms ${pageId}`, async (call) => {
      const query = { limit: '200', fields: 'id,name,status' };
      const all = leadForms.parse(
        await call(listLeadForms, { params: { page_id: pageId }, query }),
      );
      return all.filter(({ status }) => status === 'ACTIVE');
    }),
  );

const posts = rowsOf(
  z.object({
    id: z.string(),
    message: text,
    story: text,
    created_time: text,
    full_picture: text,
    is_eligible_for_promotion: z.boolean().catch(true),
  }),
);

/** `id`: of a Page's post; of Instagram's with its account before it. */
export type Post = { id: string; text: string; date: string; picture: string; isVideo: boolean };

/** The newest posts of a Page that may be promoted. */
export const readPosts = (visit: Visit, pageId: string): Promise<PageRows<Post>> =>
  orFailure(
    visit.onceAMinute(`posts ${pageId}`, async (call) => {
      const all = posts.parse(
        await call(listPosts, { params: { page_id: pageId }, query: { limit: '50' } }),
      );
      return all
        .filter((one) => one.is_eligible_for_promotion)
        .map(({ id, message, story, created_time, full_picture }) => ({
          id,
          text: message || story,
          date: created_time.slice(0, 10),
          picture: full_picture,
          isVideo: false,
        }));
    }),
  );

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

const maxInstagramAccounts = 5;

/** The newest posts of the Instagram accounts that the ad account may speak as. */
export const readInstagramPosts = (visit: Visit, accountId: string): Promise<Post[]> => {
  const { params, key } = ofAccount(accountId);
  return orNothing(
    visit.onceAMinute(key('instagram posts'), async (call) => {
      const accounts = rowsOf(z.object({ id: z.string() })).parse(
        await call(listInstagramAccounts, { params }),
      );
      const lists = await Promise.all(
        accounts.slice(0, maxInstagramAccounts).map(async ({ id }) => {
          const query = { limit: '50' };
          // The login may see the posts of some accounts and not those of others.
          const media = await orNothing(
            call(listInstagramMedia, { params: { id }, query }).then(instagramMedia.parse),
          );
          return media.map((one) => ({ ...one, account: id }));
        }),
      );
      return lists.flat().map((one) => {
        const isVideo = one.media_type === 'VIDEO';
        return {
          id: `${one.account}/${one.id}`,
          text: one.caption,
          date: one.timestamp.slice(0, 10),
          picture: one.thumbnail_url || (isVideo ? '' : one.media_url),
          isVideo,
        };
      });
    }),
  );
};

export const readPictures = (visit: Visit, accountId: string, limit: number) => {
  const { params, key } = ofAccount(accountId);
  const query = { limit: String(limit), fields: 'hash,name,width,height' };
  return orNothing(
    visit.onceAMinute(key(`pictures ${limit}`), async (call) =>
      pictures.parse(await call(listImages, { params, query })),
    ),
  );
};
