import { type Html, html } from '../../../kernel/text/html.ts';
import { reasonText } from '../../failure-view.ts';
import { note } from '../../parts/blocks.ts';
import type { Choice } from '../../parts/field.ts';
import { type AdAccount, accountChoice, nameChoice } from '../../platform-reads.ts';
import { opensForm } from '../body.ts';
import { aims, categories, eventName, events, goals, objectives } from '../choices.ts';
import type { WizardDraft } from '../draft.ts';
import { change, type Wizard } from '../wizard.ts';

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

const labelIn = (choices: readonly Choice[], value: string) =>
  choices.find(([one]) => one === value)?.[1] ?? value;

/** The recipe's answers are sent too, so that a person who then chooses separately begins with them. */
const filledBy = ({ recipe, objective, goal, event }: WizardDraft): Html | string => {
  if (recipe === '') return '';
  const countedEvent = event === '' ? '' : html`, counting <b>${eventName(event)}</b>`;
  return html`<p class="hint" data-filled>Filled in by this: the campaign is for <b>${labelIn(objectives, objective)}</b>, optimised for <b>${labelIn(goals, goal)}</b>${countedEvent}.</p>
<input type="hidden" name="campaign.objective" value="${objective}"><input type="hidden" name="goal" value="${goal}"><input type="hidden" name="event" value="${event}">`;
};

const noForms =
  'This Page has no active lead form. Make one in Meta’s Ads Manager under “Instant forms”, then come back.';

const noPage = 'Choose the Facebook Page first: lead forms are the Page’s own.';

const formField = ({ draft, fields, leadForms }: Wizard): Html | string => {
  if (!opensForm(draft)) return '';
  if (draft.pageId === '')
    return note('warn', html`<p id="f-defaults.lead_form_id" tabindex="-1">${noPage}</p>`);
  const { rows, failure } = leadForms;
  if (rows.length === 0) {
    const why = failure
      ? `The lead forms of this Page could not be read. ${reasonText(failure)}`
      : noForms;
    return note('warn', html`<p id="f-defaults.lead_form_id" tabindex="-1">${why}</p>`);
  }
  const hint = 'Opens when somebody presses the button. The campaign must be for leads.';
  return fields.select(
    { name: 'defaults.lead_form_id', label: 'Lead form', value: draft.leadFormId, hint },
    [['', 'Choose a form'], ...rows.map(nameChoice)],
  );
};

export const accountSection = (wizard: Wizard): Html => {
  const { draft, fields, accounts, account, pages, campaigns, pixels } = wizard;
  const isOwn = draft.recipe === '';
  const needsPixel = draft.recipe.startsWith('website_');
  const pixelField = fields.select(
    {
      name: 'defaults.pixel_id',
      label: 'Pixel',
      value: draft.pixelId,
      hint: 'Counts conversions on the website.',
    },
    [['', 'None'], ...pixels.map(nameChoice)],
  );
  const foldedFields = ['campaign.special_ad_categories', 'defaults.pixel_id', 'event'];
  const isOpen =
    draft.category !== '' || (isOwn && draft.pixelId !== '') || foldedFields.some(fields.isWrong);
  return html`<div class="card">
<div class="row end">${fields.select(
    { name: 'account_id', label: 'Ad account', value: draft.accountId },
    accounts.map(accountChoice),
  )}<div class="without-script">${change('account', 'Use this account')}</div></div>
${inactive(account)}
${fields.input({ name: 'name', label: 'Name of the launch', value: draft.name, hint: 'A new campaign gets this name too.', more: html` maxlength="200" required autocomplete="off"` })}
<div class="two">${fields.select(
    {
      name: 'defaults.page_id',
      label: 'Facebook Page',
      value: draft.pageId,
      hint:
        pages.length === 0
          ? 'Meta named no Page for this ad account.'
          : 'Whose name stands above the ads.',
    },
    [['', 'Choose a Page'], ...pages.map(nameChoice)],
  )}
${fields.input({ name: 'defaults.link_url', label: 'Link', value: draft.linkUrl, hint: 'Where a click leads.', more: html` placeholder="https://" inputmode="url" autocomplete="off"` }, 'url')}</div>
</div>
<div class="card"><h3>Campaign</h3>
<div class="row end">${fields.select({ name: 'recipe', label: 'What do you want?', value: draft.recipe }, aims)}<div class="without-script">${change('recipe', 'Use this')}</div></div>
${filledBy(draft)}
<div class="two">${fields.select({ name: 'campaign.id', label: 'Into which campaign?', value: draft.campaignId }, [['', 'A new one'], ...campaigns.map(nameChoice)])}
${isOwn ? fields.select({ name: 'campaign.objective', label: 'What is it for?', value: draft.objective, hint: 'Of a new campaign.' }, objectives) : needsPixel ? pixelField : ''}</div>
${formField(wizard)}
<details class="fold"${isOpen ? html` open` : ''}>
<summary>${needsPixel ? 'Special categories' : 'Special categories and pixel'}</summary><div class="two">
${fields.select({ name: 'campaign.special_ad_categories', label: 'Is it about one of these?', value: draft.category, hint: 'Meta has stricter rules for them.' }, categories)}
${fields.input({
  name: 'campaign.special_ad_category_country',
  label: 'Whose rules apply?',
  value: draft.categoryCountries,
  hint: 'Countries, such as France, DE. Empty: those of your audiences.',
  more: html` autocomplete="off"`,
})}
${needsPixel ? '' : pixelField}
${isOwn ? fields.select({ name: 'event', label: 'What the pixel counts', value: draft.event, hint: 'Where the goal is conversions.' }, events) : ''}</div></details>
</div>`;
};
