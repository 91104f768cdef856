import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whoever typed the command, or the program that did. */
export type Person = {
  /** Whether somebody sits there who can answer. */
  isThere: boolean;
  /** A secret: typed without being shown, or the first line of what is piped in. */
  secret(prompt: string): Promise<string>;
  /** True for a plain yes only. */
  agrees(prompt: string): Promise<boolean>;
};

/** Somebody who can also be asked for a line, shown as it is typed. */
export type Typist = Person & { line(prompt: string): Promise<string> };

type Input = { isTTY?: boolean } & NodeJS.ReadableStream;
type Output = Pick<NodeJS.WritableStream, 'write'>;

export const openPerson = (input: Input, output: Output): Typist => {
  const isThere = Boolean(input.isTTY);
  const ask = async (prompt: string, isShown: boolean) => {
    // What is typed comes back through the output, so a secret's output is swallowed.
    const echo = new Writable({
      write: (chunk, _encoding, done) => {
        if (isShown) output.write(chunk);
        done();
      },
    });
    if (!isShown) output.write(prompt);
    const lines = createInterface({ input, output: echo, terminal: isThere });
    try {
      return await lines.question(isShown ? prompt : '');
    } finally {
      lines.close();
      if (!isShown) output.write('\n');
    }
  };
  return {
    isThere,
    secret: async (prompt) => (isThere ? await ask(prompt, false) : await firstLine(input)).trim(),
    line: async (prompt) => (await ask(prompt, true)).trim(),
    agrees: async (prompt) => /^y(?:es)?$/i.test((await ask(prompt, true)).trim()),
  };
};

const firstLine = async (input: NodeJS.ReadableStream) => {
  for await (const line of createInterface({ input })) return line;
  return '';
};
