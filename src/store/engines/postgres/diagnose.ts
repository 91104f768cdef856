import { createConnection } from 'node:net';
import postgres from 'postgres';
import { within } from '../../../kernel/async/timeout.ts';
import { readAddress, serverOf } from './address.ts';
import { codeOf } from './trouble.ts';

const timeoutMs = 4_000;

/** The TLS request with which PostgreSQL's protocol begins; the answer is one letter. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Why a PostgreSQL server cannot be used, in words for the operator; null if it can. */
export const findPostgresTrouble = async (text: string): Promise<string | null> => {
  const { url, ssl } = readAddress(text);
  const server = serverOf(text);
  const place = server.socket ?? `${server.host}:${server.port}`;
  const reachResult = await reach(server, ssl !== false);
  if ('code' in reachResult) return unreachable(reachResult.code, place, server.host);
  if (ssl !== false && ssl !== 'prefer' && !reachResult.hasTls)
    return [
      `the server at ${place} does not speak TLS, and sslmode in DATABASE_URL asks for it.`,
      'Switch ssl on in postgresql.conf, or remove sslmode where the network is trusted',
    ].join(' ');
  const client = postgres(url, {
    max: 1,
    ssl,
    connect_timeout: timeoutMs / 1000,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'greenroom-doctor' },
  });
  try {
    // The driver's own limit ends with the first bytes, and an HTTP server sends some.
    const question = client.unsafe('select 1');
    return await within(timeoutMs, question.then(noTrouble), () => wrongProtocol(place));
  } catch (error) {
    return explain(error, place, server);
  } finally {
    await client.end({ timeout: 0 });
  }
};

type Server = ReturnType<typeof serverOf>;
type ReachResult = { hasTls: boolean } | { code: string };

const reach = ({ host, port, socket }: Server, asksForTls: boolean) =>
  new Promise<ReachResult>((settle) => {
    const socketConnection = socket ? createConnection(socket) : createConnection(port, host);
    const end = (reached: ReachResult) => {
      socketConnection.destroy();
      settle(reached);
    };
    socketConnection.setTimeout(timeoutMs, () => end({ code: 'ETIMEDOUT' }));
    socketConnection.once('error', (error) => end({ code: codeOf(error) }));
    socketConnection.once('connect', () =>
      asksForTls ? socketConnection.write(tlsRequest) : end({ hasTls: false }),
    );
    socketConnection.once('data', (answer) =>
      end({ hasTls: answer.toString('latin1', 0, 1) === 'S' }),
    );
    socketConnection.once('end', () => end({ hasTls: false }));
  });

const unreachable = (code: string, place: string, host: string) => {
  const hints: Record<string, string> = {
    ECONNREFUSED: `nothing listens at ${place}. Start PostgreSQL, or correct host and port in DATABASE_URL`,
    ENOENT: `there is no socket ${place}. Start PostgreSQL, or correct DATABASE_URL`,
    ENOTFOUND: `the name ${host} is not known. Correct the host in DATABASE_URL, or the name server`,
    EAI_AGAIN: `the name ${host} cannot be looked up: the name server does not answer`,
    ETIMEDOUT: `${place} does not answer within ${timeoutMs / 1000} s. A firewall, or the wrong host in DATABASE_URL?`,
  };
  return hints[code] ?? `${place} cannot be reached (${code}). Check DATABASE_URL and the network`;
};

const noTrouble = () => null;

const wrongProtocol = (place: string) =>
  `${place} takes connections, but does not answer as PostgreSQL does. Check host and port in DATABASE_URL`;

/** SQLSTATE and TLS errors that say what is wrong; the server's own words follow. */
const explain = (error: unknown, place: string, { user, database }: Server) => {
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const hints: Record<string, string> = {
    '28P01': `the server at ${place} refuses the password of ${user}. Correct DATABASE_URL`,
    '28000': `the server at ${place} does not let ${user} in (${words}). Correct DATABASE_URL or pg_hba.conf`,
    '3D000': `there is no database ${database} at ${place}. Create it, or correct DATABASE_URL`,
    '53300': `the server at ${place} has no connection left (max_connections)`,
    '57P03': `the server at ${place} is starting or stopping`,
    CERT_HAS_EXPIRED: `the certificate of ${place} has expired`,
    ERR_TLS_CERT_ALTNAME_INVALID: `the certificate of ${place} is for another name (${words}). Use that name in DATABASE_URL`,
  };
  if (hints[code]) return hints[code];
  if (/SELF_SIGNED|UNABLE_TO_|ISSUER|CERT/.test(code))
    return [
      `the certificate of ${place} is signed by an authority that is not known here (${code}).`,
      'Name its file: sslrootcert=/path/ca.pem in DATABASE_URL',
    ].join(' ');
  if (code === 'CONNECT_TIMEOUT') return wrongProtocol(place);
  return `the server at ${place} refused: ${words}. Check DATABASE_URL`;
};
