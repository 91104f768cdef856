import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { runInside } from './in-process.ts';

/** What was typed, as the line of sh below sends it: how many words, the folder, the words, the settings, the input. */
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

/** Does what was typed in the process of the tests, in the folder where it was typed. */
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

/** How pages take a member out of an answer: `node -pe` with what stands behind the JSON it reads. */
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
 * Commands typed in a shell, done by the process of the tests instead of one of their own each: the shell
 * takes the words apart, pipes and redirects as ever. `greenroom` is the line of sh that asks for it; `node` is one
 * for what pages take out of answers, and leaves everything else to node itself.
 */
export const commandsInside = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-inside-'));
  // One after another: there is one folder and one environment.
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
  // The doctor keeps a process of its own: its recording does not come to an end in this one.
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
