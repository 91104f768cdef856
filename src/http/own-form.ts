import type { IncomingHttpHeaders } from 'node:http';

/** What a browser says of a form on our own page, or of an address typed by its user. */
const ownSites = new Set(['same-origin', 'none']);

/**
 * Whether a POST may have come from a form on our own page. Browsers name the origin of a form and
 * say how it relates to the address; a cookie alone would also come along from a neighbouring
 * subdomain. Programs send neither header, and have no cookies that anybody could borrow.
 */
export const isOwnForm = (headers: IncomingHttpHeaders, baseUrl: string) => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !ownSites.has(String(site))) return false;
  // A page that hides where it is says "null", and so does a sandboxed frame of anybody's.
  if (origin === 'null') return site === 'same-origin';
  return origin === undefined || origin === new URL(baseUrl).origin;
};
