import { type Html, html } from '../kernel/html.ts';

/** What an ad in the feed is made of. */
export type FeedCard = {
  pageName: string;
  message: string;
  headline: string;
  description: string;
  link: string;
  button: string;
  /** Where its picture is; null where there is none to show. */
  picture: string | null;
  /** What to say in its place. */
  missing?: string;
  isVideo: boolean;
};

/** After so many characters the feed hides the rest behind “See more”. */
const cutAfter = 125;

const message = (text: string): Html => {
  const letters = [...text];
  if (letters.length <= cutAfter) return html`<p>${text}</p>`;
  return html`<p>${letters.slice(0, cutAfter).join('')}<span aria-hidden="true">…</span></p> <details><summary><span class="more">See more</span><span class="less">Cut here, after ${cutAfter}. Hide the rest</span></summary><p>${letters.slice(cutAfter).join('')}</p></details>`;
};

const hostOf = (link: string) => {
  try {
    return new URL(link).host;
  } catch {
    return '';
  }
};

const spoken = (button: string) => {
  const words = button.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An ad as people will see it in their feed. */
export const feedCard = (card: FeedCard): Html => html`<div class="feed">
<div class="feed-head"><span class="feed-mark" aria-hidden="true">${card.pageName.slice(0, 1)}</span><p><b>${card.pageName}</b><small>Sponsored</small></p></div>
<div class="feed-text" dir="auto">${message(card.message)}</div>
${card.picture === null ? html`<p class="feed-media none">${card.missing ?? (card.isVideo ? 'A video' : 'No picture')}</p>` : html`<img class="feed-media" src="${card.picture}" alt="${card.isVideo ? 'A frame of the video' : 'The picture'} of this ad" width="600" height="600" loading="lazy">`}
<div class="feed-link"><p><small>${hostOf(card.link)}</small><b dir="auto">${card.headline}</b><span class="d" dir="auto">${card.description}</span></p>${card.button === 'NO_BUTTON' ? '' : html`<span class="feed-cta">${spoken(card.button)}</span>`}</div>
</div>`;
