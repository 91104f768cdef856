import { readableMoments } from './behaviour/moments.ts';

/** A toast says what was just done, and disappears by itself. */
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

/** In a list marked with data-arrows, the arrow keys move from one `data-stop` to the next. */
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
  const waitingPart = document.querySelector<HTMLElement>('[data-refresh]');
  if (waitingPart)
    setTimeout(() => location.reload(), Number(waitingPart.dataset['refresh']) * 1000);
  if (!document.querySelector('[data-reload-on-return]')) return;
  let wasAway = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') wasAway = true;
    else if (wasAway) location.reload();
  });
};

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A menu closes with Escape, and when something else is touched. */
const closingMenus = () => {
  fetchedLists();
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus())
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
};

/** A list that is long for some people is fetched when its menu is first opened. */
const fetchedLists = () => {
  for (const list of document.querySelectorAll<HTMLElement>('details [data-fetch]')) {
    const menu = list.closest('details');
    const fill = async () => {
      const answer = await fetch(list.dataset['fetch'] ?? '');
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(`<ul>${await answer.text()}</ul>`, 'text/html');
      list.replaceChildren(...(page.querySelector('ul')?.childNodes ?? []));
    };
    menu?.addEventListener('toggle', () => void fill().catch(() => {}), { once: true });
  }
};

/** If the answer takes seconds, a line beside the button says that work is going on. */
const showWork = (form: HTMLFormElement) => {
  const status = form.querySelector<HTMLElement>('[data-working]');
  if (!status) return;
  status.hidden = false;
  form.setAttribute('aria-busy', 'true');
};

/** Filters send themselves; a form is sent once; what went wrong is where the eyes go. */
const sendingForms = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]'))
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) form.requestSubmit();
    });
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]'))
    form.addEventListener('submit', (event) => {
      if (form.dataset['sent']) event.preventDefault();
      form.dataset['sent'] = 'yes';
      showWork(form);
    });
  // Back brings the page as it was left: its forms can be sent again. A page that has only just been read whole may have
  // sent one already.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]'))
      delete form.dataset['sent'];
    for (const status of document.querySelectorAll<HTMLElement>('[data-working]'))
      status.hidden = true;
  });
  const wrong = document.querySelector<HTMLElement>('[aria-invalid=true], [data-focus]');
  wrong?.focus();
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
