import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../boot/config.ts';
import { describeSetup, type ServiceSetup } from '../boot/describe-setup.ts';
import { joinSiblings, runProcesses } from '../boot/processes.ts';
import { type Service, startService } from '../boot/start-service.ts';
import { elapsed } from '../kernel/clock.ts';
import { announceStop, isFolderBeingLeft } from '../store/engines/sqlite/sqlite.ts';
import type { Terminal } from './terminal.ts';

/** Where a secret of the first start is shown: on the screen, or in a file. */
type ShownOnce = { text: string } | { file: string };

type BannerFacts = Pick<Service, 'address'> & {
  sandboxOrigin: string | null;
  /** Only at the first start. */
  first: { key: ShownOnce; link: ShownOnce } | null;
  needsAccount: boolean;
  setup: ServiceSetup;
};

export const banner = (
  { address, sandboxOrigin, first, needsAccount, setup }: BannerFacts,
  paint: Terminal['paint'],
) =>
  [
    '',
    `  ${paint('bold', 'Greenroom is ready.')}`,
    '',
    `  API       ${address}/api/v1`,
    `  Docs      ${address}/docs`,
    `  Console   ${address}/console`,
    ...(sandboxOrigin ? [`  Sandbox   ${sandboxOrigin}`] : []),
    '',
    `  Store     ${setup.store}`,
    `  Platform  ${setup.platform}`,
    `  Mail      ${setup.mail}`,
    `  Model     ${setup.model}`,
    ...(first ? [...keyLines(first.key, paint), ...linkLines(first.link, paint)] : []),
    ...(needsAccount
      ? ['', '  Add an account: npx --no -- greenroom accounts create --email you@example.com']
      : []),
    '',
  ].join('\n');

const keyLines = (key: ShownOnce, paint: Terminal['paint']) =>
  'file' in key
    ? [
        '',
        `  Your first API key is in the file ${key.file}`,
        '  Only the user that runs the service can read it. Copy the key, then delete the file.',
      ]
    : [
        '',
        '  Your first API key. Copy it now, it is not shown again:',
        '',
        `    ${paint('bold', key.text)}`,
      ];

const linkLines = (link: ShownOnce, paint: Terminal['paint']) =>
  'file' in link
    ? ['', `  Your first sign-in link is in the file ${link.file}`, `  ${howLong}`]
    : ['', `  Sign in to the console. ${howLong}`, '', `    ${paint('bold', link.text)}`];

const howLong = 'The link works once, for 30 minutes.';

/** Writes a secret of the first start to a file that only the owner of the data folder can read; returns the file. */
const writeSecret = (dataDir: string, name: string, secret: string) => {
  const file = join(dataDir, name);
  // Removed first, because the mode applies only to a new file.
  rmSync(file, { force: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return file;
};

export const writeFirstKey = (dataDir: string, key: string) =>
  writeSecret(dataDir, 'first-key.txt', key);

export const writeFirstLink = (dataDir: string, link: string) =>
  writeSecret(dataDir, 'first-sign-in-link.txt', link);

const timeoutMs = 25_000;
const lingerMs = 1_000;
const lookMs = 100;

/** Runs until a signal: accepts no new requests, finishes the running ones, and closes everything. */
export const serve = async (config: Config, terminal: Terminal) => {
  const siblings = joinSiblings();
  if (config.processes > 1 && siblings === null) return serveTogether(config, terminal);
  // Registered before the service is ready; otherwise an early signal would end it half-way.
  const firstSignal = new Promise<NodeJS.Signals>((stop) => {
    // One of several processes may get it twice: from the terminal, and from the first process.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      if (siblings) process.on(signal, stop);
      else process.once(signal, stop);
  });
  // A person who presses Ctrl-C does not want to wait until a load balancer has noticed.
  const whenStopped = firstSignal.then((signal) => ({ withNotice: signal === 'SIGTERM' }));
  if (!config.databaseUrl) await waitForOwner(config.dataDir, terminal);
  const started = startService(config, { ...(siblings && { siblings }) });
  const service = await started.catch(async (error) => {
    siblings?.leave();
    throw (await findDatabaseTrouble(config)) ?? error;
  });
  if (siblings) siblings.ready(service.address);
  else announce(service, config, terminal);
  const { withNotice } = await Promise.race([whenStopped, ...(siblings ? [siblings.stopped] : [])]);
  const giveUp = setTimeout(() => process.exit(1), timeoutMs);
  if (!config.databaseUrl) announceStop(config.dataDir);
  await service.stop({ withNotice });
  clearTimeout(giveUp);
  // Everything is closed. A connection that a library keeps open must not keep the process alive.
  setTimeout(() => process.exit(0), lingerMs).unref();
  return 0 as const;
};

/** Why PostgreSQL cannot be used, in the doctor's words; null if it can. */
const findDatabaseTrouble = async ({ databaseUrl }: Config) => {
  if (!databaseUrl) return null;
  // Imported here, because the embedded database needs no PostgreSQL driver.
  const { findPostgresTrouble } = await import('../store/engines/postgres/diagnose.ts');
  // If the address cannot be parsed, the error of the start itself says so.
  const trouble = await findPostgresTrouble(databaseUrl).catch(() => null);
  return trouble === null ? null : new Error(trouble);
};

/** The first process answers no requests: it starts the others, and ends them together. */
const serveTogether = async (config: Config, terminal: Terminal) => {
  const code = await runProcesses(config.processes, (address) => {
    const setup = describeSetup(config);
    const bannerFacts = { address, sandboxOrigin: null, first: null, needsAccount: true, setup };
    terminal.out(banner(bannerFacts, terminal.paint));
  });
  return code === 0 ? (0 as const) : (1 as const);
};

/** If the service is stopped and started again at once, the new process waits until the old one has finished. */
const waitForOwner = async (folder: string, { out }: Terminal) => {
  const since = elapsed();
  if (!isFolderBeingLeft(folder)) return;
  out('The process before this one is still finishing its requests. Waiting for it …');
  while (isFolderBeingLeft(folder) && elapsed() - since < timeoutMs) await wait(lookMs);
};

const announce = (service: Service, config: Config, terminal: Terminal) => {
  const { dataDir } = config;
  const { address, platform, deps, first } = service;
  const bannerFacts = {
    address,
    sandboxOrigin: platform.sandboxOrigin,
    first: first && {
      key: place(first.key, (key) => writeFirstKey(dataDir, key), terminal),
      link: place(first.link, (link) => writeFirstLink(dataDir, link), terminal),
    },
    needsAccount: deps.store.engine === 'postgres',
    setup: describeSetup(config),
  };
  terminal.out(banner(bannerFacts, terminal.paint));
};

/** Output that is not a terminal is usually stored as a log, which must not contain secrets. */
const place = (
  secret: string,
  write: (secret: string) => string,
  { isWatched }: Terminal,
): ShownOnce => (isWatched ? { text: secret } : { file: write(secret) });
