import { Readable } from 'node:stream';
import { runTyped } from '../../../src/cli/run.ts';
import { openTerminal } from '../../../src/cli/terminal.ts';

type Around = {
  /** The piped input. */
  stdin?: string;
  /** The width of the terminal that shows the output; left out: the output is piped. */
  columns?: number;
  /** Called with all output as it is written; can press Ctrl-C. */
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

/** Runs a command in this process: the same words, settings and answers. */
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
    // Ctrl-C would end the whole process, which here runs tests.
    onInterrupt: (listener: () => void) => {
      interrupt = listener;
      return () => {};
    },
  };
  const { env: before } = process;
  // Only the environment that a separate process would get.
  process.env = { PORT: '0', SANDBOX_PORT: '0', ...env };
  try {
    const code = await runTyped(words, terminal);
    return { code, stdout: stdout.heard(), stderr: stderr.heard() };
  } finally {
    process.env = before;
  }
};
