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
  /** A world of one's own in place of the demo: an object, or YAML or JSON text. */
  world?: WorldInput | string;
  /** Where the world is kept, so that it is there again after a restart; left out: in memory only. */
  folder?: string;
  /** Mounts the back door under `/__sandbox/…`; the in-process handle is always there. */
  control?: boolean;
  appId?: string;
  appSecret?: string;
  /** Refuse calls without `appsecret_proof`. */
  requireProof?: boolean;
  /**
   * How many objects made by callers are kept, 20,000 by default. Beyond it the oldest fall out, a
   * campaign or ad set together with what is in it; seeded objects stay.
   */
  maxObjects?: number;
  /** Addresses the login may lead back to; left out: any loopback address. */
  redirectUris?: string[];
  /** Hosts beside this machine to which webhooks may go; left out: none. */
  webhookHosts?: string[];
  /** Refuse calls beyond the platform's limits; true by default. Usage is reported either way. */
  enforceLimits?: boolean;
};

export type Sandbox = {
  /** Not listening: use `inject`, or `listen` below. Broken connections need the latter. */
  app: SandboxApp;
  /** Returns the origin, such as `http://127.0.0.1:8081`. Port 0 takes any free one. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
  control: SandboxControl;
};

const defaultMaxObjects = 20_000;

/** A login is finished by a GET, which makes a token. */
const changesWorld = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' || path.includes('/oauth/');

/** The advertising platform, played by us: its own state, login, rules and bad days. */
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
