import { domainToASCII } from 'node:url';

/** A host name of at least two parts, as browsers use it: letters, digits and hyphens, but no IP address. */
const hostName =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A domain in the form for comparisons: lower case, without a final dot, other scripts as `xn--`; null if the text
 * is not a domain.
 */
export const domainOf = (text: string): string | null => {
  const ascii = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  if (ascii.length > 253 || !hostName.test(ascii) || /\.\d+$/.test(ascii)) return null;
  return ascii;
};

/** True for the domain itself and every subdomain. */
export const isWithin = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`);

export type WebAddress = { host: string; query: URLSearchParams; isBare: boolean };

/** Characters that parsers of addresses treat differently, so that a link could lead elsewhere than it seems. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}\u3002\uff0e\uff61\uff0f\uff20\uff1a\uff03\uff1f]/u;

/**
 * Splits an address into `https://`, user and host, and the rest. Only the part before the first `/`, `?` or `#`
 * names the host.
 */
const anatomy = /^(https?):\/\/([^/?#]*)/i;

/**
 * Finds where an address leads. If browsers, programs and Meta could read it differently, it is a problem and not a
 * guess: spaces, backslashes, a user name and password before the host, unusual dots and slashes, escapes in the
 * host.
 */
export const readAddress = (text: string): WebAddress | { problem: string } => {
  const address = text.trim();
  if (ambiguous.test(address))
    return { problem: 'has characters that could lead elsewhere than it seems' };
  const [, , authority = null] = anatomy.exec(address) ?? [];
  if (authority === null) return { problem: 'is not an http or https address' };
  if (authority.includes('@'))
    return { problem: 'has a name before an @, so it leads elsewhere than it seems' };
  if (authority.includes('%')) return { problem: 'has escaped characters in its domain' };
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url && domainOf(url.hostname);
  const namedHost = domainOf(authority.replace(/:\d{1,5}$/, ''));
  if (url === null || host === null || host !== namedHost) return { problem: 'names no domain' };
  return { host, query: url.searchParams, isBare: url.pathname === '/' && url.search === '' };
};
