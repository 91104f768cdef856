import { type Html, html } from '../../kernel/html.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { icon } from '../parts/icon.ts';
import { chip, note } from '../parts/states.ts';
import { buttons } from './choices.ts';
import { type Copy, noCopy } from './draft.ts';
import { pictureAt } from './picture-address.ts';
import { change, drop, type Wizard, withRoom } from './wizard.ts';

const copyCard = ({ fields, draft }: Wizard, copy: Copy, at: number, isOnly: boolean): Html =>
  html`<div class="card" data-copy-card="${at}"><div class="card-head"><h3>Text ${at + 1}</h3>${isOnly ? '' : drop('copies', at, `text ${at + 1}`)}</div>
${fields.area({ name: `copies.${at}.message`, label: 'Text above the picture', value: copy.message, hint: 'The feed shows about the first 125 characters.', more: html` maxlength="2000" dir="auto" data-check="primary_text" data-cut="125"` })}
<div class="two">${fields.input({ name: `copies.${at}.headline`, label: 'Headline', value: copy.headline, hint: 'Best up to 40 characters.', more: html` maxlength="255" dir="auto" data-check="headline" data-cut="40"` })}
${fields.input({ name: `copies.${at}.description`, label: 'Line under the headline (optional)', value: copy.description, hint: 'Best up to 30 characters; not shown everywhere.', more: html` maxlength="255" dir="auto" data-check="description" data-cut="30"` })}</div>
<div class="findings" data-findings aria-live="polite"></div>${draft.brief.product === '' && at === 0 ? html`<p class="hint with-script">Texts are checked against the brief below while you write. What the brief says may be claimed.</p>` : ''}</div>`;

const writer = ({ draft: { brief, copies }, fields, notes, visit }: Wizard): Html =>
  html`<details class="card fold"${brief.product !== '' || notes.length > 0 || copies.length === 0 || visit.form?.action === 'write' ? html` open` : ''}><summary><h3>Brief: what is true of it, and texts by the writer</h3></summary>
<p class="hint">Your texts may claim what you say here, and the writer claims nothing else. Three texts by the writer cost 10 credits.</p>
${fields.input({ name: 'brief.product', label: 'What is advertised?', value: brief.product, more: html` maxlength="500"` })}
<div class="two">${fields.input({ name: 'brief.audience', label: 'Who is it for?', value: brief.audience, more: html` maxlength="1000"` })}
${fields.input({ name: 'brief.offer', label: 'Offer (optional)', value: brief.offer, more: html` maxlength="500"` })}</div>
${fields.area({ name: 'brief.benefits', label: 'Facts the texts may claim, one on each line', value: brief.benefits })}
${fields.area({ name: 'brief.pain_points', label: 'What worries them, one on each line (optional)', value: brief.painPoints }, 2)}
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
  const isBrought = wizard.visit.query['copies.0.message'] !== undefined;
  return html`${isBrought ? note('calm', html`<p><strong>The text is in.</strong> Account, media, audience and budget are still to do; the steps above lead there.</p>`) : ''}<div class="columns"><div class="stack">${copies.map((copy, at) => copyCard(wizard, copy, at, copies.length === 1))}
<div class="actions">${change('add:copies', html`${icon('plus')}Another text`)}</div>
<div class="card">${fields.select({ name: 'defaults.call_to_action_type', label: 'Button', value: draft.button }, buttons)}</div>
${writer(wizard)}</div>${preview(wizard)}</div>`;
};
