import * as z from 'zod';
import { Failure } from '../contract/failures.ts';
import { listAdAccounts } from '../operations/ad-accounts/list-ad-accounts.ts';
import { listPages } from '../operations/ad-accounts/list-pages.ts';
import { listPixels } from '../operations/ad-accounts/list-pixels.ts';
import { listCampaigns } from '../operations/campaigns/list-campaigns.ts';
import { listImages } from '../operations/images/list-images.ts';
import type { Visit } from './screen.ts';

const text = z.string().catch('');

const rowsOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row) }).transform(({ data }) => data);

const named = rowsOf(z.object({ id: z.string(), name: text }));

const accounts = rowsOf(
  z.object({
    id: z.string(),
    name: text,
    account_status: z.number().catch(0),
    currency: z.string().catch('USD'),
    timezone_name: z.string().catch('UTC'),
    default_dsa_beneficiary: text,
    default_dsa_payor: text,
  }),
);

const pictures = rowsOf(z.object({ hash: z.string(), name: text, url: z.string().optional() }));

const accountFields =
  'id,name,account_status,currency,timezone_name,default_dsa_beneficiary,default_dsa_payor';

export type AdAccount = z.output<typeof accounts>[number];
export type Named = z.output<typeof named>[number];
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
  visit.onceAMinute('accounts', async () =>
    accounts.parse(await visit.call(listAdAccounts, { query: { fields: accountFields } })),
  );

/** What a launch chooses from: nothing where Meta refuses this one list. */
const orNothing = async <T>(asked: Promise<T[]>): Promise<T[]> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'adnet_not_connected') return [];
    throw error;
  }
};

const ofAccount = (visit: Visit, accountId: string) => ({
  params: { account_id: accountId },
  key: (what: string) => `${what} ${accountId}`,
  call: visit.call,
});

export const readPages = (visit: Visit, accountId: string) => {
  const { params, key, call } = ofAccount(visit, accountId);
  return orNothing(
    visit.onceAMinute(key('pages'), async () => named.parse(await call(listPages, { params }))),
  );
};

export const readCampaigns = (visit: Visit, accountId: string) => {
  const { params, key, call } = ofAccount(visit, accountId);
  return orNothing(
    visit.onceAMinute(key('campaigns'), async () => {
      const found: Named[] = [];
      let after = '';
      do {
        const query = { limit: '200', fields: 'id,name', ...(after && { after }) };
        const page = campaignPage.parse(await call(listCampaigns, { params, query }));
        found.push(...page.data);
        after = page.paging.next === undefined ? '' : page.paging.cursors.after;
      } while (after !== '' && found.length < maxCampaigns);
      return found;
    }),
  );
};

export const readPixels = (visit: Visit, accountId: string) => {
  const { params, key, call } = ofAccount(visit, accountId);
  return orNothing(
    visit.onceAMinute(key('pixels'), async () => named.parse(await call(listPixels, { params }))),
  );
};

export const readPictures = (visit: Visit, accountId: string, limit: number) => {
  const { params, key, call } = ofAccount(visit, accountId);
  const query = { limit: String(limit), fields: 'hash,name' };
  return orNothing(
    visit.onceAMinute(key(`pictures ${limit}`), async () =>
      pictures.parse(await call(listImages, { params, query })),
    ),
  );
};
