import { isIP } from 'node:net';
import { isPublicAddress } from './address-rule.ts';
import { notAllowed } from './refusal.ts';

export type ImageTarget = {
  url: URL;
  /** A host name or address, without brackets or a final dot. */
  host: string;
  /** True if the allow list names it: the rules for addresses, names and ports do not apply. */
  exempt: boolean;
};

export type AllowList = ReadonlySet<string>;

const maxLength = 2048;
const publicPorts = new Set(['80', '443']);
const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

// The URL parser silently drops tabs and line breaks and replaces backslashes, so these are refused before parsing.
const treacherous = /[\p{Cc}\p{Z}\p{Cs}\\]/u;
const encodedControl = /%(?:[01][0-9a-f]|7f)/i;
const absolute = /^https?:\/\/([^/?#]+)/i;

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Top-level names that exist only inside private networks. */
const privateSuffixes = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'private',
  'svc',
]);

const bare = (hostname: string) =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '');

const keyOf = (url: URL) => `${bare(url.hostname)}:${url.port || defaultPorts[url.protocol]}`;

/** Reads entries "host:port". An entry that cannot be read stops the start-up instead of being ignored. */
export const parseAllowList = (entries: readonly string[]): AllowList =>
  new Set(
    entries.map((entry) => {
      const port = /:(\d{1,5})$/.exec(entry)?.[1];
      if (!port || !URL.canParse(`http://${entry}`) || /[/?#@\\\s]/.test(entry)) {
        throw new Error(`image allow list: "${entry}" is not host:port`);
      }
      return `${bare(new URL(`http://${entry}`).hostname)}:${Number(port)}`;
    }),
  );

const checkText = (text: string) => {
  if (text.length > maxLength) throw notAllowed('longer than 2048 characters');
  if (treacherous.test(text)) throw notAllowed('control character, space or backslash');
  if (encodedControl.test(text)) throw notAllowed('encoded control character');
};

const checkName = (host: string) => {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (host.length > 253 || !labels.every((part) => label.test(part))) {
    throw notAllowed('not a host name');
  }
  if (labels.length < 2 || privateSuffixes.has(last)) throw notAllowed('a private name');
};

const targetOf = (url: URL, allow: AllowList): ImageTarget => {
  if (!(url.protocol in defaultPorts)) throw notAllowed('scheme');
  if (url.username || url.password) throw notAllowed('user information');
  const host = bare(url.hostname);
  if (!host) throw notAllowed('no host');
  const exempt = allow.has(keyOf(url));
  if (!exempt) {
    if (url.port && !publicPorts.has(url.port)) throw notAllowed('port');
    if (isIP(host) === 0) checkName(host);
    else if (!isPublicAddress(host)) throw notAllowed('address');
  }
  // SNI and certificates do not use a final dot.
  if (isIP(host) === 0) url.hostname = host;
  return { url, host, exempt };
};

/** Checks everything about an address that can be checked before its name is resolved. */
export const parseTarget = (text: string, allow: AllowList): ImageTarget => {
  checkText(text);
  const authority = absolute.exec(text)?.[1];
  if (!authority || authority.includes('@') || !URL.canParse(text)) throw notAllowed('not a URL');
  return targetOf(new URL(text), allow);
};

/** The target of a redirect, checked like a first address; a redirect from https to http is refused. */
export const redirectTarget = (
  from: ImageTarget,
  location: string,
  allow: AllowList,
): ImageTarget => {
  checkText(location);
  // The URL parser reads "http:host" as a path, others read it as a host.
  if (/^https?:/i.test(location) && !absolute.test(location)) throw notAllowed('half a URL');
  if (!URL.canParse(location, from.url.href)) throw notAllowed('redirect to no URL');
  const url = new URL(location, from.url);
  if (from.url.protocol === 'https:' && url.protocol === 'http:') throw notAllowed('downgrade');
  return parseTarget(url.href, allow);
};
