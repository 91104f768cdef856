import * as z from 'zod';
import { Failure } from '../kernel/failures.ts';
import { listAdAccounts } from '../operations/adnet/list-ad-accounts.ts';
import { listCampaigns } from '../operations/adnet/list-campaigns.ts';
import { listPages } from '../operations/adnet/list-pages.ts';
import { listImages } from '../operations/reading/list-images.ts';
import { listPixels } from '../operations/reading/list-pixels.ts';
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
  }),
);

const pictures = rowsOf(z.object({ hash: z.string(), name: text, url: z.string().optional() }));

export type AdAccount = z.output<typeof accounts>[number];
export type Named = z.output<typeof named>[number];
export type LibraryPicture = z.output<typeof pictures>[number];

export const readAccounts = (visit: Visit) =>
  visit.onceAMinute('accounts', async () => accounts.parse(await visit.call(listAdAccounts)));

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
  const query = { limit: '50', fields: 'id,name' };
  return orNothing(
    visit.onceAMinute(key('campaigns'), async () =>
      named.parse(await call(listCampaigns, { params, query })),
    ),
  );
};

export const readPixels = (visit: Visit, accountId: string) => {
  const { params, key, call } = ofAccount(visit, accountId);
  return orNothing(
    visit.onceAMinute(key('pixels'), async () => named.parse(await call(listPixels, { params }))),
  );
};

export const readPictures = (visit: Visit, accountId: string) => {
  const { params, key, call } = ofAccount(visit, accountId);
  const query = { limit: '24', fields: 'hash,name' };
  return orNothing(
    visit.onceAMinute(key('pictures'), async () =>
      pictures.parse(await call(listImages, { params, query })),
    ),
  );
};
