import type { Sandbox } from '../../packages/sandbox/src/index.ts';
import { demoApp, listenLate } from '../../packages/sandbox/src/lazy.ts';
import { type Config, localHost } from './config.ts';

/** Where the platform is, and how to end the sandbox that plays it when no other is configured. */
export type Platform = NonNullable<Config['platform']> & {
  close: (() => Promise<void>) | null;
  sandboxOrigin: string | null;
};

const sandboxVersion = 'v26.0';

export const findPlatform = async (config: Config, sandbox?: Sandbox): Promise<Platform> => {
  if (config.platform) return { ...config.platform, close: null, sandboxOrigin: null };
  const { port, close } = await listenLate(config.sandbox.port, config.host, async () => {
    const { createSandbox } = await import('../../packages/sandbox/src/index.ts');
    return (sandbox ?? createSandbox({ control: config.sandbox.control })).app;
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
