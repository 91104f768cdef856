import { version } from '../http/version.ts';
import type { ExitCode } from './command.ts';
import { commands } from './commands.ts';
import { findCommand } from './find-command.ts';
import { commandHelp, groupHelp, overview } from './help.ts';
import { readOptions } from './read-options.ts';
import type { Terminal } from './terminal.ts';

/** Does what was typed behind `greenroom`; whatever goes wrong is told in a sentence. */
export const runTyped = async (typed: string[], terminal: Terminal): Promise<ExitCode> => {
  try {
    return await run(typed, terminal);
  } catch (error) {
    terminal.complain(sentence(error));
    return 1;
  }
};

const isCallForHelp = (word: string, at: number) =>
  word === '--help' || word === '-h' || (word === 'help' && at === 0);

const run = async (typed: string[], terminal: Terminal): Promise<ExitCode> => {
  const { out, complain, paint } = terminal;
  if (typed[0] === '--version' || typed[0] === '-v') {
    out(`greenroom ${version}`);
    return 0;
  }
  const isForHelp = typed.some(isCallForHelp);
  const words = typed.filter((word, at) => !isCallForHelp(word, at));
  if (words.length === 0) {
    out(overview(commands, paint));
    return 0;
  }
  const refuseCall = (problems: string[], helpFor: string): ExitCode => {
    for (const problem of problems) complain(problem);
    complain(`for help: greenroom${helpFor} --help`);
    return 2;
  };
  const found = findCommand(commands, words);
  if (found.kind === 'unknown') return refuseCall([found.sentence], found.helpFor);
  if (isForHelp) {
    out(found.kind === 'group' ? groupHelp(found.group, paint) : commandHelp(found.command, paint));
    return 0;
  }
  if (found.kind === 'group') {
    const names = found.group.map(({ name }) => name).join(', ');
    return refuseCall([`"${words[0]}" needs one more word. Commands: ${names}`], ` ${words[0]}`);
  }
  const { command, rest } = found;
  const read = readOptions(command, rest);
  if ('problems' in read) return refuseCall(read.problems, ` ${command.name}`);
  return command.run(terminal, read.options);
};

/** The one place where a command that failed is put into a sentence. */
const sentence = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `another program uses this port: ${message}. Set PORT (or SANDBOX_PORT for the sandbox) to a free one`
    : message;
};
