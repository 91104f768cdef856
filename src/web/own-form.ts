import type { IncomingHttpHeaders } from 'node:http';

/** A browser sends one of these with a form on our own page, or with an address typed by its user. */
const ownSites = new Set(['same-origin', 'none']);

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a POST may have come from a form on our own page. Browsers name the origin of a form and
 * say how it relates to the address; a cookie alone would also come along from a neighbouring
 * subdomain. Programs send neither header, and have no cookies that anybody could borrow.
 */
export const isOwnForm = (headers: IncomingHttpHeaders, baseUrl: string) => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !ownSites.has(String(site))) return false;
  // Pages without a referrer send "null", but so do sandboxed frames of other sites.
  if (origin === 'null') return site === 'same-origin';
  return origin === undefined || isOwnOrigin(origin, baseUrl);
};

/** A service of this machine alone answers to each of the machine's names for itself. */
const isOwnOrigin = (origin: string, baseUrl: string) => {
  const own = new URL(baseUrl);
  if (origin === own.origin) return true;
  if (!thisMachine.has(own.hostname) || !URL.canParse(origin)) return false;
  const originUrl = new URL(origin);
  const isNamed = originUrl.origin === origin && thisMachine.has(originUrl.hostname);
  return isNamed && originUrl.port === own.port && originUrl.protocol === own.protocol;
};
