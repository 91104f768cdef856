/**
 * A page that waits for something: with data-refresh="2" it is loaded again every two seconds, with
 * data-reload-on-return when the reader comes back from another tab.
 */
export const freshPages = () => {
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
