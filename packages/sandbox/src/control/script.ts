/**
 * The script of the sandbox page, served as a file: it replaces parts of the page and keeps open what was opened.
 * Without it, the page does not refresh.
 */
export const script = `
const seconds = Number(document.body.dataset.refresh || 0);
const parts = () => document.querySelectorAll('[data-part]');
const isBusy = () => document.hidden || String(getSelection()) !== '';

// A button that is about to be pressed stays where it is, and so does what somebody has typed.
const isHeld = (part) =>
  (part.contains(document.activeElement) && document.activeElement.matches('button, input')) ||
  [...part.querySelectorAll('input')].some((input) => input.value !== input.defaultValue);

const put = (fresh) => {
  for (const part of parts()) {
    const next = fresh.querySelector('[data-part="' + part.dataset.part + '"]');
    if (!next || next.innerHTML === part.dataset.seen || isHeld(part)) continue;
    part.dataset.seen = next.innerHTML;
    const open = new Set([...part.querySelectorAll('details[open]')].map(({ id }) => id));
    for (const details of next.querySelectorAll('details')) {
      if (open.has(details.id)) details.open = true;
    }
    const held = part.contains(document.activeElement) && document.activeElement.closest('details');
    part.replaceChildren(...next.childNodes);
    const again = held && document.getElementById(held.id);
    if (again) again.querySelector('summary').focus({ preventScroll: true });
  }
};

const refresh = async () => {
  if (isBusy()) return;
  const answer = await fetch('/', { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer && answer.ok) {
    put(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  }
};

if (seconds > 0) setInterval(refresh, seconds * 1000);
`;
