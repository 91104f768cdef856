import type { z } from 'zod';
import type { Command } from '../operations/operator/command.ts';

export const overview = (commands: readonly Command[]) => {
  const lines: [string, string][] = [
    ['serve', 'Run the service (npm start does this).'],
    ['demo', 'Walk the whole flow on the running service and its sandbox platform.'],
    ['sandbox token', 'Print the sandbox platform’s system-user token.'],
    ['sandbox picture', 'Print the address of a picture the sandbox platform serves.'],
    ['doctor', 'Check everything the service stands on, and say what to do.'],
    ...commands.map(({ name, summary }): [string, string] => [name, summary]),
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    'Greenroom: every ad waits, paused, before it goes on.',
    '',
    'Usage: greenroom <command> [options]',
    '',
    ...lines.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Every command takes --help; all but serve, demo and sandbox take --json for programs.',
    'Settings come from the environment; see .env.example.',
  ].join('\n');
};

export const helpFor = ({ name, summary, options }: Command) => {
  const lines = Object.entries(options.shape).map(([option, schema]) => {
    // The shape of an object schema holds schemas.
    const one = schema as z.ZodType;
    const needed = one.safeParse(undefined).success ? '' : ' (required)';
    return `  --${option.padEnd(12)} ${one.description ?? ''}${needed}`;
  });
  return [
    summary,
    '',
    `Usage: greenroom ${name} [options]`,
    '',
    ...lines,
    '  --json         print one JSON value',
  ].join('\n');
};
