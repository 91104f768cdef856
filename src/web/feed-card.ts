import { hostOf } from '../kernel/pure/host-of.ts';
import { type Html, html } from '../kernel/text/html.ts';
import { foreignName } from './foreign-name.ts';
import { type PlacedPictures, placements } from './placements.ts';

/** The parts of an ad that a feed shows. */
export type FeedCard = {
  pageName: string;
  message: string;
  headline: string;
  description: string;
  link: string;
  /** The button's type; empty if there is none. */
  button: string;
  /** The address of its picture; null if there is none to show. */
  picture: string | null;
  /** The text shown instead of the picture. */
  missing?: string;
  isVideo: boolean;
  /** Pictures for placements that show another one. */
  otherPictures?: Partial<PlacedPictures>;
};

/** After this number of characters, the feed hides the rest behind “See more”. */
const cutAfter = 125;

/** The feed cuts longer ones, and people cannot see the rest. */
const maxHeadline = 40;
const maxDescription = 30;

const cut = (text: string, max: number): Html => {
  const letters = [...text];
  return letters.length <= max
    ? html`${text}`
    : html`${letters.slice(0, max).join('').trimEnd()}<span aria-hidden="true">…</span>`;
};

/** The full texts that the feed cuts, for people who review the ad. */
const uncutTexts = ({ headline, description }: FeedCard): Html | string => {
  const texts = [
    ['Headline', headline, maxHeadline],
    ['Line under it', description, maxDescription],
  ] as const;
  const long = texts.filter(([, text, max]) => [...text].length > max);
  if (long.length === 0) return '';
  const parts = long.map(
    ([name, text, max]) =>
      html`<p><small>${name}, cut after about ${max} characters</small><span dir="auto">${text}</span></p>`,
  );
  return html`<details class="feed-whole"><summary>The feed cuts this off. Read it whole</summary>${parts}</details>`;
};

const message = (text: string): Html => {
  const letters = [...text];
  if (letters.length <= cutAfter) return html`<p>${text}</p>`;
  const start = html`<p>${letters.slice(0, cutAfter).join('')}<span aria-hidden="true">…</span></p>`;
  const hide = html`<span class="less">Cut here, after ${cutAfter}. Hide the rest</span>`;
  const rest = html`<p>${letters.slice(cutAfter).join('')}</p>`;
  return html`${start} <details><summary><span class="more">See more</span>${hide}</summary>${rest}</details>`;
};

const buttonLabel = (button: string) => {
  const words = button.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const head = ({ pageName }: FeedCard) => {
  const mark = html`<span class="feed-mark" aria-hidden="true">${pageName.slice(0, 1)}</span>`;
  return html`<div class="feed-head">${mark}<p><b>${pageName}</b><small>Sponsored</small></p></div>`;
};

const media = ({ picture, missing, isVideo }: FeedCard) => {
  if (picture === null)
    return html`<p class="feed-media none">${missing ?? (isVideo ? 'A video' : 'No picture')}</p>`;
  const alt = `${isVideo ? 'A frame of the video' : 'The picture'} of this ad`;
  return html`<img class="feed-media" src="${picture}" alt="${alt}" width="600" height="600" loading="lazy">`;
};

const linkBar = ({ link, headline, description, button }: FeedCard) => {
  const title = html`<b dir="auto">${cut(headline, maxHeadline)}</b>`;
  const below = html`<span class="d" dir="auto">${cut(description, maxDescription)}</span>`;
  const hasButton = !['', 'NO_BUTTON'].includes(button);
  const callToAction = hasButton ? html`<span class="feed-cta">${buttonLabel(button)}</span>` : '';
  return html`<div class="feed-link"><p><small>${hostOf(link)}</small>${title}${below}</p>${callToAction}</div>`;
};

/** An ad as people will see it in their feed. */
export const feedCard = (card: FeedCard): Html => html`<div class="feed">
${head(card)}
<div class="feed-text" dir="auto">${message(card.message)}</div>
${media(card)}
${linkBar(card)}
${uncutTexts(card)}</div>${placed(card)}`;

/** Says that the button opens a form and no website, and names the form, for people who review the ad. */
export const opensForm = ({ form }: { form: string | null }): Html | string =>
  form === null ? '' : html`<span>Its button opens the form “${foreignName(form)}”</span>`;

const placed = ({ picture, otherPictures, ...card }: FeedCard): Html | string =>
  picture === null
    ? ''
    : placements({
        ...card,
        pictures: { feed: picture, fullScreen: picture, wide: picture, ...otherPictures },
      });
