import * as z from 'zod';
import type { CliCommand } from '../../src/cli/command.ts';
import type { CommandSpec, Flag } from '../../src/cli/spec.ts';

/** A switch, such as --json, is there or not; every other option has a value. */
const isSwitch = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? // What these wrap is a schema again.
      isSwitch(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodBoolean;

/** What an option is when it is not given. */
const remark = (absent: ReturnType<z.ZodType['safeParse']>) =>
  absent.data !== undefined && absent.data !== false ? ` Default: ${absent.data}.` : '';

const flagOf = (name: string, schema: z.ZodType): Flag => {
  const absent = schema.safeParse(undefined);
  return {
    name,
    kind: isSwitch(schema) ? 'switch' : 'text',
    about: `${schema.description ?? ''}${remark(absent)}`,
    ...(!absent.success && { required: true as const }),
  };
};

/** A command of the operator as the help needs it, without its schemas. */
export const specOf = ({ name, summary, options, argument, examples }: CliCommand): CommandSpec => {
  const flags = Object.entries(options.shape as Record<string, z.ZodType>).map(([one, schema]) =>
    flagOf(one, schema),
  );
  const bare = flags.find((flag) => flag.name === argument);
  return {
    name,
    section: 'operator',
    summary,
    ...(bare && {
      args: [
        { name: bare.name, about: bare.about, ...(bare.required && { required: bare.required }) },
      ],
    }),
    flags: flags.filter((flag) => flag !== bare),
    examples,
  };
};
