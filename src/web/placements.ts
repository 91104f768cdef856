import { type Html, html } from '../kernel/html.ts';

/** Which picture each sort of placement shows: feeds, stories and reels, and wide ones. */
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
  /** What covers a part of the picture: names above, text and button below. */
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

const frame = (ad: PlacedAd, { name, look, picture, isCovered = false }: AdPlacement): Html =>
  html`<figure class="place"><div class="place-frame ${look}"><img src="${ad.pictures[picture]}" alt="" width="180" height="180" loading="lazy" data-place="${picture}">${isCovered ? html`<p class="place-over"><b dir="auto">${ad.pageName}</b><span dir="auto" data-place-text="message">${short(ad.message)}</span></p><span class="place-safe"></span>` : ''}</div>${isCovered ? '' : html`<p class="place-text" dir="auto" data-place-text="${look === 'wide' ? 'headline' : 'message'}">${short(look === 'wide' ? ad.headline : ad.message)}</p>`}<figcaption>${name}</figcaption></figure>`;

/** How the ad will look where it is shown; drawn by us, so it can be seen before anything is made. */
export const placements = (ad: PlacedAd): Html =>
  html`<details class="places"><summary>See it at ${places.length} placements</summary><div class="places-row">${places.map((place) => frame(ad, place))}</div><p class="places-note">Keep words and faces inside the dashed line: names, text and the button cover the rest.</p></details>`;
