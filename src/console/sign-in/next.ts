const home = '/console';
const anyOrigin = 'http://here';
const maxLength = 1_000;

/**
 * Where to go after signing in: a place in the console, whatever the address asked for. Browsers read
 * an address more freely than it looks (backslashes, tabs, dots), so it is judged as they read it.
 */
export const safeNext = (address: unknown) => {
  if (typeof address !== 'string' || address.length > maxLength || !address.startsWith('/'))
    return home;
  if (!URL.canParse(address, anyOrigin)) return home;
  const { origin, pathname, search } = new URL(address, anyOrigin);
  const isInside = pathname === home || pathname.startsWith(`${home}/`);
  const isDoor = /^\/console\/sign-/.test(pathname);
  return origin === anyOrigin && isInside && !isDoor ? pathname + search : home;
};

/** The sign-in page that leads back to where somebody wanted to go. */
export const signInAddress = (address: string) => {
  const next = safeNext(address);
  return next === home ? `${home}/sign-in` : `${home}/sign-in?next=${encodeURIComponent(next)}`;
};

const you = `${home}/you`;

/** Where to go after showing again that it is you: where somebody wanted to do something, else to the page about it. */
export const proofNext = (address: unknown) => {
  const next = safeNext(address);
  return next === home ? `${you}?done=proof` : next;
};

/** The page on which somebody shows again that it is them, and then goes on. */
export const proofAddress = (address: string) =>
  `${you}?next=${encodeURIComponent(safeNext(address))}`;
