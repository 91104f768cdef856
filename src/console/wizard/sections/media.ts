import { type Html, html } from '../../../kernel/text/html.ts';
import { pictureAt, screenPath } from '../../clients.ts';
import { reasonText } from '../../failure-view.ts';
import { icon } from '../../parts/icon.ts';
import { day } from '../../parts/moment.ts';
import type { Post } from '../../platform-reads.ts';
import { instagramPost, maxPictures } from '../draft.ts';
import { shapeOf } from '../join-shapes.ts';
import { change, drop, type Wizard, type WizardFields, withRoom } from '../wizard.ts';
import { joinNote, shapesCard } from './shapes.ts';

const noPosts =
  'This Page has no post that may be promoted, or the connection may not see its posts. The person who connected this client needs a role on the Page.';

const maxText = 80;

const postRow = ({ visit, draft }: Wizard, { id, text, date, picture, isVideo }: Post): Html =>
  html`<label class="pick"><input type="checkbox" name="post" value="${id}"${draft.posts.includes(id) ? html` checked` : ''}>${
    picture === ''
      ? html`<span class="shape square none" aria-hidden="true"></span>`
      : html`<img src="${pictureAt(visit, { url: picture })}" alt="" width="120" height="120" loading="lazy">`
  }<span>${
    isVideo ? html`${icon('play')}<span class="unseen">Video: </span>` : ''
  }<bdi>${[...(text || 'A post without words')].slice(0, maxText).join('')}</bdi>${
    date === '' ? '' : html` <small>${day(date)}</small>`
  }</span></label>`;

/** Chosen posts that are not offered (any more) come before those that are. */
const picks = (wizard: Wizard, posts: readonly Post[], isOfList: (id: string) => boolean) => {
  const unlistedPosts = wizard.draft.posts
    .filter((id) => isOfList(id) && !posts.some((one) => one.id === id))
    .map((id) => ({ id, text: id, date: '', picture: '', isVideo: false }));
  return [...unlistedPosts, ...posts];
};

const list = (wizard: Wizard, posts: readonly Post[]): Html =>
  html`<div class="picks">${posts.map((one) => postRow(wizard, one))}</div>`;

const isOnInstagram = (id: string) => instagramPost(id) !== null;

const choices = (wizard: Wizard): Html => {
  const { rows, failure } = wizard.posts;
  const ofPage = picks(wizard, rows, (id) => !isOnInstagram(id));
  const ofInstagram = picks(wizard, wizard.instagramPosts, isOnInstagram);
  const page =
    wizard.draft.pageId === ''
      ? html`<p class="hint">Choose the Facebook Page first: its posts are offered here.</p>`
      : ofPage.length === 0
        ? html`<p class="hint">${failure ? `The posts of this Page could not be read. ${reasonText(failure)}` : noPosts}</p>`
        : list(wizard, ofPage);
  return ofInstagram.length === 0
    ? page
    : html`<h3>Of the Page</h3>${page}<h3>Of Instagram</h3><p class="hint">All ads of this launch then appear as this Instagram account.</p>
${list(wizard, ofInstagram)}`;
};

/** Ads that show what has been published, in place of a picture and a text. */
const postsCard = (wizard: Wizard): Html => {
  const isOpen = wizard.draft.showsPosts || wizard.draft.posts.length > 0;
  return html`<fieldset class="card" id="f-posts"><legend class="legend">Posts that exist</legend>
<p class="hint">An ad can show a post of the Page or of its Instagram account, with its likes and comments. It has its own picture, text and link.</p>
${isOpen ? html`${choices(wizard)}<input type="hidden" name="posts_shown" value="yes">` : html`<div class="actions">${change('show:posts', 'Choose from the posts')}</div>`}</fieldset>`;
};

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
  html`<div class="card with-script" data-upload="${screenPath(visit, 'pictures')}?account=${draft.accountId}">
<h3>From your computer</h3>
<div class="drop" data-drop><p><b>Drop pictures here</b>, or <input class="unseen" id="upload" type="file" multiple accept="image/jpeg,image/png,image/gif,image/webp">
<label class="btn quiet small" for="upload">${icon('plus')}Choose pictures</label></p>
<p class="hint">JPEG, PNG, GIF or WebP, up to 30 MB each.</p><p class="hint" role="status" data-upload-state></p>
<ul class="error" role="alert" data-upload-problems></ul></div></div>`;

type Pick = { hash: string; name: string; shape: string };

/** Chosen pictures that the library does not show (yet) come before those that it shows. */
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

/** The library is read in parts; this loads the next one. */
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
