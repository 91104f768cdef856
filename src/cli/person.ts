import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The person who typed the command, or the program that called it. */
export type Person = {
  /** True if a person can answer questions. */
  isThere: boolean;
  /** Reads a secret: typed without being shown, or the first line of the piped input. */
  secret(prompt: string): Promise<string>;
  /** True only for a clear yes. */
  agrees(prompt: string): Promise<boolean>;
};

/** A person who can also be asked for a line, which is shown as it is typed. */
export type Typist = Person & { line(prompt: string): Promise<string> };

type Input = { isTTY?: boolean } & NodeJS.ReadableStream;
type Output = Pick<NodeJS.WritableStream, 'write'>;

export const openPerson = (input: Input, output: Output): Typist => {
  const isThere = Boolean(input.isTTY);
  const ask = async (prompt: string, isShown: boolean) => {
    // Typed characters are echoed to the output, so the output of a secret is dropped.
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
