import { readFileSync } from 'node:fs';
import { isObject } from '../../kernel/is-object.ts';
import type { UserTerminal } from '../terminal.ts';
import { Misuse } from './command.ts';

/** The text of a file; of the piped input if the name is a dash. */
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

/** Reads an object in JSON or YAML. */
export const objectIn = async (
  name: string,
  terminal: UserTerminal,
): Promise<Record<string, unknown>> => {
  const text = await fileText(name, terminal);
  // Imported here, because only commands with a file need the parser.
  const { readYaml } = await import('./read-yaml.ts');
  const sourceName = name === '-' ? 'what is piped in' : name;
  const { value, problems } = readYaml(text);
  if (problems.length > 0) throw new Misuse(...problems.map((one) => `${sourceName}: ${one}`));
  if (isObject(value)) return value;
  throw new Misuse(`${sourceName} must hold an object: fields and their values`);
};
