const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A menu closes with Escape, and when something else is touched. */
export const closingMenus = () => {
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
