import * as z from 'zod';
import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { within } from '../../kernel/async/timeout.ts';
import {
  listWaiting as listRows,
  type WaitingFilter,
  type WaitingReader,
  type WaitingRow,
} from '../../store/overview/list-waiting.ts';
import { adStates } from '../../store/schema/overview-tables.ts';
import { refreshAccounts } from '../clients/refresh-accounts.ts';
import { actor, since, until } from '../core/actor-and-time.ts';
import { boundElsewhere } from '../core/authenticate.ts';
import { cursorOf, positionText } from '../core/cursor.ts';
import type { Deps } from '../core/deps.ts';
import { operation } from '../core/operation.ts';
import { flag, idText, wholeNumber } from '../core/schemas.ts';
import { readTotals, totals } from './answers/totals.ts';
import { presentAd, readDifferencesOfAds, waitingAd } from './answers/waiting-ad.ts';
import { choices, readChoices } from './filter-choices.ts';
import { refreshAds, type WantedAds } from './refresh-ads.ts';

const exampleAd: z.input<typeof waitingAd> = {
  ad_id: '120220010004000001',
  workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  workspace_name: 'Northlight Outdoor',
  ad_account_id: 'act_1010000000000001',
  name: 'Broad, rain shell, lunch',
  state: 'waiting',
  effective_status: 'PAUSED',
  state_since: '2026-11-15T09:30:00.000Z',
  seen_at: '2026-11-15T09:31:00.000Z',
  made_at: '2026-11-15T09:29:00.000Z',
  made_by: { kind: 'key', id: '0198c5a2-1c0d-7e55-8a11-2f6b3d9c4e70', name: 'Nightly import' },
  campaign: { id: '120220010001000001', name: 'Autumn layers' },
  adset: { id: '120220010002000001', name: 'Broad' },
  budget: { amount: '40.00', amount_minor: 4000, currency: 'USD', period: 'day', of: 'Broad' },
  creative: {
    page_name: 'Northlight Outdoor',
    message: 'Rain by lunch, sun by four. The shell packs down to the size of a mug.',
    headline: 'The rain shell, $149',
    description: '60-day returns',
    link: 'https://northlight.example/shell',
    button: 'SHOP_NOW',
    picture_url: 'https://pictures.example/shell.jpg',
    is_video: false,
    instagram_account: null,
    shapes: [],
  },
  differences: [],
  ads_manager_url:
    'https://adsmanager.facebook.com/adsmanager/manage/ads?act=1010000000000001&selected_ad_ids=120220010004000001',
};

const defaultLimit = 24;
const timeoutMs = 1_500;
const platformId = z.string().regex(/^[0-9]{1,30}$/, 'must be an id of digits');

export const listWaiting = operation({
  id: 'waiting.list',
  chapter: 'Overview',
  route: 'GET /waiting',
  access: 'identity',
  summary: 'Ads that were made here and wait, paused, newest first.',
  description:
    'What was made in your workspaces, as Meta last showed it. Meta is asked at most once a minute for each ad account; in ' +
    'between the answer is what it said last. Posts that ads promote are asked about with them. state=live lists what ' +
    'somebody has started since. Ads in ad accounts that a guardrail does not allow are left out.',
  input: {
    query: z.object({
      workspace_id: idText.optional().describe('Only this workspace; else all of yours.'),
      state: z.enum(adStates).optional().describe('waiting, live or gone; left out: waiting.'),
      campaign_id: platformId.optional().describe('Only ads of this campaign.'),
      ad_id: platformId.optional().describe('Only this ad, in whatever state.'),
      actor,
      since: since.describe('Made from this day (UTC) or time on.'),
      until: until.describe('Made before this time; a day alone (UTC) counts to its end.'),
      q: z.string().max(200).optional().describe('Words of its name or its text.'),
      limit: wholeNumber(1, 100, defaultLimit).describe('Ads per page, 1 to 100.'),
      after: positionText.describe('The next page: next of the answer before.'),
      refresh: flag(true).describe('false: only what is known already; Meta is not asked.'),
      choices: flag(false).describe('true: also what the list can be narrowed down to.'),
      totals: flag(false).describe('true: also what the ads that fit would spend together.'),
    }),
  },
  output: z.object({
    ads: z.array(waitingAd).describe('The ads, newest first.'),
    next: z.string().nullable().describe('For after; null on the last page.'),
    choices: choices.optional().describe('With choices=true.'),
    totals: totals.optional().describe('With totals=true.'),
  }),
  failures: [],
  example: { query: { limit: '1', refresh: 'false' }, answer: { ads: [exampleAd], next: null } },

  async run({ deps, caller }, { query }) {
    const {
      limit = defaultLimit,
      refresh,
      q,
      actor: by,
      choices: wantsChoices,
      totals: wantsTotals,
      ...rest
    } = query;
    const workspaceId = rest.workspace_id?.toLowerCase();
    const { onlyWorkspace: only } = caller;
    if (only !== null && workspaceId !== undefined && workspaceId !== only) throw boundElsewhere();
    const reader: WaitingReader = {
      accountId: caller.accountId,
      keyAccounts: readGuardrails(caller.guardrails.key).ad_accounts,
      workspaceId: only ?? workspaceId,
    };
    const filter: WaitingFilter = {
      ...reader,
      campaignId: rest.campaign_id,
      adId: rest.ad_id,
      state: rest.state ?? (rest.ad_id === undefined ? 'waiting' : undefined),
      since: rest.since,
      until: rest.until,
      after: rest.after,
      words: q?.trim().toLowerCase() || undefined,
      ...by,
    };
    // One row more than requested shows whether there is another page.
    const list = () => listRows(deps.store.db, filter, limit + 1);
    const storedRows = await list();
    const isNewer = refresh && (await refreshShown(deps, storedRows));
    const rows = isNewer ? await list() : storedRows;
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const pageRows = rows.slice(0, limit);
    const differencesOf = await readDifferencesOfAds(deps.store.db, pageRows);
    return {
      ads: pageRows.map((row) => presentAd(row, deps.sandboxOrigin, differencesOf(row))),
      next: last ? cursorOf({ at: last.made_at, id: last.id }) : null,
      ...(wantsTotals && { totals: await readTotals(deps.store.db, filter) }),
      ...(wantsChoices && { choices: await readChoices(deps.store.db, reader) }),
    };
  },
});

/** Refreshes what the rows show. Returns true if it may have changed. */
const refreshShown = (deps: Deps, rows: readonly WaitingRow[]) => {
  const adsByAccount = wantedOf(rows);
  // The currency and the names of the Pages are read only while they are unknown; clients.list keeps them up to
  // date.
  const unknown = adsByAccount.filter(({ ad_account_id: account }) =>
    rows.some((row) => row.ad_account_id === account && row.currency === null),
  );
  const pairs = unknown.map(({ workspace_id, ad_account_id }) => ({ workspace_id, ad_account_id }));
  const refreshes = Promise.all([refreshAds(deps, adsByAccount), refreshAccounts(deps, pairs)]);
  return within(
    timeoutMs,
    refreshes.then((news) => news.includes(true)),
    () => true,
  );
};

const wantedOf = (rows: readonly WaitingRow[]): WantedAds[] => {
  const byAccount = new Map<string, WantedAds & { ad_ids: string[] }>();
  for (const { workspace_id, ad_account_id, ad_id } of rows) {
    const name = `${workspace_id} ${ad_account_id}`;
    const account = byAccount.get(name) ?? { workspace_id, ad_account_id, ad_ids: [] };
    account.ad_ids.push(ad_id);
    byAccount.set(name, account);
  }
  return [...byAccount.values()];
};
