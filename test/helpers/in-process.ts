import { Readable } from 'node:stream';
import { runTyped } from '../../src/cli/run.ts';
import { openTerminal } from '../../src/cli/terminal.ts';

type Around = {
  /** What is piped in. */
  stdin?: string;
  /** The width of the terminal that shows the output; left out, it is piped on. */
  columns?: number;
  /** Hears of everything as it is written, and can press Ctrl-C. */
  watch?: (text: string, interrupt: () => void) => void;
};

const listening = (columns: number | undefined, hear: (text: string) => void) => {
  let output = '';
  return {
    stream: {
      isTTY: columns !== undefined,
      ...(columns !== undefined && { columns }),
      write: (part: string | Uint8Array) => {
        const text = typeof part === 'string' ? part : Buffer.from(part).toString();
        output += text;
        hear(text);
        return true;
      },
    },
    heard: () => output,
  };
};

/** A command of the shell without a process of its own: the same words, the same settings, the same answers. */
export const runInside = async (
  words: string[],
  env: Record<string, string>,
  { stdin = '', columns, watch = () => {} }: Around = {},
) => {
  let interrupt = () => {};
  const hear = (text: string) => watch(text, () => interrupt());
  const [stdout, stderr] = [listening(columns, hear), listening(columns, hear)];
  const input = Object.assign(Readable.from(stdin === '' ? [] : [Buffer.from(stdin)]), {
    isTTY: false,
  });
  const terminal = {
    ...openTerminal(stdout.stream, stderr.stream, env, input),
    // Ctrl-C goes to a whole process; this one runs tests.
    onInterrupt: (listener: () => void) => {
      interrupt = listener;
      return () => {};
    },
  };
  const { env: before } = process;
  // Nothing but what a process of its own would be given.
  process.env = { PORT: '0', SANDBOX_PORT: '0', ...env };
  try {
    const code = await runTyped(words, terminal);
    return { code, stdout: stdout.heard(), stderr: stderr.heard() };
  } finally {
    process.env = before;
  }
};
