import { operatorSpecs } from './generated/operator.ts';
import type { Values } from './read-options.ts';
import type { CommandSpec, ExitCode } from './spec.ts';
import type { Terminal } from './terminal.ts';
import { Misuse, type UserCommand } from './user/command.ts';
import { userCommands } from './user/commands.ts';

/** The operator's commands need the whole service; nothing else waits for it. */
const operate = async (name: string, terminal: Terminal, values: Values): Promise<ExitCode> => {
  const { commands, readValues } = await import('./commands.ts');
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`the generated list is out of date: ${name}. Type: npm run docs`);
  const read = readValues(command, values);
  if ('problems' in read) throw new Misuse(...read.problems);
  return command.run(terminal, read.options);
};

const forOperator = (spec: CommandSpec): UserCommand => ({
  ...spec,
  run: ({ terminal, options }) => operate(spec.name, terminal, options),
});

/** Everything that can be typed after `greenroom`. */
export const allCommands: readonly UserCommand[] = [
  ...userCommands,
  ...operatorSpecs.map(forOperator),
];
