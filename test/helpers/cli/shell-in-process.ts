import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { runInside } from './run-in-process.ts';

/** Parses what the shell function below sends: the number of words, the folder, the words, the settings, the input. */
const readTyped = (text: string) => {
  const parts = text.split('\0');
  const count = Number(parts[0]);
  const end = parts.indexOf('', count + 2);
  const settings = parts.slice(count + 2, end).map((setting) => {
    const at = setting.indexOf('=');
    return [setting.slice(0, at), setting.slice(at + 1)];
  });
  return {
    folder: parts[1] ?? '',
    words: parts.slice(2, count + 2),
    env: Object.fromEntries(settings) as Record<string, string>,
    stdin: parts.slice(end + 1).join('\0'),
  };
};

const wholeOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Runs a command in the process of the tests, with the folder in which it was typed. */
const carryOut = async (commandText: string, answers: string) => {
  const { folder, words, env, stdin } = readTyped(commandText);
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { code, stdout, stderr } = await runInside(words, env, { stdin });
    writeFileSync(join(answers, 'out'), stdout);
    writeFileSync(join(answers, 'err'), stderr);
    return String(code);
  } finally {
    process.chdir(before);
  }
};

/** Pages read a member of an answer with `node -pe` and an expression after this text. */
const picking = "JSON.parse(require('fs').readFileSync(0))";

const pickOut = (commandText: string) => {
  const [words = '', ...rest] = commandText.split('\0');
  try {
    const answer = JSON.parse(rest.join('\0'));
    const value = runInNewContext(`answer${words.slice(picking.length)}`, { answer });
    return `${typeof value === 'string' ? value : inspect(value)}\n`;
  } catch {
    return null;
  }
};

/**
 * Runs commands typed in a shell in the process of the tests instead of separate processes; the shell still splits
 * words, pipes and redirects. `greenroom` is a shell function that sends the command here. `node` is one for what
 * pages read from answers; it passes everything else on to the real node.
 */
export const commandsInside = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-inside-'));
  // One after another, because there is only one folder and one environment.
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    const commandText = await wholeOf(request);
    if (request.url === '/pick') {
      const answer = pickOut(commandText);
      return response.writeHead(answer === null ? 500 : 200).end(answer);
    }
    const answers = mkdtempSync(join(folder, 'a'));
    const completion = last.then(() => carryOut(commandText, answers));
    last = completion.catch(() => {});
    response.end(await completion.then((code) => `${answers} ${code}`, String));
  });
  const socket = join(folder, 'socket');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  // The doctor runs in its own process, because its recording does not end in this one.
  const greenroom = `if [ "$1" = doctor ]; then exec node bin/greenroom.js "$@"; fi
answer=$({ printf '%s\\0' "$#" "$PWD" "$@"; env -0; printf '\\0'; cat; } |
  curl -s --unix-socket ${socket} --data-binary @- http://inside/)
answers=\${answer% *}
cat "$answers/err" >&2
cat "$answers/out"
exit "\${answer##* }"`;
  const node = `case "$1 $2" in
  "-pe ${picking}"*)
    { printf '%s\\0' "$2"; cat; } | exec curl -sf --unix-socket ${socket} --data-binary @- http://inside/pick ;;
  *) exec '${process.execPath}' "$@" ;;
esac`;
  return {
    greenroom,
    node,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
