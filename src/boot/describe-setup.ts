import { describeServer } from '../store/engines/postgres/address.ts';
import type { Config } from './config.ts';

const withoutUser = (address: string) => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
};

const through = (proxy: string | null | undefined) =>
  proxy ? ` through the proxy ${new URL(proxy).host}` : '';

const modelHost = ({ baseUrl, provider }: NonNullable<Config['copy']>) =>
  baseUrl ? withoutUser(baseUrl) : provider;

/** Describes for the operator what the service uses, without passwords. */
export const describeSetup = (config: Config) => ({
  store: config.databaseUrl
    ? describeServer(config.databaseUrl)
    : `embedded database in ${config.dataDir}`,
  platform: config.platform
    ? withoutUser(config.platform.graphUrl) + through(config.platform.proxy)
    : 'the sandbox, an imitation: nothing reaches Meta',
  mail: config.mail
    ? `through ${new URL(config.mail.smtpUrl).host}, from ${config.mail.from}${through(config.mail.proxy)}`
    : 'none: links are handed over by hand (SMTP_URL)',
  model: config.copy
    ? `${config.copy.model}, ${modelHost(config.copy)}${through(config.copy.proxy)}`
    : 'none: the built-in writer drafts (COPY_PROVIDER)',
});

export type ServiceSetup = ReturnType<typeof describeSetup>;
