import { type Html, html } from '../../kernel/html.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { clientPath } from '../clients.ts';
import { icon } from '../parts/icon.ts';
import { island } from '../parts/island.ts';
import { chip } from '../parts/states.ts';
import type { AdAccount, LibraryPicture, Named } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { buttons, categories, genders, goals, objectives } from './choices.ts';
import { type AdSet, type Copy, type Draft, noCopy, usualAdSet } from './draft.ts';
import type { Choice, Fields } from './fields.ts';
import { pictureAt } from './picture-address.ts';

export type Wizard = {
  visit: Visit;
  draft: Draft;
  fields: Fields;
  account: AdAccount | undefined;
  accounts: readonly AdAccount[];
  pages: readonly Named[];
  campaigns: readonly Named[];
  pixels: readonly Named[];
  pictures: readonly LibraryPicture[];
  /** A list that gets one empty row more: copies, images, ad_sets. */
  adds: string;
  notes: readonly { about: string; message: string }[];
};

/** A button that sends the form and comes back to it; the server does the rest. */
const change = (wish: string, words: string | Html, look = 'quiet') =>
  html`<button class="btn ${look} small" name="wish" value="${wish}" formnovalidate>${words}</button>`;

const choicesOf = (rows: readonly Named[], first: Choice): Choice[] => [
  first,
  ...rows.map(({ id, name }): Choice => [id, name || id]),
];

