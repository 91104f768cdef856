import { once } from 'node:events';
import { createServer } from 'node:net';
import { request } from 'undici';
import { type Config, localHost } from '../boot/config.ts';
import { openAgent } from '../kernel/http-agent.ts';
import { refuse } from '../operations/operator/core/refuse.ts';

const timeoutMs = 5_000;

/** The answer at an address, through a proxy if one is given; undefined if nothing answers. */
export const ask = async (address: string, proxy: string | null = null) => {
  const dispatcher = openAgent(proxy);
  try {
    const { statusCode, body } = await request(address, {
      dispatcher,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return { status: statusCode, text: await body.text() };
  } catch {
    return undefined;
  } finally {
    await dispatcher.destroy();
  }
};

const serviceAddress = ({ host, port }: Config) => `http://${localHost(host)}:${port}`;

/** Checks that the service is ready; returns its address. */
export const reachService = async (config: Config) => {
  const address = serviceAddress(config);
  const answer = await ask(`${address}/readyz`);
  if (!answer)
    return refuse(
      (await findPortTrouble(config.host, config.port, 'PORT')) ??
        `nothing answers at ${address}. Start the service with npm start, or set PORT to the port it listens on`,
    );
  if (answer.status === 200 && answer.text.includes('"ready"')) return address;
  return refuse(
    answer.text.includes('"unavailable"')
      ? `the service at ${address} is running but not ready. Read its log`
      : `another program answers at ${address}. Set PORT to the port the service listens on`,
  );
};

/** Why a service could not listen on this port; null if it could. */
export const findPortTrouble = async (host: string, port: number, setting: string) => {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return explainPort(error, { host, port, setting });
  } finally {
    server.close();
  }
};

type Port = { host: string; port: number; setting: string };

const explainPort = (error: unknown, { host, port, setting }: Port) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons: Record<string, string> = {
    EADDRINUSE: [
      `another program, which is not Greenroom, holds port ${port} of ${host}. Stop it, or set`,
      `${setting} to a free port`,
    ].join(' '),
    EACCES: `this user may not listen on port ${port}. Set ${setting} to 1024 or higher`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0 for all`,
    ENOTFOUND: `the name ${host} is not known. Set HOST to an address of this machine`,
  };
  return reasons[code] ?? `${setting} ${port} of ${host} cannot be used (${code})`;
};
