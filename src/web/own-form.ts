import type { IncomingHttpHeaders } from 'node:http';

/** A browser sends one of these values for a form on our own page, or for an address that the user typed. */
const ownSites = new Set(['same-origin', 'none']);

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True if a POST may come from a form on our own page. Browsers send the origin of a form and its relation to the
 * address. The cookie alone proves nothing, because it is also sent from a neighbouring subdomain. Programs send
 * neither header, but have no cookies that an attacker could use.
 */
export const isOwnForm = (headers: IncomingHttpHeaders, baseUrl: string) => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !ownSites.has(String(site))) return false;
  // Pages without a referrer send "null", but so do sandboxed frames of other sites.
  if (origin === 'null') return site === 'same-origin';
  return origin === undefined || isOwnOrigin(origin, baseUrl);
};

/** A service that listens only on this machine answers under each of the machine's local names. */
const isOwnOrigin = (origin: string, baseUrl: string) => {
  const own = new URL(baseUrl);
  if (origin === own.origin) return true;
  if (!thisMachine.has(own.hostname) || !URL.canParse(origin)) return false;
  const originUrl = new URL(origin);
  const isNamed = originUrl.origin === origin && thisMachine.has(originUrl.hostname);
  return isNamed && originUrl.port === own.port && originUrl.protocol === own.protocol;
};
