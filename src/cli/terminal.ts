import { styleText } from 'node:util';

type Style = 'green' | 'red' | 'bold' | 'dim';
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

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const painting = ({ isTTY }: Stream, { NO_COLOR, TERM }: NodeJS.ProcessEnv): Paint =>
  isTTY && !NO_COLOR && TERM !== 'dumb' ? styleText : (_style, text) => text;

export const openTerminal = (stdout: Stream, stderr: Stream, env: NodeJS.ProcessEnv): Terminal => {
  const mark = painting(stderr, env)('red', 'greenroom:');
  let shown = 0;
  return {
    isWatched: Boolean(stdout.isTTY),
    out: (text) => stdout.write(`${text}\n`),
    complain: (text) => stderr.write(`${mark} ${text}\n`),
    // Blanks over what is left of the last line: this needs no escape codes.
    replaceLine(text) {
      stdout.write(`\r${' '.repeat(shown)}\r${text}`);
      shown = text.length;
    },
    paint: painting(stdout, env),
  };
};
