import { type Config, localHost } from './config.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** Where the platform is, and the sandbox that plays it when no other is configured. */
export type Platform = NonNullable<Config['platform']> & {
  sandbox: Sandbox | null;
  sandboxOrigin: string | null;
};

const sandboxVersion = 'v26.0';

export const findPlatform = async (config: Config, sandbox?: Sandbox): Promise<Platform> => {
  if (config.platform) return { ...config.platform, sandbox: null, sandboxOrigin: null };
  // Read only where it plays: against a real platform it would only cost time and memory.
  const { createSandbox, demo } = await import('./sandbox/sandbox.ts');
  const playing = sandbox ?? createSandbox({ control: config.sandbox.control });
  const listening = new URL(await playing.listen(config.sandbox.port, config.host));
  const origin = `http://${localHost(config.host)}:${listening.port}`;
  const address = `${origin}/${sandboxVersion}`;
  return {
    graphUrl: address,
    dialogUrl: address,
    appId: demo.appId,
    appSecret: demo.appSecret,
    sandbox: playing,
    sandboxOrigin: origin,
  };
};
