/** In a list marked with data-arrows, the arrow keys walk from one `data-stop` to the next. */
export const arrowsInLists = () =>
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
