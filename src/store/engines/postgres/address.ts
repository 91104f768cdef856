import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type ConnectionOptions, checkServerIdentity } from 'node:tls';
import postgres from 'postgres';

type Tls = false | 'prefer' | ConnectionOptions;

/** An address without the words that only say how to encrypt: the server would take them for settings of its own. */
export type PostgresAddress = { url: string; ssl: Tls };

const ownWords = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

/** DATABASE_URL as the driver needs it. The words for TLS mean what they mean to PostgreSQL's own programs. */
export const readAddress = (text: string): PostgresAddress => {
  const { base, words } = splitQuery(text);
  const own = Object.fromEntries(ownWords.map((word) => [word, words.get(word) ?? undefined]));
  for (const word of ownWords) words.delete(word);
  const rest = words.toString();
  const url = rest === '' ? base : `${base}?${rest}`;
  return { url, ssl: tlsOf(own, hostsOf(url)) };
};

/** Several hosts in one address are no URL, so only its query is read as one. */
const splitQuery = (text: string) => {
  const at = text.indexOf('?');
  return at < 0
    ? { base: text, words: new URLSearchParams() }
    : { base: text.slice(0, at), words: new URLSearchParams(text.slice(at + 1)) };
};

type OwnWords = Partial<Record<(typeof ownWords)[number], string | undefined>>;

const tlsOf = ({ sslmode, sslrootcert, sslcert, sslkey }: OwnWords, hosts: string[]): Tls => {
  const isSystem = sslrootcert === 'system';
  const mode = sslmode ?? (isSystem ? 'verify-full' : sslrootcert ? 'verify-ca' : 'disable');
  const own: ConnectionOptions = {
    ...(sslrootcert && !isSystem && { ca: readOwn('sslrootcert', sslrootcert) }),
    ...(sslcert && { cert: readOwn('sslcert', sslcert) }),
    ...(sslkey && { key: readOwn('sslkey', sslkey) }),
  };
  const modes: Record<string, Tls> = {
    disable: false,
    allow: 'prefer',
    prefer: 'prefer',
    // If there is a certificate of an authority, PostgreSQL's own programs check it too.
    require: own.ca ? verifyAuthority(own) : { ...own, rejectUnauthorized: false },
    'verify-ca': verifyAuthority(own),
    'verify-full': { ...own, rejectUnauthorized: true, checkServerIdentity: checkName(hosts) },
  };
  const tls = modes[mode];
  if (tls === undefined)
    throw new Error(
      `DATABASE_URL: sslmode=${mode} is unknown. Use one of ${Object.keys(modes).join(', ')}`,
    );
  return tls;
};

const verifyAuthority = (own: ConnectionOptions): Tls => ({
  ...own,
  rejectUnauthorized: true,
  checkServerIdentity: () => undefined,
});

/**
 * The driver names the server only if it has a host name; a certificate for an IP address is checked against the
 * address.
 */
const checkName =
  (hosts: string[]): NonNullable<ConnectionOptions['checkServerIdentity']> =>
  (name, certificate) => {
    const addresses = hosts.filter((host) => isIP(host) !== 0);
    if (addresses.length === 0 || hosts.includes(name))
      return checkServerIdentity(name, certificate);
    const errors = addresses.map((address) => checkServerIdentity(address, certificate));
    return errors.includes(undefined) ? undefined : errors[0];
  };

const readOwn = (word: string, file: string) => {
  try {
    return readFileSync(file);
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new Error(`DATABASE_URL: the file of ${word}, ${file}, cannot be read (${why})`, {
      cause,
    });
  }
};

/** How the driver understands an address, with PGHOST and so on; this opens no connection. */
export const serverOf = (text: string) => {
  const { url } = readAddress(text);
  const { host, port, database, user, path } = postgres(url).options;
  return {
    host: String(host[0] ?? ''),
    port: Number(port[0] ?? 5432),
    database: String(database),
    user: String(user),
    /** A socket in a folder instead of host and port. */
    socket: typeof path === 'string' && path !== '' ? path : null,
  };
};

const hostsOf = (url: string) => postgres(url).options.host.map(String);

/** For people: the address of the database, without user and password. */
export const describeServer = (text: string) => {
  const { host, port, database, socket } = serverOf(text);
  return `PostgreSQL, ${database} at ${socket ?? `${host}:${port}`}`;
};

/** The server's name for the connections of a node. */
export const nodeSessions = 'greenroom-node';

/** The server's name for those of a node of 2.0.0 or older. */
export const oldNodeSessions = 'greenroom';

/** Both names, as a list for a statement. */
export const allNodeSessions = `'${nodeSessions}', '${oldNodeSessions}'`;
