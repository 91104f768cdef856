import { nearest } from '../kernel/text/nearest.ts';
import type { CommandSpec } from './spec.ts';

type NamedCommand = Pick<CommandSpec, 'name'>;

type CommandMatch<C> =
  | { kind: 'command'; command: C; rest: string[] }
  /** The first word of several commands, such as "accounts", without a second word. */
  | { kind: 'group'; group: readonly C[] }
  | { kind: 'unknown'; sentence: string; helpFor: string };

const wordsOf = ({ name }: NamedCommand) => name.split(' ');
const firstWord = (command: NamedCommand) => wordsOf(command)[0] ?? '';
const secondWord = (command: NamedCommand) => wordsOf(command)[1];

/** Finds the command for the typed words. If there is none, suggests what was probably meant. */
export const findCommand = <C extends CommandSpec>(
  commands: readonly C[],
  words: string[],
): CommandMatch<C> => {
  const end = words.findIndex((word) => word.startsWith('-'));
  const typedWords = end === -1 ? words : words.slice(0, end);
  const group = commands.filter((command) => firstWord(command) === typedWords[0]);
  const called = (length: number) =>
    group.find(
      ({ name }) =>
        name.split(' ').length === length && typedWords.slice(0, length).join(' ') === name,
    );
  const command = called(2) ?? called(1);
  const isMeant =
    command && (wordsOf(command).length === 2 || !isTypo(command, group, typedWords[1]));
  if (isMeant) return { kind: 'command', command, rest: words.slice(wordsOf(command).length) };
  if (group.length > 0 && typedWords.length === 1) return { kind: 'group', group };
  return { kind: 'unknown', ...explain(commands, group, typedWords) };
};

/** "insights gte" is a misspelt "insights get", unless that word can be an argument of "insights". */
const isTypo = (command: CommandSpec, group: readonly NamedCommand[], second: string | undefined) =>
  second !== undefined &&
  group.length > 1 &&
  (command.args ?? []).length > 0 &&
  /^[a-z-]+$/.test(second) &&
  nearest(
    second,
    group.flatMap((one) => secondWord(one) ?? []),
  ) !== null;

const verbsOf = (group: readonly NamedCommand[]) =>
  group.flatMap((command) => secondWord(command) ?? []);

/**
 * Greenroom never changes or deletes objects on Meta. For such a verb, a similar command such as "create" is not
 * suggested, because it would create another object.
 */
const onMeta = ['campaigns', 'adsets', 'ads', 'creatives', 'images', 'videos'];
const changingVerbs = new Set(
  'update edit change set rename pause unpause activate start enable disable stop delete remove archive duplicate copy'.split(
    ' ',
  ),
);

const explain = (
  commands: readonly NamedCommand[],
  group: readonly NamedCommand[],
  typedWords: string[],
) => {
  const [first = '', second = ''] = typedWords;
  const noCommand = `there is no command "${typedWords.slice(0, 2).join(' ')}"`;
  if (onMeta.includes(first) && changingVerbs.has(second) && !verbsOf(group).includes(second))
    return {
      sentence: `${noCommand}: Greenroom changes and deletes nothing on Meta. Do it in Ads Manager`,
      helpFor: ` ${first}`,
    };
  const verb = nearest(second, verbsOf(group));
  if (verb !== null)
    return { sentence: `${noCommand}; did you mean "${first} ${verb}"?`, helpFor: ` ${first}` };
  // The first word may be the misspelt one, although it exists.
  const others = [...new Set(commands.map(firstWord))].filter((one) => one !== first);
  const noun = nearest(first, others);
  const near = commands.filter((command) => firstWord(command) === noun);
  const nearVerb = nearest(second, verbsOf(near));
  if (noun !== null && (group.length === 0 || nearVerb !== null)) {
    const whole = nearVerb === null ? noun : `${noun} ${nearVerb}`;
    return { sentence: `${noCommand}; did you mean "${whole}"?`, helpFor: ` ${whole}` };
  }
  if (group.length === 0) return { sentence: noCommand, helpFor: '' };
  return {
    sentence: `${noCommand}; after "${first}" comes one of: ${verbsOf(group).join(', ')}`,
    helpFor: ` ${first}`,
  };
};
