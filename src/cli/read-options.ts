import { parseArgs } from 'node:util';
import { z } from 'zod';
import { nearest } from '../kernel/nearest.ts';
import type { CliCommand } from './command.ts';

type Read = { options: Record<string, unknown> } | { problems: string[] };

/** A switch, such as --json, is there or not; every other option has a value. */
export const isSwitch = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? // What these wrap is a schema again.
      isSwitch(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodBoolean;

export const optionsOf = ({ options }: CliCommand) =>
  // Every field of an object schema is a schema itself.
  Object.entries(options.shape as Record<string, z.ZodType>);

/** The words behind a command's name as its options, or every problem with them. */
export const readOptions = (command: CliCommand, words: string[]): Read => {
  const kinds = Object.fromEntries(
    optionsOf(command).map(([name, schema]) => [
      name,
      { type: isSwitch(schema) ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values, tokens, positionals } = parseArgs({
    args: words,
    options: kinds,
    strict: false,
    tokens: true,
  });
  const odd = tokens.flatMap((token) =>
    token.kind === 'option' ? oddOption(token, kinds[token.name]?.type, Object.keys(kinds)) : [],
  );
  // Behind an option that is not known stands its value, which is not worth a second complaint.
  if (odd.length > 0) return { problems: odd };
  if (positionals.length > 0)
    return { problems: positionals.map((word) => `"${word}" does not belong here`) };
  const parsed = command.options.safeParse(values);
  return parsed.success
    ? { options: parsed.data }
    : {
        problems: parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`),
      };
};

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

const oddOption = (
  { name, rawName, value, inlineValue }: OptionToken,
  kind: 'boolean' | 'string' | undefined,
  names: string[],
): string[] => {
  if (!names.includes(name)) return [unknownOption(rawName, names)];
  if (kind === 'boolean') return value === undefined ? [] : [`${rawName} takes no value`];
  const isNextOption = inlineValue === false && value?.startsWith('--');
  return value === undefined || isNextOption ? [`${rawName} needs a value`] : [];
};

const unknownOption = (typed: string, names: string[]) => {
  const meant = nearest(typed.replace(/^-+/, ''), names);
  if (meant !== null) return `there is no option ${typed}; did you mean --${meant}?`;
  return names.length > 0
    ? `there is no option ${typed}; there are: ${names.map((name) => `--${name}`).join(', ')}`
    : `there is no option ${typed}; this command takes none`;
};
