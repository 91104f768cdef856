import { nearest } from '../kernel/nearest.ts';
import type { CliCommand } from './command.ts';

type Found =
  | { kind: 'command'; command: CliCommand; rest: string[] }
  /** The first word of several commands, such as "accounts", and nothing behind it. */
  | { kind: 'group'; group: readonly CliCommand[] }
  | { kind: 'unknown'; sentence: string; helpFor: string };

const firstWord = ({ name }: CliCommand) => name.split(' ')[0] ?? '';
const secondWord = ({ name }: CliCommand) => name.split(' ')[1];

/** What the typed words call; for words that call nothing, what was probably meant. */
export const findCommand = (commands: readonly CliCommand[], words: string[]): Found => {
  const end = words.findIndex((word) => word.startsWith('-'));
  const typed = end === -1 ? words : words.slice(0, end);
  for (const command of commands) {
    const { length } = command.name.split(' ');
    if (typed.slice(0, length).join(' ') === command.name)
      return { kind: 'command', command, rest: words.slice(length) };
  }
  const group = commands.filter((command) => firstWord(command) === typed[0]);
  if (group.length > 0 && typed.length === 1) return { kind: 'group', group };
  return { kind: 'unknown', ...explain(commands, group, typed) };
};

const explain = (
  commands: readonly CliCommand[],
  group: readonly CliCommand[],
  typed: string[],
) => {
  const [first = '', second] = typed;
  const missing = `there is no command "${typed.slice(0, 2).join(' ')}"`;
  if (group.length > 0) {
    const seconds = group.flatMap((command) => secondWord(command) ?? []);
    const meant = nearest(second ?? '', seconds);
    const sentence =
      meant === null
        ? `${missing}; after "${first}" comes one of: ${seconds.join(', ')}`
        : `${missing}; did you mean "${first} ${meant}"?`;
    return { sentence, helpFor: ` ${first}` };
  }
  const meant = nearest(first, [...new Set(commands.map(firstWord))]);
  if (meant === null) return { sentence: missing, helpFor: '' };
  const near = commands.filter((command) => firstWord(command) === meant);
  const verb = nearest(
    second ?? '',
    near.flatMap((command) => secondWord(command) ?? []),
  );
  const whole = verb === null ? meant : `${meant} ${verb}`;
  return { sentence: `${missing}; did you mean "${whole}"?`, helpFor: ` ${whole}` };
};
