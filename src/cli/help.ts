import type { z } from 'zod';
import type { CliCommand } from './command.ts';
import { isSwitch, optionsOf } from './read-options.ts';
import type { Terminal } from './terminal.ts';

type Paint = Terminal['paint'];

const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const section = (paint: Paint, title: string, lines: string[]) =>
  lines.length > 0 ? ['', paint('bold', title), ...lines] : [];

const summaries = (commands: readonly CliCommand[]) =>
  columns(commands.map(({ name, summary }) => [name, summary]));

export const overview = (commands: readonly CliCommand[], paint: Paint) =>
  [
    'Greenroom publishes ads to Meta’s Marketing API. Every ad it creates is paused.',
    ...section(paint, 'Usage', ['  greenroom <command> [options]']),
    ...section(paint, 'Commands', summaries(commands)),
    ...section(paint, 'More', [
      '  greenroom <command> --help   options and examples of a command',
      '  greenroom --version          the version',
      '',
      'In a clone of the repository, type npx --no greenroom instead of greenroom.',
      'Settings are environment variables; docs/configuration.md lists them.',
    ]),
  ].join('\n');

export const groupHelp = (group: readonly CliCommand[], paint: Paint) => {
  const word = group[0]?.name.split(' ')[0];
  return [
    `Commands that begin with "${word}":`,
    '',
    ...summaries(group),
    '',
    `For options and examples: greenroom ${word} <command> --help`,
    ...section(paint, 'Examples', group.flatMap(exampleLines)),
  ].join('\n');
};

const exampleLines = ({ examples }: CliCommand) => examples.map((line) => `  greenroom ${line}`);

export const commandHelp = (command: CliCommand, paint: Paint) => {
  const options = optionsOf(command).map(([name, schema]): [string, string] => [
    isSwitch(schema) ? `--${name}` : `--${name} <${name}>`,
    `${schema.description ?? ''}${remark(schema)}`,
  ]);
  return [
    command.summary,
    ...section(paint, 'Usage', [
      `  greenroom ${command.name}${options.length > 0 ? ' [options]' : ''}`,
    ]),
    ...section(paint, 'Options', options.length > 0 ? columns(options) : []),
    ...section(paint, 'Examples', exampleLines(command)),
  ].join('\n');
};

/** Whether an option must be given, and what it is when it is not. */
const remark = (schema: z.ZodType) => {
  const absent = schema.safeParse(undefined);
  if (!absent.success) return ' Required.';
  const isTelling = absent.data !== undefined && absent.data !== false;
  return isTelling ? ` Default: ${absent.data}.` : '';
};
