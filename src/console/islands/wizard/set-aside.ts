/** Other launches that were begun in this tab, oldest first: beginning one never throws away another. */
const asideKey = `drafts aside ${location.pathname}`;

const read = (): string[] => {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(asideKey) ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
};

const write = (list: string[]) => {
  if (list.length === 0) sessionStorage.removeItem(asideKey);
  else sessionStorage.setItem(asideKey, JSON.stringify(list));
};

export const setAside = (draft: string) => write([...read(), draft]);

/** The oldest of them; null where there is none. */
export const takeUp = (): string | null => {
  const [oldest = null, ...others] = read();
  write(others);
  return oldest;
};

/** Says that there are some, and leads to the next one. */
export const showAside = () => {
  const note = document.querySelector<HTMLElement>('[data-aside]');
  const { length } = read();
  if (!note) return;
  note.hidden = length === 0;
  const words = note.querySelector('[data-aside-words]');
  if (words)
    words.textContent =
      length === 1
        ? 'Another launch that you began in this tab is kept.'
        : `${length} other launches that you began in this tab are kept.`;
};
