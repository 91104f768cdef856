import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { createWorkCounter } from '../kernel/async/until-done.ts';
import type { Deps } from '../operations/core/deps.ts';
import { commands } from '../operations/operator/commands.ts';
import type { OperatorDeps } from '../operations/operator/core/command.ts';
import { Refusal } from '../operations/operator/core/refuse.ts';

const maxSocketPathLength = 100; // The operating system allows a little more.

/** The operator's socket is in the data folder, which only its owner may enter. */
export const adminSocketPath = (dataDir: string) => {
  const inside = join(resolve(dataDir), 'admin.sock');
  if (Buffer.byteLength(inside) <= maxSocketPathLength) return inside;
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 24);
  return join(tmpdir(), `greenroom-${name}`, 'admin.sock');
};

type AdminDeps = Deps & OperatorDeps;

const request = z.object({ command: z.string(), options: z.record(z.string(), z.unknown()) });

/**
 * Lets the command line call the process that has the embedded database open. Each command uses the key ring of
 * that moment.
 */
export const openAdminDoor = async (dataDir: string, depsNow: () => AdminDeps) => {
  const path = adminSocketPath(dataDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  refuseForeign(dirname(path));
  rmSync(path, { force: true });
  const { seeThrough, done } = createWorkCounter();
  const server = createServer((message, response) => {
    seeThrough(answerTo(message, depsNow())).then(
      (answer) => response.setHeader('content-type', 'application/json').end(answer),
      // A command line that disconnects early must not stop the server.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    async close() {
      server.close();
      await done();
      server.closeAllConnections();
    },
  };
};

/** In a shared temporary folder, another user could have created this folder first. */
const refuseForeign = (folder: string) => {
  const owner = process.getuid?.();
  if (owner !== undefined && ![owner, 0].includes(statSync(folder).uid))
    throw new Error(
      `${folder} belongs to another user; set DATA_DIR to a shorter path of your own`,
    );
};

const answerTo = async (message: IncomingMessage, deps: AdminDeps) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return JSON.stringify(await runCommand(deps, Buffer.concat(chunks).toString()));
};

export type AdminAnswer = { result: unknown } | { refusal: string };

const runCommand = async (deps: AdminDeps, text: string): Promise<AdminAnswer> => {
  try {
    const { command: name, options } = request.parse(JSON.parse(text));
    const command = commands.find((one) => one.name === name);
    if (!command)
      return { refusal: `the running server does not know "${name}"; is it older than this CLI?` };
    return { result: await command.run(deps, command.options.parse(options)) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    deps.log.error({ err: error }, 'an operator command failed');
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
};
