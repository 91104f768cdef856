import { hostOf } from '../../../kernel/pure/host-of.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const cutAfter = 125;

const put = (card: Element, selector: string, text: string) => {
  const place = card.querySelector(selector);
  if (place) place.textContent = text;
};

const cut = (text: string, max = cutAfter, rest = '… See more') => {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}${rest}`;
};

/** The part of a line that the feed shows, by the number at its field. */
const cutLine = (field: TextField | null) =>
  cut(field?.value ?? '', Number(field?.dataset['cut']) || cutAfter, '…');

/** While it is typed, an address may still lack its scheme. */
const withScheme = (link: string) => (link.includes('://') ? link : `https://${link}`);

const fieldNamed = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
};

/** The first picture of the launch, by its address or from the library. */
const pictureOf = (form: HTMLFormElement) => {
  // The server has rendered where each of them is shown.
  const isInShapes = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '.shaped-row :is(select, input)',
    ),
  ].some(({ value }) => value !== '');
  if (isInShapes) return null;
  const url = fieldNamed(form, 'images.0.url')?.value ?? '';
  if (URL.canParse(url)) return new URLSearchParams({ url });
  const pickedHash = form.querySelector<HTMLInputElement>('[name=hash]:checked')?.value;
  if (pickedHash === undefined) return null;
  return new URLSearchParams({
    account: fieldNamed(form, 'account_id')?.value ?? '',
    hash: pickedHash,
  });
};

const showPicture = (form: HTMLFormElement, feed: Element) => {
  const picture = pictureOf(form);
  const place = feed.querySelector('.feed-media');
  if (!picture || !place) return;
  const src = `${form.dataset['ask']?.replace(/ask$/, 'media')}?${picture}`;
  if (place.getAttribute('src') === src) return;
  const image = Object.assign(new Image(600, 600), { src, className: 'feed-media', alt: '' });
  place.replaceWith(image);
  for (const one of form.querySelectorAll('[data-preview] [data-place]'))
    one.setAttribute('src', src);
};

const maxPlaceText = 60;

/** Stories, reels and the right column show the words too, at their own places. */
const showTexts = (form: HTMLFormElement, texts: Record<string, string>) => {
  for (const place of form.querySelectorAll<HTMLElement>('[data-preview] [data-place-text]'))
    place.textContent = cut(texts[place.dataset['placeText'] ?? ''] ?? '', maxPlaceText, '…');
};

const showPage = (feed: Element, name: string) => {
  put(feed, '.feed-head b', name);
  put(feed, '.feed-mark', name.slice(0, 1));
};

/** Formats the type as the server does: APPLY_NOW becomes "Apply now". */
const showButton = (form: HTMLFormElement, feed: Element) => {
  const type = fieldNamed(form, 'defaults.call_to_action_type')?.value ?? '';
  const words = type.replaceAll('_', ' ').toLowerCase();
  const buttonBefore = feed.querySelector('.feed-cta');
  if (['', 'NO_BUTTON'].includes(type)) return buttonBefore?.remove();
  const button =
    buttonBefore ?? Object.assign(document.createElement('span'), { className: 'feed-cta' });
  button.textContent = words.charAt(0).toUpperCase() + words.slice(1);
  if (!buttonBefore) feed.querySelector('.feed-link')?.append(button);
};

/** The text that is being written, as the feed will show it. */
export const showInFeed = (form: HTMLFormElement) => {
  const feed = form.querySelector('[data-preview] .feed');
  if (!feed) return;
  const draw = (card: HTMLElement) => {
    showPicture(form, feed);
    showButton(form, feed);
    const value = (name: string) =>
      card.querySelector<TextField>(`[data-check="${name}"]`)?.value ?? '';
    const page = fieldNamed(form, 'defaults.page_id');
    if (page instanceof HTMLSelectElement && page.value !== '')
      showPage(feed, page.selectedOptions[0]?.text ?? '');
    put(feed, '.feed-text', cut(value('primary_text')));
    showTexts(form, { message: value('primary_text'), headline: value('headline') });
    const lineOf = (name: string) =>
      cutLine(card.querySelector<TextField>(`[data-check="${name}"]`));
    put(feed, '.feed-link b', lineOf('headline'));
    put(feed, '.feed-link .d', lineOf('description'));
    // The whole text is in the field beside it.
    feed.querySelector('.feed-whole')?.remove();
    const link = fieldNamed(form, 'defaults.link_url')?.value ?? '';
    put(feed, '.feed-link small', hostOf(withScheme(link)));
  };
  let [shownCard] = form.querySelectorAll<HTMLElement>('[data-copy-card]');
  const cardOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-copy-card]') : null;
  const look = ({ target }: Event) => {
    const card = cardOf(target);
    if (!card) return;
    shownCard = card;
    draw(card);
  };
  form.addEventListener('input', look);
  form.addEventListener('focusin', look);
  // When a picture or a Page was chosen. While an address is being typed, it is not complete.
  form.addEventListener('change', () => shownCard && draw(shownCard));
  if (shownCard) draw(shownCard);
};
