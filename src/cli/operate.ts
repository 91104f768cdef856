import { request } from 'node:http';
import { type Config, localHost } from '../boot/config.ts';
import { keyRingOf, storeOptions } from '../boot/data-folder.ts';
import { renewKeyRingFile } from '../boot/key-ring-file.ts';
import { type AdminAnswer, adminSocketPath } from '../http/admin-door.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Command } from '../operations/operator/command.ts';
import { refuse } from '../operations/operator/refuse.ts';
import { openStore } from '../store/open.ts';

type Options = Record<string, unknown>;

/** Through the running server where one owns the embedded database, directly where none does. */
export const runCommand = async (config: Config, command: Command, options: Options) => {
  if (!config.databaseUrl) {
    const answer = await askRunningServer(config.dataDir, command.name, options);
    if (answer && 'refusal' in answer) return refuse(answer.refusal);
    if (answer) return answer.result;
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
    return await command.run(deps, options);
  } finally {
    await mailer?.done();
    await store.close();
  }
};

/** Where the service answers, or will once it is started. */
const baseUrlOf = ({ baseUrl, host, port }: Config) =>
  baseUrl ?? `http://${localHost(host)}:${port}`;

/** Whether a running server owns this folder's embedded database. */
export const isServed = async ({ dataDir }: Config) =>
  (await askRunningServer(dataDir, 'accounts list', {})) !== undefined;

/** Undefined when no server is running on this folder. */
const askRunningServer = (dataDir: string, command: string, options: Options) =>
  new Promise<AdminAnswer | undefined>((resolve, reject) => {
    const asking = request(
      { socketPath: adminSocketPath(dataDir), method: 'POST', path: '/' },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          // The server answers with what openAdminDoor writes.
          resolve(JSON.parse(Buffer.concat(chunks).toString()) as AdminAnswer);
        } catch (error) {
          reject(error);
        }
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    asking.end(JSON.stringify({ command, options }));
  });
