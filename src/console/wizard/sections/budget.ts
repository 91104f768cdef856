import { type Html, html } from '../../../kernel/text/html.ts';
import { approvalBox } from '../../launch/plan-view.ts';
import { exampleAmount } from '../../parts/money.ts';
import { opensForm } from '../body.ts';
import { goals } from '../choices.ts';
import { defaultAdSet, type WizardDraft } from '../draft.ts';
import { change, type Wizard, withRoom } from '../wizard.ts';

const budgetFields = ({ draft, fields, account, adds }: Wizard): Html | Html[] => {
  const { currency = 'USD' } = account ?? {};
  const period = draft.budgetKind === 'daily' ? 'a day' : 'in all';
  const amount = (name: string, label: string, value: string) =>
    fields.input({
      name,
      label,
      value,
      hint: `In ${currency}, ${period}.`,
      more: html` inputmode="decimal" autocomplete="off" placeholder="${exampleAmount(currency)}"`,
    });
  if (draft.budgetAt === 'campaign')
    return amount('campaign.budget', 'Budget of the campaign', draft.campaignBudget);
  // An audience that was just added has a card of its own, so it has its money too.
  return withRoom(draft.adSets, defaultAdSet, adds === 'ad_sets').map((adSet, at) =>
    amount(`ad_sets.${at}.budget`, `Budget of ${adSet.name || `audience ${at + 1}`}`, adSet.budget),
  );
};

/** The goal is shown here if it is chosen separately, and needs a form. */
const isOwnForm = (draft: WizardDraft) => draft.recipe === '' && opensForm(draft);

export const budgetSection = (wizard: Wizard): Html => {
  const { draft, fields, account } = wizard;
  const zone = account?.timezone_name ?? 'UTC';
  return html`<div class="card">
<div class="two">${fields.select(
    { name: 'budget_kind', label: 'Budget', value: draft.budgetKind },
    [
      ['daily', 'A day'],
      ['lifetime', 'In all, until the end date'],
    ],
  )}
${fields.select({ name: 'budget_at', label: 'Held by', value: draft.budgetAt }, [
  ['ad_sets', 'Each ad set'],
  ['campaign', 'The campaign, Meta shares it out'],
])}</div>
<div class="actions without-script">${change('budget', 'Use this kind of budget')}</div>
<div class="two">${budgetFields(wizard)}</div>
${draft.recipe === '' ? fields.select({ name: 'goal', label: 'What should Meta optimise for?', value: draft.goal }, goals) : ''}${
  isOwnForm(draft)
    ? html`<p class="hint">The lead form is chosen in the step <a href="#f-defaults.lead_form_id">Account</a>.</p>`
    : ''
}</div>
<div class="card"><h3>Dates</h3>
<p class="hint">On the clock of the ad account, ${zone}. Nothing runs before somebody starts it in Ads Manager.</p>
<div class="two">${fields.input({ name: 'start', label: 'Start (optional)', value: draft.start }, 'datetime-local')}
${fields.input({ name: 'end', label: 'End (optional)', value: draft.end, hint: 'A budget in all needs one.' }, 'datetime-local')}</div></div>
<div class="card">${approvalBox(draft.needsApproval)}</div>`;
};
