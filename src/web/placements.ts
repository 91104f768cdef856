import { type Html, html } from '../kernel/text/html.ts';

/** The picture that each kind of placement shows: feeds, stories and reels, and wide ones. */
export type PlacedPictures = { feed: string; fullScreen: string; wide: string };

export type PlacedAd = {
  pageName: string;
  message: string;
  headline: string;
  pictures: PlacedPictures;
};

type AdPlacement = {
  name: string;
  look: string;
  picture: keyof PlacedPictures;
  /** True if the name above and the text and button below cover part of the picture. */
  isCovered?: boolean;
};

const places: readonly AdPlacement[] = [
  { name: 'Feed, 1:1', look: 'square', picture: 'feed' },
  { name: 'Feed, 4:5', look: 'portrait', picture: 'feed' },
  { name: 'Instagram feed', look: 'instagram', picture: 'feed' },
  { name: 'Story, 9:16', look: 'tall story', picture: 'fullScreen', isCovered: true },
  { name: 'Reel, 9:16', look: 'tall reel', picture: 'fullScreen', isCovered: true },
  { name: 'Right column, 1.91:1', look: 'wide', picture: 'wide' },
];

const maxText = 60;

const short = (text: string) => {
  const letters = [...text.trim()];
  return letters.length <= maxText ? text.trim() : `${letters.slice(0, maxText).join('')}…`;
};

const textOver = ({ pageName, message }: PlacedAd) => {
  const text = html`<span dir="auto" data-place-text="message">${short(message)}</span>`;
  return html`<p class="place-over"><b dir="auto">${pageName}</b>${text}</p><span class="place-safe"></span>`;
};

const textBelow = (ad: PlacedAd, field: 'headline' | 'message') =>
  html`<p class="place-text" dir="auto" data-place-text="${field}">${short(ad[field])}</p>`;

const frame = (ad: PlacedAd, { name, look, picture, isCovered = false }: AdPlacement): Html => {
  const address = ad.pictures[picture];
  const image = html`<img src="${address}" alt="" width="180" height="180" loading="lazy" data-place="${picture}">`;
  const over = isCovered ? textOver(ad) : '';
  const below = isCovered ? '' : textBelow(ad, look === 'wide' ? 'headline' : 'message');
  const placementFrame = html`<div class="place-frame ${look}">${image}${over}</div>`;
  return html`<figure class="place">${placementFrame}${below}<figcaption>${name}</figcaption></figure>`;
};

const advice =
  'Keep words and faces inside the dashed line: names, text and the button cover the rest.';

/** Draws how the ad will look at its placements, so that people see it before anything is created. */
export const placements = (ad: PlacedAd): Html => {
  const summary = html`<summary>See it at ${places.length} placements</summary>`;
  const row = html`<div class="places-row">${places.map((place) => frame(ad, place))}</div>`;
  return html`<details class="places">${summary}${row}<p class="places-note">${advice}</p></details>`;
};
