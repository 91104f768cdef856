import { writeMoments } from './behaviour/moments.ts';
import { whenRested } from './wizard/ask.ts';

const head = document.querySelector<HTMLElement>('[data-events]');

/** Whether something was typed into a field, or a box was ticked, since the page was drawn. */
const isTouched = (field: Element) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
};

/** A form that a person has begun to use is not replaced, even if they look elsewhere on the page. */
const isInUse = (element: HTMLElement) =>
  element.hasAttribute('data-live-kept') &&
  (element.contains(document.activeElement) ||
    element.querySelector('details[open].confirm') !== null ||
    [...element.querySelectorAll('input, textarea, select')].some(isTouched));

const isOver = () => document.querySelector('[data-live-over]') !== null;

/** Draws anew what has changed: the server's own page, part by part. */
const refresh = async () => {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  let hasChanged = false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of page.querySelectorAll<HTMLElement>('[data-live]')) {
    const here = document.querySelector<HTMLElement>(`[data-live="${part.dataset['live']}"]`);
    if (!here || isInUse(here) || here.dataset['was'] === part.innerHTML) continue;
    const was = part.innerHTML;
    here.innerHTML = was;
    for (const { name, value } of part.attributes) here.setAttribute(name, value);
    here.dataset['was'] = was;
    hasChanged = true;
  }
  if (hasChanged) document.dispatchEvent(new Event('drawn'));
  writeMoments();
};

const watch = (url: string) => {
  const events = new EventSource(url);
  const onChange = whenRested(() => {
    void refresh().then(() => {
      if (isOver()) events.close();
    });
  }, 250);
  events.addEventListener('launch', onChange);
  events.addEventListener('step', onChange);
};

if (head && !isOver()) watch(head.dataset['events'] ?? '');

/** The client may answer days later; a visible page shows it soon. */
const answersEveryMs = 15_000;
const look = () => {
  if (head && document.visibilityState === 'visible') void refresh();
};
setInterval(look, answersEveryMs);
document.addEventListener('visibilitychange', look);
if (new URLSearchParams(location.search).has('sent')) {
  // A launch that was sent is no draft any more; it is kept for the case that it is launched anew.
  const draftKey = `draft ${location.pathname.replace(/[^/]+$/, 'new')}`;
  const draft = sessionStorage.getItem(draftKey);
  if (draft !== null) sessionStorage.setItem(`sent ${location.pathname}`, draft);
  sessionStorage.removeItem(draftKey);
  history.replaceState(null, '', location.pathname);
}
