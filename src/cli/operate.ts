import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { type Config, localHost } from '../boot/config.ts';
import { keyRingOf, storeOptions } from '../boot/data-folder.ts';
import { renewKeyRingFile } from '../boot/key-ring-file.ts';
import { type AdminAnswer, adminSocketPath } from '../http/admin-door.ts';
import { createMailer } from '../mail/mailer.ts';
import { createAccount } from '../operations/operator/accounts.ts';
import type { Command } from '../operations/operator/core/command.ts';
import { refuse } from '../operations/operator/core/refuse.ts';
import { databaseFile, openStore } from '../store/open.ts';

type Options = Record<string, unknown>;

/**
 * Runs the command in the server that has the embedded database open, or directly if there is none. `warn` is
 * called if the database did not exist.
 */
export const runCommand = async (
  config: Config,
  command: Command,
  options: Options,
  warn: (text: string) => void = () => {},
) => {
  const isNew = !config.databaseUrl && !hasData(config);
  if (!config.databaseUrl) {
    const answer = await askRunningServer(config.dataDir, command.name, options);
    if (answer && 'refusal' in answer) return refuse(answer.refusal);
    if (answer) return answer.result;
    demandData(config, command);
  }
  const store = openStore(storeOptions(config));
  const mailer = config.mail && createMailer(config.mail);
  try {
    await store.migrate();
    const renewKeyRing =
      config.keyRing || config.databaseUrl ? undefined : () => renewKeyRingFile(config.dataDir);
    const keyRing = await keyRingOf(config, store.db);
    const deps = {
      store,
      plans: config.plans,
      keyRing,
      renewKeyRing,
      baseUrl: baseUrlOf(config),
      sendMail: mailer?.send ?? null,
    };
    const result = await command.run(deps, options);
    if (isNew) warn(newDataText(config));
    return result;
  } finally {
    await mailer?.done();
    await store.close();
  }
};

const hasData = ({ dataDir }: Config) => existsSync(join(resolve(dataDir), databaseFile));

const newDataText = ({ dataDir }: Config) =>
  `there was no data in ${resolve(dataDir)}, and a new database was made there. A service with another DATA_DIR refuses this key`;

/**
 * A command that finds no data creates none, because the folder is most likely misspelt. Only an account can be
 * created before the first start, so that it exists when the service starts.
 */
const demandData = (config: Config, { name }: Command) => {
  if (name === createAccount.name || hasData(config)) return;
  return refuse(
    `there is no data in ${resolve(config.dataDir)}, and nothing was made there. Set DATA_DIR to the folder of the service`,
  );
};

/** The address of the service, whether it runs or not. */
const baseUrlOf = ({ baseUrl, host, port }: Config) =>
  baseUrl ?? `http://${localHost(host)}:${port}`;

/** True if a running server has this folder's embedded database open. */
export const isServed = async ({ dataDir }: Config) =>
  (await askRunningServer(dataDir, 'accounts list', {})) !== undefined;

/** Undefined if no server runs on this folder. */
const askRunningServer = (dataDir: string, command: string, options: Options) =>
  new Promise<AdminAnswer | undefined>((settle, reject) => {
    const socketRequest = request(
      { socketPath: adminSocketPath(dataDir), method: 'POST', path: '/' },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          // `openAdminDoor` writes this answer.
          settle(JSON.parse(Buffer.concat(chunks).toString()) as AdminAnswer);
        } catch (error) {
          reject(error);
        }
      },
    );
    socketRequest.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') settle(undefined);
      else reject(error);
    });
    socketRequest.end(JSON.stringify({ command, options }));
  });
