import { join } from 'node:path';
import type { Sandbox } from 'graph-ads-sandbox';
import { demoApp, listenLate } from 'graph-ads-sandbox/lazy';
import { type Config, localHost } from './config.ts';

/** The platform's address, and how to end the sandbox if it is used as the platform. */
export type StartedPlatform = NonNullable<Config['platform']> & {
  close: (() => Promise<void>) | null;
  sandboxOrigin: string | null;
};

const sandboxVersion = 'v26.0';

/**
 * The sandbox stores its objects beside the data that refers to them. Nodes that share a database have no such
 * folder.
 */
const worldFolder = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? {} : { folder: join(dataDir, 'sandbox') };

export const findPlatform = async (config: Config, sandbox?: Sandbox): Promise<StartedPlatform> => {
  if (config.platform) return { ...config.platform, close: null, sandboxOrigin: null };
  const { port, close } = await listenLate(config.sandbox.port, config.host, async () => {
    const { createSandbox } = await import('graph-ads-sandbox');
    const { control } = config.sandbox;
    return (sandbox ?? createSandbox({ control, ...worldFolder(config) })).app;
  });
  const origin = `http://${localHost(config.host)}:${port}`;
  const address = `${origin}/${sandboxVersion}`;
  return {
    graphUrl: address,
    dialogUrl: address,
    appId: demoApp.appId,
    appSecret: demoApp.appSecret,
    close,
    sandboxOrigin: origin,
  };
};
