const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A menu closes with Escape, and when something else is touched. */
export const closingMenus = () => {
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
