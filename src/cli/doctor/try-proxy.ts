import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

const timeoutMs = 10_000;

/**
 * Lets the proxy connect to `target` (host:port), as the service does, and disconnects. Throws an error in words
 * for the operator.
 */
export const tryProxy = async (proxy: string, target: string): Promise<void> => {
  const { protocol, host, hostname, port, username, password } = new URL(proxy);
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const status = await new Promise<number>((resolve, reject) => {
    const request = (protocol === 'https:' ? tlsRequest : plainRequest)({
      method: 'CONNECT',
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (protocol === 'https:' ? 443 : 80),
      path: target,
      headers: {
        host: target,
        ...(username && { 'proxy-authorization': `Basic ${secret.toString('base64')}` }),
      },
      timeout: timeoutMs,
      agent: false,
    });
    request.on('connect', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    request.on('response', ({ statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    request.on('timeout', () => request.destroy(new Error('ETIMEDOUT')));
    request.on('error', reject);
    request.end();
  }).catch((cause: Error) => {
    throw new Error(whyUnreachable(cause, host), { cause });
  });
  if (status === 200) return;
  throw new Error(
    status === 407
      ? `the proxy ${host} refuses user or password. Correct OUTBOUND_PROXY`
      : [
          `the proxy ${host} does not connect to ${target} (it answers ${status}). Allow it`,
          'there, or name the host in OUTBOUND_DIRECT',
        ].join(' '),
  );
};

const whyUnreachable = (cause: Error, host: string) => {
  const code = 'code' in cause ? String(cause.code) : cause.message;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing listens at the proxy ${host}`,
    ENOTFOUND: `the name of the proxy, ${host}, is not known`,
    EAI_AGAIN: `the name of the proxy, ${host}, is not known`,
    ETIMEDOUT: `the proxy ${host} does not answer`,
  };
  return `${reasons[code] ?? `the proxy ${host} cannot be used (${code})`}. Correct OUTBOUND_PROXY`;
};
