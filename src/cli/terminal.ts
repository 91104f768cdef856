import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { openPerson, type Typist } from './person.ts';
import { wrapped } from './wrap.ts';

type Style = 'green' | 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';
type Paint = (style: Style, text: string) => string;

/** Where a command writes. A pipe gets the same words without colours. */
export type Terminal = {
  /** True if a person sees the output while it is written. */
  isWatched: boolean;
  out(text: string): void;
  complain(text: string): void;
  /** Shows a line that the next call replaces; only for a person. */
  replaceLine(text: string): void;
  paint: Paint;
};

/** What commands for users need in addition. */
export type UserTerminal = Terminal & {
  /** How many characters fit on a line; infinite if the output is not a terminal. */
  columns: number;
  env: NodeJS.ProcessEnv;
  /** The person who types. */
  person: Typist;
  /** The typed or piped input, as it arrives. */
  input: Readable;
  /** The whole piped input. */
  piped(): Promise<string>;
  /** Writes part of a file as it arrives. */
  write(part: string | Uint8Array): void;
  /** Writes a remark for the person, which is not part of the answer. */
  note(text: string): void;
  /** Shows a line beside the answer that the next call replaces; does nothing if no person watches. */
  progress(text: string): void;
  /** At Ctrl-C, calls the listener instead of ending the program; returns a function that removes the listener. */
  onInterrupt(listener: () => void): () => void;
};

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { columns?: number };
type Input = Readable & { isTTY?: boolean };

const painting = ({ isTTY }: Output, { NO_COLOR, TERM }: NodeJS.ProcessEnv): Paint =>
  isTTY && !NO_COLOR && TERM !== 'dumb'
    ? // It would check the program's own output, which may be another one.
      (style, text) => styleText(style, text, { validateStream: false })
    : (_style, text) => text;

/** Overwrites the rest of the last line with spaces, so that no escape codes are needed. */
const replacing = (stream: Output) => {
  let shownLength = 0;
  return (text: string) => {
    stream.write(`\r${' '.repeat(shownLength)}\r${text}`);
    shownLength = text.length;
  };
};

const listen = (listener: () => void) => {
  process.once('SIGINT', listener);
  return () => void process.off('SIGINT', listener);
};

export const openTerminal = (
  stdout: Output,
  stderr: Output,
  env: NodeJS.ProcessEnv,
  stdin: Input = process.stdin,
): UserTerminal => {
  const mark = painting(stderr, env)('red', 'greenroom:');
  const showProgress = replacing(stderr);
  /** On a terminal, lines are broken between words. */
  const inLines = (text: string, takenWidth = 0) =>
    stderr.isTTY ? wrapped(text, (stderr.columns ?? 80) - takenWidth).join('\n') : text;
  return {
    isWatched: Boolean(stdout.isTTY),
    columns: stdout.isTTY ? (stdout.columns ?? 80) : Number.POSITIVE_INFINITY,
    env,
    input: stdin,
    person: openPerson(stdin, stderr),
    piped: async () => {
      const parts: Buffer[] = [];
      for await (const part of stdin) parts.push(Buffer.from(part));
      return Buffer.concat(parts).toString();
    },
    out: (text) => stdout.write(`${text}\n`),
    write: (part) => stdout.write(part),
    complain: (text) => stderr.write(`${mark} ${inLines(text, 'greenroom: '.length)}\n`),
    note: (text) => stderr.write(`${inLines(text)}\n`),
    replaceLine: replacing(stdout),
    progress: (text) => {
      if (stderr.isTTY) showProgress(text.slice(0, (stderr.columns ?? 80) - 1));
    },
    paint: painting(stdout, env),
    onInterrupt: listen,
  };
};

/** Describes an error for the person who typed the command. */
export const sentenceOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `another program uses this port: ${message}. Set PORT (or SANDBOX_PORT for the sandbox) to a free one`
    : message;
};
