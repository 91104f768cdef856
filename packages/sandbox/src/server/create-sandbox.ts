import { type Clock, systemClock } from '../basics/clock.ts';
import type { SandboxControl } from '../control/control.ts';
import { createControl } from '../control/create-control.ts';
import { createState } from '../control/state.ts';
import { openWorldFolder } from '../control/world-folder.ts';
import { demo } from '../seed/demo.ts';
import { readWorldFile, type WorldInput } from '../seed/world-file.ts';
import { createApp } from './app.ts';
import type { SandboxApp } from './http-app.ts';

export type SandboxOptions = {
  clock?: Clock;
  /** The same seed, clock and calls give the same bytes. */
  seed?: number;
  /** A custom world instead of the demo: an object, or YAML or JSON text. */
  world?: WorldInput | string;
  /** Where the world is stored, so that it survives a restart; left out: only in memory. */
  folder?: string;
  /** Adds the control API under `/__sandbox/…`; its functions are always available. */
  control?: boolean;
  appId?: string;
  appSecret?: string;
  /** Refuses calls without `appsecret_proof`. */
  requireProof?: boolean;
  /**
   * How many objects of callers are kept, 20,000 by default. Beyond it, the oldest are dropped, a campaign or ad
   * set together with its content; seeded objects stay.
   */
  maxObjects?: number;
  /** Addresses to which the login may redirect; left out: any loopback address. */
  redirectUris?: string[];
  /** Hosts besides this machine to which webhooks may be sent; left out: none. */
  webhookHosts?: string[];
  /** Refuses calls beyond the platform's limits; the default is true. Usage is reported in both cases. */
  enforceLimits?: boolean;
};

export type Sandbox = {
  /** It does not listen: use `inject`, or `listen` below. Faults of connections need `listen`. */
  app: SandboxApp;
  /** Returns the origin, such as `http://127.0.0.1:8081`. Port 0 means any free port. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
  control: SandboxControl;
};

const defaultMaxObjects = 20_000;

/** A login ends with a GET, which creates a token. */
const changesWorld = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' || path.includes('/oauth/');

/** An imitation of the advertising platform: with its own state, login, rules and faults. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const state = createState({
    clock: options.clock ?? systemClock,
    source: options.world === undefined ? (options.seed ?? 1) : readWorldFile(options.world),
    app: {
      id: options.appId ?? demo.appId,
      secret: options.appSecret ?? demo.appSecret,
      name: demo.appName,
    },
    settings: {
      enforceLimits: options.enforceLimits ?? true,
      tier: 'standard_access',
      developmentMode: false,
      requireProof: options.requireProof ?? false,
      upgradesVersions: true,
      listsDeleted: false,
      marksCreativeNames: true,
      redirectUris: options.redirectUris,
      webhookHosts: options.webhookHosts,
      maxObjects: options.maxObjects ?? defaultMaxObjects,
    },
  });
  const control = createControl(state);
  const folder = options.folder === undefined ? undefined : openWorldFolder(state, options.folder);
  const app = createApp(state, control, {
    hasControl: options.control ?? false,
    onCarriedOut: folder && ((request) => changesWorld(request) && folder.changed()),
    onClose: async () => {
      state.courier.close();
      await folder?.close();
    },
  });
  return {
    app,
    control,
    listen: (port, host = '127.0.0.1') => app.listen({ port, host }),
    close: () => app.close(),
  };
};
