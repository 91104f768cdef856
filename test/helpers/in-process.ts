import { runTyped } from '../../src/cli/run.ts';
import { openTerminal } from '../../src/cli/terminal.ts';

const listening = () => {
  let heard = '';
  return {
    stream: {
      isTTY: false,
      write: (text: string) => {
        heard += text;
        return true;
      },
    },
    heard: () => heard,
  };
};

/** A command of the shell without a process of its own: the same words, the same settings, the same answers. */
export const runInside = async (words: string[], env: Record<string, string>) => {
  const [stdout, stderr] = [listening(), listening()];
  const { env: before } = process;
  // Nothing but what a process of its own would be given.
  process.env = { PORT: '0', SANDBOX_PORT: '0', ...env };
  try {
    const code = await runTyped(words, openTerminal(stdout.stream, stderr.stream, env));
    return { code, stdout: stdout.heard(), stderr: stderr.heard() };
  } finally {
    process.env = before;
  }
};
