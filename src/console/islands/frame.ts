import { sendingForms } from './behaviour/forms.ts';
import { closingMenus } from './behaviour/menus.ts';
import { readableMoments } from './behaviour/moments.ts';

/** What was just done is said, then goes away by itself. */
const leavingToasts = () => {
  for (const toast of document.querySelectorAll('[data-toast]'))
    setTimeout(() => toast.remove(), 8_000);
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The key / leads to the search field of the page. */
const searchKey = () =>
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const field = document.querySelector<HTMLInputElement>('[data-search]');
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

/** In a list marked with data-arrows, the arrow keys walk from one `data-stop` to the next. */
const arrowsInLists = () =>
  document.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const list = event.target.closest('[data-arrows]');
    if (!list || !event.target.matches('[data-stop]')) return;
    const stops = [...list.querySelectorAll<HTMLElement>('[data-stop]')];
    const next = stops[stops.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

const copied = async (button: HTMLElement) => {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  const words = button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = words;
  }, 2_000);
};

/** A button with data-copy puts that text into the clipboard; without script it stays hidden. */
const copyButtons = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copied(button));
  }
};

/**
 * A page that waits for something: with data-refresh="2" it is loaded again every two seconds, with
 * data-reload-on-return when the reader comes back from another tab.
 */
const freshPages = () => {
  // To load the answer to a form again would send the form again: a second link, key or charge.
  history.replaceState(history.state, '', location.href);
  const waiting = document.querySelector<HTMLElement>('[data-refresh]');
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset['refresh']) * 1000);
  if (!document.querySelector('[data-reload-on-return]')) return;
  let wasAway = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') wasAway = true;
    else if (wasAway) location.reload();
  });
};

document.documentElement.classList.add('scripted');
readableMoments();
leavingToasts();
closingMenus();
searchKey();
arrowsInLists();
copyButtons();
sendingForms();
freshPages();
