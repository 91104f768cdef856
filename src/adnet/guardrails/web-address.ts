import { domainToASCII } from 'node:url';

/** A name of at least two parts, as browsers ask for it: letters, digits and hyphens, no address of numbers. */
const hostName =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The domain as it is compared: small letters, without a dot at its end, other scripts as `xn--`; null: it is none. */
export const domainOf = (text: string): string | null => {
  const ascii = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  if (ascii.length > 253 || !hostName.test(ascii) || /\.\d+$/.test(ascii)) return null;
  return ascii;
};

/** The domain itself, and every name below it. */
export const isWithin = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`);

export type WebAddress = { host: string; query: URLSearchParams; isBare: boolean };

/** What readers of addresses do not agree on; any of it could lead elsewhere than it seems. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}\u3002\uff0e\uff61\uff0f\uff20\uff1a\uff03\uff1f]/u;

/** `https://` + who asks and where + the rest. The part up to the first `/`, `?` or `#` is all that names the host. */
const anatomy = /^(https?):\/\/([^/?#]*)/i;

/**
 * Where an address leads. What browsers, programs and Meta could read in different ways is a problem, not a guess: spaces,
 * backslashes, a name and password before the host, odd dots and slashes, escapes in the host.
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
