import { version } from '../http/wire/version.ts';
import { findCommand } from './find-command.ts';
import { commandHelp, groupHelp, overview } from './help.ts';
import { optionsLast } from './options-last.ts';
import { type OptionValues, readOptions } from './read-options.ts';
import { type CommandSpec, type ExitCode, operatorSpecs } from './spec.ts';
import { sentenceOf, type Terminal, type UserTerminal } from './terminal.ts';
import { Misuse, sharedFlags, type UserCommand } from './user/command.ts';
import { userCommands } from './user/commands.ts';
import { printCompletions } from './user/completion.ts';
import { printFailure } from './user/failure.ts';

/** Only the operator's commands need the whole service, so only they load it. */
const operate = async (
  name: string,
  terminal: Terminal,
  values: OptionValues,
): Promise<ExitCode> => {
  const { commands, readValues } = await import('./commands.ts');
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`the generated list is out of date: ${name}. Type: npm run docs`);
  const reading = readValues(command, values);
  if ('problems' in reading) throw new Misuse(...reading.problems);
  return command.run(terminal, reading.options);
};

const forOperator = (spec: CommandSpec): UserCommand => ({
  ...spec,
  run: ({ terminal, options, args }) => operate(spec.name, terminal, { ...options, ...args }),
});

/** All commands of `greenroom`. */
export const allCommands: readonly UserCommand[] = [
  ...userCommands,
  ...operatorSpecs.map(forOperator),
];

/** Runs the typed command; any error is printed as a sentence. */
export const runTyped = async (typedWords: string[], terminal: UserTerminal): Promise<ExitCode> => {
  try {
    return await run(typedWords, terminal);
  } catch (error) {
    const code = printFailure(error, terminal);
    if (code !== null) return code;
    terminal.complain(sentenceOf(error));
    return 1;
  }
};

/** Longer lines are hard to read, and a pipe has no width at all. */
const helpWidth = (columns: number) => (Number.isFinite(columns) ? Math.min(columns, 100) : 80);

const isCallForHelp = (word: string, at: number) =>
  word === '--help' || word === '-h' || (word === 'help' && at === 0);

const run = async (typedWords: string[], terminal: UserTerminal): Promise<ExitCode> => {
  const { out, complain, note, paint, columns } = terminal;
  if (typedWords[0] === '--version' || typedWords[0] === '-v') {
    out(`greenroom ${version}`);
    return 0;
  }
  // The shells' completion scripts call the program in this way.
  if (typedWords[0] === 'complete' && typedWords[1] === '--') {
    printCompletions(typedWords.slice(2), allCommands, terminal);
    return 0;
  }
  const page = { paint, columns: helpWidth(columns) };
  const isForHelp = typedWords.some(isCallForHelp);
  const words = optionsLast(
    typedWords.filter((word, at) => !isCallForHelp(word, at)),
    sharedFlags,
  );
  if (words.length === 0) {
    out(overview(allCommands, page));
    return 0;
  }
  warnOfKeys(words, note);
  const refuseCall = (problems: string[], helpFor: string): ExitCode => {
    for (const problem of problems) complain(problem);
    complain(`for help: greenroom${helpFor} --help`);
    return 2;
  };
  const match = findCommand(allCommands, words);
  if (match.kind === 'unknown') return refuseCall([match.sentence], match.helpFor);
  if (isForHelp) {
    out(
      match.kind === 'group'
        ? groupHelp(match.group, page)
        : commandHelp(match.command, page, sharedFlags),
    );
    return 0;
  }
  if (match.kind === 'group') {
    const names = match.group.map(({ name }) => name).join(', ');
    return refuseCall([`"${words[0]}" needs one more word. Commands: ${names}`], ` ${words[0]}`);
  }
  const { command, rest } = match;
  const reading = readOptions(command, rest);
  if ('problems' in reading) return refuseCall(reading.problems, ` ${command.name}`);
  try {
    return await command.run({ terminal, ...reading });
  } catch (error) {
    if (error instanceof Misuse) return refuseCall(error.problems, ` ${command.name}`);
    const takesKey = command.flags.some(({ name }) => name === 'idempotency-key');
    const code = printFailure(error, terminal, { takesKey, options: reading.options });
    if (code !== null) return code;
    throw error;
  }
};

/** A key on the command line can be read by others, and stays in the shell's history. */
const warnOfKeys = (words: string[], note: (text: string) => void) => {
  if (words.some((word) => /gr_live_\w{8}/.test(word)))
    note(
      [
        'Others can read the API key that you typed, in the list of processes and in your shell’s history.',
        'Revoke it, make a new one, and let greenroom login ask for it.',
      ].join(' '),
    );
};
