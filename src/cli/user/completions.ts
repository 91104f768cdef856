import { optionsLast } from '../options-last.ts';
import type { Argument, CommandSpec, Flag } from '../spec.ts';
import { sharedFlags } from './command.ts';

/** A word that may come next, and its description. */
type Candidate = { word: string; about?: string };

/** The words that may come next; `files` if a file name may. */
export type NextWord = Candidate[] | 'files';

/** Options whose value is a file name. */
const isFile = ({ name }: Flag) => ['file', 'record', 'compare', 'to'].includes(name);

const firstSentence = (text: string) => text.split(/(?<=[.:;]) /)[0] ?? '';

const called = (word: string, flags: readonly Flag[]) =>
  flags.find(({ name, short }) => word === `--${name}` || (short && word === `-${short}`));

const ofFlags = (flags: readonly Flag[]): Candidate[] =>
  flags.map(({ name, about }) => ({ word: `--${name}`, about: firstSentence(about) }));

const help: Candidate = { word: '--help', about: 'Options and examples.' };

const anywhere: Candidate[] = [
  ...ofFlags(sharedFlags),
  help,
  { word: '--version', about: 'The version.' },
];

/** The first words: a command, or a noun for all commands that begin with it. */
const firstWords = (commands: readonly CommandSpec[]): Candidate[] => {
  const words = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  return words.map((word) => {
    const own = commands.find(({ name }) => name === word);
    const verbs = commands.flatMap(({ name }) => {
      const [noun, verb] = name.split(' ');
      return noun === word && verb ? verb : [];
    });
    return { word, about: own ? own.summary : verbs.join(', ') };
  });
};

const hasOwnOptions = (words: string[]) =>
  words.some((word) => word.startsWith('-') && !called(word.split('=')[0] ?? '', sharedFlags));

const secondWords = (commands: readonly CommandSpec[], first: string): Candidate[] =>
  commands.flatMap(({ name, summary }) => {
    const [noun, verb] = name.split(' ');
    return noun === first && verb ? { word: verb, about: summary } : [];
  });

type CompletionSources = {
  commands: readonly CommandSpec[];
  /** The names of the person's sign-ins. */
  profiles: () => string[];
};

const plainWords = (words: readonly string[]) => words.map((word) => ({ word }));

const valuesOf = (flag: Flag, { profiles }: CompletionSources): NextWord => {
  if (isFile(flag)) return 'files';
  if (flag.name === 'profile') return plainWords(profiles());
  return plainWords(flag.choices ?? flag.known ?? []);
};

const argumentValues = (
  command: string,
  { choices, known }: Argument,
  { profiles }: CompletionSources,
): Candidate[] => plainWords(command === 'profiles' ? profiles() : (choices ?? known ?? []));

const nextOf = (typedWords: string[], last: string, around: CompletionSources): NextWord => {
  const { commands } = around;
  const words = optionsLast(typedWords, sharedFlags);
  const end = words.findIndex((word) => word.startsWith('-'));
  const plain = end === -1 ? words : words.slice(0, end);
  const own = commands
    .filter(({ name }) => plain.slice(0, name.split(' ').length).join(' ') === name)
    .sort((a, b) => b.name.length - a.name.length)[0];
  const flag = called(typedWords.at(-1) ?? '', own?.flags ?? sharedFlags);
  if (flag && flag.kind !== 'switch') return valuesOf(flag, around);
  if (last.startsWith('-')) return own ? [...ofFlags(own.flags), help] : anywhere;
  const [first] = plain;
  if (first === undefined) return firstWords(commands);
  const argument = own?.args?.[plain.length - own.name.split(' ').length];
  return [
    ...(plain.length === 1 && !hasOwnOptions(words) ? secondWords(commands, first) : []),
    ...(own && argument ? argumentValues(own.name, argument, around) : []),
  ];
};

/** What may come next; the last of the words is still being typed. */
export const completions = (words: string[], around: CompletionSources): NextWord => {
  // bash splits --output=json into words; other shells do not.
  const apart = words.filter((word) => word !== '=');
  const isApart = words.at(-1) === '=';
  const last = isApart ? '' : (apart.at(-1) ?? '');
  const typedWords = isApart ? apart : apart.slice(0, -1);
  const [, option = '', value] = /^(--[a-z-]+)=(.*)$/.exec(last) ?? [];
  const next =
    value === undefined
      ? nextOf(typedWords, last, around)
      : nextOf([...typedWords, option], value, around);
  if (next === 'files') return next;
  const prefix = value === undefined ? '' : `${option}=`;
  return [...new Map(next.map((one) => [one.word, one])).values()]
    .map((one) => ({ ...one, word: prefix + one.word }))
    .filter(({ word }) => word.startsWith(last))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
};
