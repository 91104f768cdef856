import { readFileSync } from 'node:fs';
import type { SandboxControl } from '../control/control.ts';
import { newestVersion } from '../protocol/versions.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

export type StartOptions = SandboxOptions & {
  /** The default is any free port. */
  port?: number;
  /** The default is 127.0.0.1, which only this machine can reach. */
  host?: string;
  /** A file with a custom world, YAML or JSON. */
  worldFile?: string;
};

export type RunningSandbox = SandboxControl & {
  /** Such as `http://127.0.0.1:41233`, where the sandbox page is. */
  origin: string;
  /** What a client uses instead of `https://graph.facebook.com/v26.0`. */
  graphUrl: string;
  app: Sandbox['app'];
  control: SandboxControl;
  close(): Promise<void>;
};

/** A sandbox that listens, with everything that a test needs. */
export const startSandbox = async (options: StartOptions = {}): Promise<RunningSandbox> => {
  const { port = 0, host, worldFile, ...rest } = options;
  const world = worldFile === undefined ? rest.world : readFileSync(worldFile, 'utf8');
  const sandbox = createSandbox({ control: true, ...rest, ...(world !== undefined && { world }) });
  const origin = await sandbox.listen(port, host);
  const { app, control, close } = sandbox;
  return { ...control, origin, graphUrl: `${origin}/${newestVersion}`, app, control, close };
};
