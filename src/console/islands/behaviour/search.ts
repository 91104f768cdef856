const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The key / leads to the search field of the page. */
export const searchKey = () =>
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const field = document.querySelector<HTMLInputElement>('[data-search]');
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
