import { type Html, html } from '../../../kernel/text/html.ts';
import {
  type ByPlacement,
  placedShapes,
  shapeNames,
} from '../../../operations/core/placed-shapes.ts';
import { feedCard } from '../../../web/feed-card.ts';
import { pictureAt } from '../../clients.ts';
import { chip, note } from '../../parts/blocks.ts';
import { icon } from '../../parts/icon.ts';
import { countMedia } from '../ad-matrix.ts';
import { buttons } from '../choices.ts';
import { type DraftCopy, noCopy, type WizardDraft } from '../draft.ts';
import { change, drop, type Wizard, withRoom } from '../wizard.ts';

const copyCard = ({ fields, draft }: Wizard, copy: DraftCopy, at: number, isOnly: boolean): Html =>
  html`<div class="card" data-copy-card="${at}"><div class="card-head"><h3>Text ${at + 1}</h3>
${isOnly ? '' : drop('copies', at, `text ${at + 1}`)}</div>
${fields.area({
  name: `copies.${at}.message`,
  label: 'Text above the picture',
  value: copy.message,
  hint: 'The feed shows about the first 125 characters.',
  more: html` maxlength="2000" dir="auto" data-check="primary_text" data-cut="125"`,
})}
<div class="two">${fields.input({
    name: `copies.${at}.headline`,
    label: 'Headline',
    value: copy.headline,
    hint: 'Best up to 40 characters.',
    more: html` maxlength="255" dir="auto" data-check="headline" data-cut="40"`,
  })}
${fields.input({
  name: `copies.${at}.description`,
  label: 'Line under the headline (optional)',
  value: copy.description,
  hint: 'Best up to 30 characters; not shown everywhere.',
  more: html` maxlength="255" dir="auto" data-check="description" data-cut="30"`,
})}</div>
<div class="findings" data-findings aria-live="polite"></div>
${draft.brief.product === '' && at === 0 ? html`<p class="hint with-script">Texts are checked against the brief below while you write. What the brief says may be claimed.</p>` : ''}</div>`;

const writer = ({ draft: { brief, copies }, fields, notes, visit }: Wizard): Html =>
  html`<details class="card fold"${
    brief.product !== '' ||
    notes.length > 0 ||
    copies.length === 0 ||
    visit.form?.action === 'write'
      ? html` open`
      : ''
  }>
<summary><h3>Brief: what is true of it, and texts by the writer</h3></summary>
<p class="hint">Your texts may claim what you say here, and the writer claims nothing else. Three texts by the writer cost 10 credits.</p>
${fields.input({ name: 'brief.product', label: 'What is advertised?', value: brief.product, more: html` maxlength="500"` })}
<div class="two">${fields.input({ name: 'brief.audience', label: 'Who is it for?', value: brief.audience, more: html` maxlength="1000"` })}
${fields.input({ name: 'brief.offer', label: 'Offer (optional)', value: brief.offer, more: html` maxlength="500"` })}</div>
${fields.area({ name: 'brief.benefits', label: 'Facts the texts may claim, one on each line', value: brief.benefits })}
${fields.area({ name: 'brief.pain_points', label: 'What worries them, one on each line (optional)', value: brief.painPoints }, 2)}
${notes.length === 0 ? '' : html`<ul class="notes" role="status">${notes.map(({ message }) => html`<li>${message}</li>`)}</ul>`}
<div class="actions"><button class="btn quiet" name="do" value="write" formnovalidate>${icon('copy')}Write three texts</button></div></details>`;

/** The ad as people will see it; the page's script updates it while the person types. */
const preview = ({ draft, pages, visit }: Wizard): Html => {
  const [image] = draft.images;
  const [hash] = draft.hashes;
  const [firstShaped] = draft.shaped;
  const at = (file: string) =>
    pictureAt(
      visit,
      file.includes('://') ? { url: file } : { account: draft.accountId, hash: file },
    );
  const pictureFor = (place: keyof ByPlacement<unknown>) => {
    const shapes = firstShaped ? shapeNames.filter((shape) => firstShaped[shape] !== '') : [];
    const shape = placedShapes(shapes)[place];
    return shape && firstShaped ? at(firstShaped[shape]) : null;
  };
  const picture = pictureFor('feed') ?? (image ? at(image.url) : hash ? at(hash) : null);
  const [fullScreen, wide] = [pictureFor('fullScreen'), pictureFor('wide')];
  const [copy = noCopy] = draft.copies;
  const pageName = pages.find(({ id }) => id === draft.pageId)?.name || 'Your Page';
  const card = {
    ...copy,
    pageName,
    link: draft.linkUrl,
    button: draft.button,
    picture,
    isVideo: false,
    otherPictures: { ...(fullScreen && { fullScreen }), ...(wide && { wide }) },
  };
  return html`<aside class="preview" data-preview aria-labelledby="preview-title"><h3 id="preview-title">As the feed shows it</h3>
${feedCard(card)}<p class="row">${chip('paused', 'Will be paused')}</p></aside>`;
};

/** A note about the result of "Use in a launch". */
const broughtNote = ({ brought, isResumed }: WizardDraft): Html | string => {
  if (brought === 0) return '';
  const texts = brought === 1 ? 'The text is' : `${brought} texts are`;
  return note(
    'calm',
    isResumed
      ? html`<p><strong>${texts} added to your draft.</strong> Everything else in it is as it was.</p>`
      : html`<p><strong>${texts} in.</strong> Account, media, audience and budget are still to do; the steps above lead there.</p>`,
  );
};

/** Posts alone, and nothing was written yet. */
const needsNoText = (draft: WizardDraft) =>
  draft.posts.length > 0 &&
  countMedia(draft) === 0 &&
  draft.copies.length === 0 &&
  draft.brief.product === '';

const postNote = (draft: WizardDraft): Html => {
  const isSkipped = needsNoText(draft);
  const posts = draft.posts.length === 1 ? 'The chosen post has' : 'The chosen posts have';
  const next =
    countMedia(draft) === 0
      ? 'You can skip this step.'
      : 'What you write here goes with the pictures and videos.';
  // A button that was chosen before is still sent.
  const button = html`<input type="hidden" name="defaults.call_to_action_type" value="${draft.button}">`;
  return html`${note('calm', html`<p><strong>${posts} a text already.</strong> ${next}</p>`)}${isSkipped ? button : ''}`;
};

export const copySection = (wizard: Wizard): Html => {
  const { draft, fields, adds } = wizard;
  const copies = withRoom(draft.copies, noCopy, adds === 'copies');
  if (needsNoText(draft)) return postNote(draft);
  return html`${broughtNote(draft)}${
    draft.posts.length > 0 ? postNote(draft) : ''
  }<div class="columns">
<div class="stack">${copies.map((copy, at) => copyCard(wizard, copy, at, copies.length === 1))}
<div class="actions">${change('add:copies', html`${icon('plus')}Another text`)}</div>
<div class="card">${fields.select({ name: 'defaults.call_to_action_type', label: 'Button', value: draft.button }, buttons)}</div>
${writer(wizard)}</div>${preview(wizard)}</div>`;
};
