import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the product on a pseudo-terminal, as a person would; needs the program `script`. */
const launch = (file: string, words: string, env: Record<string, string>) => {
  const command = `exec ${process.execPath} ${file} ${words}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: home,
    env: {
      PATH: process.env.PATH ?? '',
      TERM: 'xterm',
      PORT: '0',
      SANDBOX_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { child, ended, output: () => output };
};

export const runOnTerminal = async (file: string, words: string, env: Record<string, string>) => {
  const { ended, output } = launch(file, words, env);
  await ended;
  return output();
};

/** Starts the service and waits until it reports that it is ready. */
export const startOnTerminal = async (file: string, env: Record<string, string>) => {
  const { child, ended, output } = launch(file, 'serve', env);
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', () => {
      if (/Sandbox[\s\S]*\n\s*\n$/.test(output())) ready();
    });
    ended.then(() => failed(new Error(`ended: ${output()}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { output, stop };
};
