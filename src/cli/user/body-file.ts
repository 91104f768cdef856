import { readFileSync } from 'node:fs';
import type { UserTerminal } from '../terminal.ts';
import { Misuse } from './command.ts';

/** The text of a file; of what is piped in where its name is a dash. */
export const fileText = async (name: string, { piped }: UserTerminal) => {
  if (name === '-') return piped();
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : error;
    throw new Misuse(`cannot read ${name}: ${why}`);
  }
};

const exact = (value: bigint) => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
};

/** An object written as JSON or YAML. */
export const objectIn = async (
  name: string,
  terminal: UserTerminal,
): Promise<Record<string, unknown>> => {
  const text = await fileText(name, terminal);
  const { parse } = await import('yaml');
  let read: unknown;
  try {
    // JSON is YAML, too. Meta's ids have more digits than a number can hold exactly.
    read = parse(text, (_name, value) => (typeof value === 'bigint' ? exact(value) : value), {
      intAsBigInt: true,
    });
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Misuse(
      `${name === '-' ? 'what is piped in' : name} is neither JSON nor YAML: ${why}`,
    );
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read))
    return read as Record<string, unknown>;
  throw new Misuse(
    `${name === '-' ? 'what is piped in' : name} must hold an object: fields and their values`,
  );
};
