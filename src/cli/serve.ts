import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../boot/config.ts';
import { type Service, startService } from '../boot/start-service.ts';
import { elapsed } from '../kernel/clock.ts';
import { announceStop, isFolderBeingLeft } from '../store/engines/sqlite/sqlite.ts';
import { banner, type ShownOnce } from './banner.ts';
import { writeFirstKey, writeFirstLink } from './first-key.ts';
import type { Terminal } from './terminal.ts';

const timeoutMs = 25_000;
const lingerMs = 1_000;
const lookMs = 100;

/** Runs until a signal: takes no new requests, finishes the running ones, closes everything. */
export const serve = async (config: Config, terminal: Terminal) => {
  // Listened for before it is ready, or a signal that comes early would end it half-way.
  const stopped = new Promise<NodeJS.Signals>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
  if (!config.databaseUrl) await waitForOwner(config.dataDir, terminal);
  const service = await startService(config);
  announce(service, config, terminal);
  // A person who presses Ctrl-C does not want to wait for a load balancer to notice.
  const withNotice = (await stopped) === 'SIGTERM';
  if (!config.databaseUrl) announceStop(config.dataDir);
  const giveUp = setTimeout(() => process.exit(1), timeoutMs);
  await service.stop({ withNotice });
  clearTimeout(giveUp);
  // All is closed; a connection that some library still clings to must not keep the process.
  setTimeout(() => process.exit(0), lingerMs).unref();
  return 0 as const;
};

/** Whoever stops the service and starts it again at once waits for the first one to finish what it had begun. */
const waitForOwner = async (folder: string, { out }: Terminal) => {
  const since = elapsed();
  if (!isFolderBeingLeft(folder)) return;
  out('The process before this one is still finishing its requests. Waiting for it …');
  while (isFolderBeingLeft(folder) && elapsed() - since < timeoutMs) await wait(lookMs);
};

const announce = (service: Service, { dataDir }: Config, terminal: Terminal) => {
  const { address, platform, deps, first } = service;
  const shown = {
    address,
    sandboxOrigin: platform.sandboxOrigin,
    first: first && {
      key: place(first.key, (key) => writeFirstKey(dataDir, key), terminal),
      link: place(first.link, (link) => writeFirstLink(dataDir, link), terminal),
    },
    needsAccount: deps.store.engine === 'postgres',
  };
  terminal.out(banner(shown, terminal.paint));
};

/** Output that is not a terminal is usually kept as a log, where no secret may be. */
const place = (
  secret: string,
  write: (secret: string) => string,
  { isWatched }: Terminal,
): ShownOnce => (isWatched ? { text: secret } : { file: write(secret) });
