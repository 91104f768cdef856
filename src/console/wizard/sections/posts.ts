import { type Html, html } from '../../../kernel/html.ts';
import { reasonText } from '../../failure-view.ts';
import { pictureAt } from '../../launch/picture-address.ts';
import { icon } from '../../parts/icon.ts';
import { day } from '../../parts/moment.ts';
import type { Post } from '../../platform-reads.ts';
import { instagramPost } from '../draft.ts';
import { change, type Wizard } from '../wizard.ts';

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

/** Chosen posts that are not offered (any more) stand before those that are. */
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
export const postsCard = (wizard: Wizard): Html => {
  const isOpen = wizard.draft.showsPosts || wizard.draft.posts.length > 0;
  return html`<fieldset class="card" id="f-posts"><legend class="legend">Posts that exist</legend>
<p class="hint">An ad can show a post of the Page or of its Instagram account, with its likes and comments. It has its own picture, text and link.</p>
${isOpen ? html`${choices(wizard)}<input type="hidden" name="posts_shown" value="yes">` : html`<div class="actions">${change('show:posts', 'Choose from the posts')}</div>`}</fieldset>`;
};
