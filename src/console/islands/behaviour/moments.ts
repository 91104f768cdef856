const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const spoken = (at: Date, now: number) => {
  const seconds = Math.round((at.getTime() - now) / 1000);
  const size = Math.abs(seconds);
  if (size < minute) return seconds > 0 ? 'in a moment' : 'just now';
  if (size < hour) return relative.format(Math.round(seconds / minute), 'minute');
  if (size < day) return relative.format(Math.round(seconds / hour), 'hour');
  if (size < 30 * day) return relative.format(Math.round(seconds / day), 'day');
  return date.format(at);
};

const write = () => {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-moment]')) {
    const at = new Date(element.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    element.textContent = spoken(at, now);
    element.title = exact.format(at);
  }
};

const countDown = () => {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const secondsLeft = Math.ceil((Date.parse(element.dataset['until'] ?? '') - now) / 1000);
    const time = element.querySelector('time');
    if (secondsLeft <= 0) {
      element.textContent = element.dataset['after'] ?? '';
      delete element.dataset['until'];
    } else if (time)
      time.textContent =
        secondsLeft < 2 * minute
          ? relative.format(secondsLeft, 'second')
          : spoken(new Date(now + secondsLeft * 1000), now);
  }
};

/** Times as people say them; the exact one, in the reader's own zone, shows on hover. */
export const readableMoments = () => {
  write();
  setInterval(write, 30_000);
  countDown();
  if (document.querySelector('[data-until]')) setInterval(countDown, 1_000);
};

/** After a part of the page was drawn anew. */
export { write as writeMoments };
