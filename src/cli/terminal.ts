import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { openPerson, type Typist } from './person.ts';
import { wrapped } from './wrap.ts';

type Style = 'green' | 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';
type Paint = (style: Style, text: string) => string;

/** Where a command writes. Programs that read a pipe get the same words without colours. */
export type Terminal = {
  /** Whether a person sees the output as it comes. */
  isWatched: boolean;
  out(text: string): void;
  complain(text: string): void;
  /** Shows a line that the next call replaces. Only where it is watched. */
  replaceLine(text: string): void;
  paint: Paint;
};

/** What commands of users need beyond that. */
export type UserTerminal = Terminal & {
  /** How many characters fit on a line; endless where nobody watches. */
  columns: number;
  env: NodeJS.ProcessEnv;
  /** Whoever types. */
  person: Typist;
  /** What is typed or piped in, as it comes. */
  input: Readable;
  /** What is piped in, whole. */
  piped(): Promise<string>;
  /** Part of a file, as it comes. */
  write(part: string | Uint8Array): void;
  /** For the reader, not part of the answer. */
  note(text: string): void;
  /** A line beside the answer that the next call replaces; says nothing where nobody watches. */
  progress(text: string): void;
  /** Calls the listener at Ctrl-C instead of ending; returns how to stop listening. */
  onInterrupt(listener: () => void): () => void;
};

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { columns?: number };
type Input = Readable & { isTTY?: boolean };

const painting = ({ isTTY }: Output, { NO_COLOR, TERM }: NodeJS.ProcessEnv): Paint =>
  isTTY && !NO_COLOR && TERM !== 'dumb'
    ? // It would look at the program's own output, which need not be this one.
      (style, text) => styleText(style, text, { validateStream: false })
    : (_style, text) => text;

/** Blanks over what is left of the last line: this needs no escape codes. */
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
  /** Words stay whole where somebody reads them. */
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

/** What went wrong, for whoever typed the command. */
export const sentenceOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `another program uses this port: ${message}. Set PORT (or SANDBOX_PORT for the sandbox) to a free one`
    : message;
};