export const accountSection = ({
  draft,
  fields,
  accounts,
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
<div class="row end">${fields.select({ name: 'account_id', label: 'Ad account', value: draft.accountId }, ofAccounts)}<div class="without-script">${change('account', 'Use this account')}</div></div>
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

const drop = (list: string, at: number, what: string) =>
  change(`drop:${list}.${at}`, html`Remove<span class="unseen"> ${what}</span>`, 'plain');

const address = (fields: Fields, list: 'images' | 'videos', at: number, value: string) => {
  const what = `${list === 'images' ? 'Picture' : 'Video'} ${at + 1}`;
  return html`<div class="row end">${fields.input({ name: `${list}.${at}.url`, label: what, value, more: html` placeholder="https://" inputmode="url" autocomplete="off"${list === 'images' ? html` data-picture` : ''}` }, 'url')}${value === '' ? '' : drop(list, at, what)}</div>`;
};

/** What was given and room for more: one empty row where there is none, and one where it was asked for. */
const withRoom = <T>(rows: readonly T[], none: T, isAdded: boolean): T[] =>
  rows.length === 0 || isAdded ? [...rows, none] : [...rows];

export const mediaSection = (wizard: Wizard): Html => {
  const { visit, draft, fields, pictures, adds } = wizard;
  const images = withRoom(draft.images, { url: '' }, adds === 'images');
  const videos = withRoom(draft.videos, { url: '' }, adds === 'videos');
  return html`<div class="card"><h3>From the web</h3>
<p class="hint">Public addresses of JPEG, PNG, GIF or WebP pictures. Greenroom fetches them and puts them into the ad account.</p>
${images.map(({ url }, at) => address(fields, 'images', at, url))}
<div class="actions">${change('add:images', html`${icon('plus')}Another picture`)}</div>
<details class="fold"${draft.videos.length > 0 ? html` open` : ''}><summary>Videos</summary>${videos.map(({ url }, at) => address(fields, 'videos', at, url))}<div class="actions">${change('add:videos', html`${icon('plus')}Another video`)}</div></details></div>
${pictures.length === 0 ? '' : html`<fieldset class="card" id="f-library"><legend class="legend">From the ad account’s library</legend><div class="picks">${pictures.map(({ hash, name }) => html`<label class="pick"><input type="checkbox" name="hash" value="${hash}"${draft.hashes.includes(hash) ? html` checked` : ''}><img src="${pictureAt(visit, { account: draft.accountId, hash })}" alt="" width="120" height="120" loading="lazy"><span>${name || hash.slice(0, 8)}</span></label>`)}</div></fieldset>`}`;
};

const copyCard = ({ fields, draft }: Wizard, copy: Copy, at: number): Html =>
  html`<div class="card" data-copy-card="${at}"><div class="card-head"><h3>Text ${at + 1}</h3>${copy === noCopy ? '' : drop('copies', at, `text ${at + 1}`)}</div>
${fields.area({ name: `copies.${at}.message`, label: 'Text above the picture', value: copy.message, hint: 'The feed shows the first 125 characters.', more: html` maxlength="2000" data-check="primary_text" data-cut="125"` })}
<div class="two">${fields.input({ name: `copies.${at}.headline`, label: 'Headline', value: copy.headline, hint: 'Best up to 40 characters.', more: html` maxlength="255" data-check="headline" data-cut="40"` })}
${fields.input({ name: `copies.${at}.description`, label: 'Line under the headline (optional)', value: copy.description, hint: 'Best up to 30 characters; not shown everywhere.', more: html` maxlength="255" data-check="description" data-cut="30"` })}</div>
<div class="findings" data-findings aria-live="polite"></div>${draft.brief.product === '' && at === 0 ? html`<p class="hint with-script">Texts are checked while you write. Say below what is true of the product, so that true claims pass.</p>` : ''}</div>`;

const writer = ({ draft: { brief }, fields, notes }: Wizard): Html =>
  html`<details class="card fold"${brief.product !== '' || notes.length > 0 ? html` open` : ''}><summary><h3>Let the writer suggest texts</h3></summary>
<p class="hint">It claims nothing that you do not say here. Three texts cost 10 credits.</p>
${fields.input({ name: 'brief.product', label: 'What is advertised?', value: brief.product, more: html` maxlength="500"` })}
<div class="two">${fields.input({ name: 'brief.audience', label: 'Who is it for?', value: brief.audience, more: html` maxlength="1000"` })}
${fields.input({ name: 'brief.offer', label: 'Offer (optional)', value: brief.offer, more: html` maxlength="500"` })}</div>
${fields.area({ name: 'brief.benefits', label: 'Facts the texts may claim, one on each line', value: brief.benefits })}
${notes.length === 0 ? '' : html`<ul class="notes" role="status">${notes.map(({ message }) => html`<li>${message}</li>`)}</ul>`}
<div class="actions"><button class="btn quiet" name="do" value="write" formnovalidate>${icon('copy')}Write three texts</button></div></details>`;

/** As people will see it; the page's script keeps it up with what is typed. */
const preview = ({ draft, pages, visit }: Wizard): Html => {
  const [image] = draft.images;
  const [hash] = draft.hashes;
  const picture = image
    ? pictureAt(visit, image)
    : hash
      ? pictureAt(visit, { account: draft.accountId, hash })
      : null;
  const [copy = noCopy] = draft.copies;
  const pageName = pages.find(({ id }) => id === draft.pageId)?.name || 'Your Page';
  const card = {
    ...copy,
    pageName,
    link: draft.linkUrl,
    button: draft.button,
    picture,
    isVideo: false,
  };
  return html`<aside class="preview" data-preview aria-labelledby="preview-title"><h3 id="preview-title">As the feed shows it</h3>${feedCard(card)}<p class="row">${chip('paused', 'Will be paused')}</p></aside>`;
};

export const copySection = (wizard: Wizard): Html => {
  const { draft, fields, adds } = wizard;
  const copies = withRoom(draft.copies, noCopy, adds === 'copies');
  return html`<div class="columns"><div class="stack">${copies.map((copy, at) => copyCard(wizard, copy, at))}
<div class="actions">${change('add:copies', html`${icon('plus')}Another text`)}</div>
<div class="card">${fields.select({ name: 'defaults.call_to_action_type', label: 'Button', value: draft.button }, buttons)}</div>
${writer(wizard)}</div>${preview(wizard)}</div>`;
};

const adSetCard = (
  { fields, draft, visit }: Wizard,
  adSet: AdSet,
  at: number,
  isOnly: boolean,
): Html => {
  const name = `ad_sets.${at}`;
  const props = {
    index: at,
    picked: adSet.picked,
    ask: clientPath(visit.client?.workspace_id ?? '', 'ask'),
    account: draft.accountId,
    formToken: visit.formToken,
  };
  return html`<div class="card" data-audience="${at}"><div class="card-head"><h3>Audience ${at + 1}</h3>${isOnly ? '' : drop('ad_sets', at, `audience ${at + 1}`)}</div>
<div class="two">${fields.input({ name: `${name}.name`, label: 'Name', value: adSet.name, hint: 'Of the ad set.', more: html` maxlength="200" placeholder="Audience ${at + 1}"` })}
${fields.input({ name: `${name}.countries`, label: 'Countries', value: adSet.countries, hint: 'Two letters each, such as US, CA.' })}</div>
<div class="three">${fields.input({ name: `${name}.age_min`, label: 'From age', value: adSet.ageMin, more: html` min="13" max="65"` }, 'number')}
${fields.input({ name: `${name}.age_max`, label: 'To age', value: adSet.ageMax, hint: '65 means 65 and older.', more: html` min="13" max="65"` }, 'number')}
${fields.select({ name: `${name}.gender`, label: 'Who', value: adSet.gender }, genders)}</div>
${island('audience', props, html`<input type="hidden" name="${name}.picked" value="${adSet.picked}"><p class="hint">With JavaScript you can search interests and places here, and see how many people it reaches.</p>`)}</div>`;
};

export const audienceSection = (wizard: Wizard): Html => {
  const adSets = withRoom(wizard.draft.adSets, usualAdSet, wizard.adds === 'ad_sets');
  return html`<p class="hint">Every audience becomes an ad set. Each picture and each text goes into all of them.</p>
${adSets.map((adSet, at) => adSetCard(wizard, adSet, at, adSets.length === 1))}
<div class="actions">${change('add:ad_sets', html`${icon('plus')}Another audience`)}</div>`;
};

const budgetFields = ({ draft, fields, account }: Wizard): Html | Html[] => {
  const { currency = 'USD' } = account ?? {};
  const period = draft.budgetKind === 'daily' ? 'a day' : 'in all';
  const amount = (name: string, label: string, value: string) =>
    fields.input({
      name,
      label,
      value,
      hint: `In ${currency}, ${period}.`,
      more: html` inputmode="decimal" autocomplete="off" placeholder="20.00"`,
    });
  if (draft.budgetAt === 'campaign')
    return amount('campaign.budget', 'Budget of the campaign', draft.campaignBudget);
  return withRoom(draft.adSets, usualAdSet, false).map((adSet, at) =>
    amount(`ad_sets.${at}.budget`, `Budget of ${adSet.name || `audience ${at + 1}`}`, adSet.budget),
  );
};

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
${fields.select({ name: 'goal', label: 'What should Meta optimise for?', value: draft.goal }, goals)}</div>
<div class="card"><h3>Dates</h3><p class="hint">On the clock of the ad account, ${zone}. Nothing runs before somebody starts it in Ads Manager.</p>
<div class="two">${fields.input({ name: 'start', label: 'Start (optional)', value: draft.start }, 'datetime-local')}
${fields.input({ name: 'end', label: 'End (optional)', value: draft.end, hint: 'A budget in all needs one.' }, 'datetime-local')}</div></div>
<div class="card"><label class="check"><input type="checkbox" name="requires_approval" value="yes"${draft.needsApproval ? html` checked` : ''}><span><b>Wait for approval</b><br><span class="hint">Nothing is made before the client or an admin has approved it.</span></span></label></div>`;
};
