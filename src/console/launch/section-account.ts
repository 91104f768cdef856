import { type Html, html } from '../../kernel/html.ts';
import { note } from '../parts/states.ts';
import type { AdAccount, Named } from '../platform-reads.ts';
import { categories, objectives } from './choices.ts';
import type { Choice } from './fields.ts';
import { change, type Wizard } from './wizard.ts';

const choicesOf = (rows: readonly Named[], first: Choice): Choice[] => [
  first,
  ...rows.map(({ id, name }): Choice => [id, name || id]),
];

/** Meta takes nothing new in an ad account that is not active. */
const inactive = (account: AdAccount | undefined): Html | string => {
  if (!account || account.account_status === 1) return '';
  const state = states[account.account_status] ?? 'not active';
  return note(
    'warn',
    html`<p><strong>This ad account is ${state}.</strong> Meta refuses new ads in it until somebody has put that right in Ads Manager. Choose another one, or wait.</p>`,
  );
};

const states: Record<number, string> = {
  2: 'disabled',
  3: 'unsettled: a payment is due',
  7: 'under review by Meta',
  8: 'waiting for a payment to settle',
  9: 'in a grace period: a payment is due',
  100: 'about to be closed',
  101: 'closed',
};

export const accountSection = ({
  draft,
  fields,
  accounts,
  account,
  pages,
  campaigns,
  pixels,
}: Wizard): Html => {
  const ofAccounts = accounts.map(
    ({ id, name, currency, account_status: status }): Choice => [
      id,
      `${name || id} · ${currency}${status === 1 ? '' : ' · not active'}`,
    ],
  );
  return html`<div class="card">
<div class="row end">${fields.select({ name: 'account_id', label: 'Ad account', value: draft.accountId }, ofAccounts)}<div class="without-script">${change('account', 'Use this account')}</div></div>${inactive(account)}
${fields.input({ name: 'name', label: 'Name of the launch', value: draft.name, hint: 'A new campaign gets this name too.', more: html` maxlength="200" required autocomplete="off"` })}
<div class="two">${fields.select({ name: 'defaults.page_id', label: 'Facebook Page', value: draft.pageId, hint: pages.length === 0 ? 'Meta named no Page for this ad account.' : 'Whose name stands above the ads.' }, choicesOf(pages, ['', 'Choose a Page']))}
${fields.input({ name: 'defaults.link_url', label: 'Link', value: draft.linkUrl, hint: 'Where a click leads.', more: html` placeholder="https://" inputmode="url" autocomplete="off"` }, 'url')}</div>
</div>
<div class="card"><h3>Campaign</h3>
<div class="two">${fields.select({ name: 'campaign.id', label: 'Into which campaign?', value: draft.campaignId }, choicesOf(campaigns, ['', 'A new one']))}
${fields.select({ name: 'campaign.objective', label: 'What is it for?', value: draft.objective, hint: 'Of a new campaign.' }, objectives)}</div>
<details class="fold"${draft.category || draft.pixelId ? html` open` : ''}><summary>Special categories and pixel</summary><div class="two">
${fields.select({ name: 'campaign.special_ad_categories', label: 'Is it about one of these?', value: draft.category, hint: 'Meta has stricter rules for them.' }, categories)}
${fields.select({ name: 'defaults.pixel_id', label: 'Pixel', value: draft.pixelId, hint: 'Counts conversions on the website.' }, choicesOf(pixels, ['', 'None']))}</div></details>
</div>`;
};
