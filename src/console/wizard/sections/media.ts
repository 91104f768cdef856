import { type Html, html } from '../../../kernel/html.ts';
import { clientPath } from '../../clients.ts';
import { pictureAt } from '../../launch/picture-address.ts';
import { icon } from '../../parts/icon.ts';
import { maxPictures } from '../draft.ts';
import type { WizardFields } from '../fields.ts';
import { shapeOf } from '../join-shapes.ts';
import { change, drop, type Wizard, withRoom } from '../wizard.ts';
import { postsCard } from './posts.ts';
import { joinNote, shapesCard } from './shapes.ts';

const address = (fields: WizardFields, list: 'images' | 'videos', at: number, value: string) => {
  const what = `${list === 'images' ? 'Picture' : 'Video'} ${at + 1}`;
  return html`<div class="row end">${fields.input(
    {
      name: `${list}.${at}.url`,
      label: what,
      value,
      more: html` placeholder="https://" inputmode="url" autocomplete="off"${list === 'images' ? html` data-picture` : ''}`,
    },
    'url',
  )}${value === '' ? '' : drop(list, at, what)}</div>`;
};

/** From the own computer; the page's script sends what is dropped or chosen. */
const upload = ({ visit, draft }: Wizard): Html =>
  html`<div class="card with-script" data-upload="${clientPath(visit.client?.workspace_id ?? '', 'pictures')}?account=${draft.accountId}">
<h3>From your computer</h3>
<div class="drop" data-drop><p><b>Drop pictures here</b>, or <input class="unseen" id="upload" type="file" multiple accept="image/jpeg,image/png,image/gif,image/webp">
<label class="btn quiet small" for="upload">${icon('plus')}Choose pictures</label></p>
<p class="hint">JPEG, PNG, GIF or WebP, up to 30 MB each.</p><p class="hint" role="status" data-upload-state></p>
<ul class="error" role="alert" data-upload-problems></ul></div></div>`;

type Pick = { hash: string; name: string; shape: string };

/** Chosen pictures that the library does not show (yet) stand before those that it shows. */
const picksOf = ({ draft, pictures }: Wizard): Pick[] => {
  const isListed = (hash: string) => pictures.some((one) => one.hash === hash);
  const unlistedHashes = draft.hashes
    .filter((hash) => !isListed(hash))
    .map((hash) => ({ hash, name: '', shape: '' }));
  return [
    ...unlistedHashes,
    ...pictures.map((one) => ({ hash: one.hash, name: one.name, shape: shapeOf(one) ?? '' })),
  ];
};

/** The library comes in parts: the next one is asked for. */
const morePictures = ({ draft, pictures }: Wizard): Html | string =>
  pictures.length < draft.shownPictures || draft.shownPictures >= maxPictures
    ? ''
    : html`<div class="actions">${change('more:pictures', 'Show more pictures')}</div>`;

const library = (wizard: Wizard): Html | string => {
  const { visit, draft } = wizard;
  const picks = picksOf(wizard);
  if (picks.length === 0) return '';
  return html`<fieldset class="card" id="f-library"><legend class="legend">From the ad account’s library</legend>
<div class="picks">${picks.map(
    ({ hash, name, shape }) =>
      html`<label class="pick"><input type="checkbox" id="f-hash-${hash}" name="hash" value="${hash}"${
        draft.hashes.includes(hash) ? html` checked` : ''
      } data-shape="${shape}"><img src="${pictureAt(visit, {
        account: draft.accountId,
        hash,
      })}" alt="" width="120" height="120" loading="lazy"><span>${name || hash.slice(0, 8)}</span></label>`,
  )}</div>
<input type="hidden" name="pictures" value="${draft.shownPictures}">${morePictures(wizard)}</fieldset>`;
};

export const mediaSection = (wizard: Wizard): Html => {
  const { draft, fields, adds } = wizard;
  const images = withRoom(draft.images, { url: '' }, adds === 'images');
  const videos = withRoom(draft.videos, { url: '' }, adds === 'videos');
  return html`${upload(wizard)}${joinNote(wizard)}${library(wizard)}${shapesCard(wizard)}${postsCard(wizard)}
<div class="card"><h3>From the web</h3>
<p class="hint">Public addresses of JPEG, PNG, GIF or WebP pictures. Greenroom fetches them and puts them into the ad account.</p>
${images.map(({ url }, at) => address(fields, 'images', at, url))}
<div class="actions">${change('add:images', html`${icon('plus')}Another picture`)}</div>
<details class="fold"${draft.videos.length > 0 ? html` open` : ''}><summary>Videos</summary>
${videos.map(({ url }, at) => address(fields, 'videos', at, url))}<div class="actions">${change('add:videos', html`${icon('plus')}Another video`)}</div></details></div>`;
};
