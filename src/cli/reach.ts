import { request } from 'undici';
import { type Config, localHost } from '../boot/config.ts';
import { refuse } from '../operations/operator/refuse.ts';

const timeoutMs = 5_000;

/** What answers at an address of this machine; undefined when nothing does. */
export const ask = async (address: string) => {
  try {
    const { statusCode, body } = await request(address, {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return { status: statusCode, text: await body.text() };
  } catch {
    return undefined;
  }
};

const serviceAddress = ({ host, port }: Config) => `http://${localHost(host)}:${port}`;

/** Makes sure that the service is ready; returns its address. */
export const reachService = async (config: Config) => {
  const address = serviceAddress(config);
  const answer = await ask(`${address}/readyz`);
  if (!answer)
    return refuse(
      `nothing answers at ${address}. Start the service with npm start, or set PORT to the port it listens on`,
    );
  if (answer.status === 200 && answer.text.includes('"ready"')) return address;
  return refuse(
    answer.text.includes('"unavailable"')
      ? `the service at ${address} is running but not ready. Read its log`
      : `another program answers at ${address}. Set PORT to the port the service listens on`,
  );
};
