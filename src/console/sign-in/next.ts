const home = '/console';
const anyOrigin = 'http://here';
const maxLength = 1_000;

/**
 * The target after signing in: always a page of the console. Browsers accept many spellings of an address
 * (backslashes, tabs, dots), so it is checked as browsers read it.
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

/** The sign-in page that leads back to the page that the person wanted. */
export const signInAddress = (address: string) => {
  const next = safeNext(address);
  return next === home ? `${home}/sign-in` : `${home}/sign-in?next=${encodeURIComponent(next)}`;
};

const you = `${home}/you`;

/** The target after the person has shown who they are: the page they came from, or else the page about it. */
export const proofNext = (address: unknown) => {
  const next = safeNext(address);
  return next === home ? `${you}?done=proof` : next;
};

/** The page on which a person shows again who they are, and then continues. */
export const proofAddress = (address: string) =>
  `${you}?next=${encodeURIComponent(safeNext(address))}`;
