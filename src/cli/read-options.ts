import { parseArgs } from 'node:util';
import { nearest } from '../kernel/text/nearest.ts';
import { inSmallestUnit, isMoneyWithPoint } from './money-fields.ts';
import type { Argument, CommandSpec, Flag } from './spec.ts';

export type OptionValues = Record<string, unknown>;

type ReadOptionsResult =
  | { options: OptionValues; args: Record<string, string> }
  | { problems: string[] };

/** Programs that read JSON write daily_budget, people write --daily-budget; both are accepted. */
const asTyped = (word: string) =>
  /^--[a-z]+(_[a-z]+)+(=|$)/.test(word)
    ? word.replace(/^[^=]*/, (name) => name.replaceAll('_', '-'))
    : word;

/** Parses the words after a command's name, or reports all problems. Options keep the names that are typed. */
export const readOptions = (spec: CommandSpec, words: string[]): ReadOptionsResult => {
  const { flags, args = [] } = spec;
  const options = Object.fromEntries(
    flags.map(({ name, kind, short }) => [
      name,
      {
        type: kind === 'switch' ? ('boolean' as const) : ('string' as const),
        multiple: kind === 'list',
        ...(short && { short }),
      },
    ]),
  );
  const { values, tokens, positionals } = parseArgs({
    args: words.map(asTyped),
    options,
    strict: false,
    tokens: true,
  });
  const optionProblems = tokens.flatMap((token) =>
    token.kind === 'option' ? invalidOption(token, flags) : [],
  );
  // An unknown option may be followed by its value, which is not reported as a second problem.
  if (optionProblems.length > 0) return { problems: optionProblems };
  const [extra, ...more] = positionals.slice(args.length);
  if (extra !== undefined) {
    const open = flags.filter(({ name }) => values[name] === undefined);
    return { problems: [oneTooMany(extra, more.length === 0 ? open : [])] };
  }
  const argumentsByName = assigned(args, positionals);
  const missingArgs = args.flatMap(({ name, required }) =>
    required && !argumentsByName[name] ? [`<${name}> is missing`] : [],
  );
  const readFlags = flags.map((flag) => ({ flag, ...typedValue(flag, values[flag.name]) }));
  const problems = [
    ...missingArgs,
    ...args.flatMap((one) => invalidChoice(`<${one.name}>`, one, argumentsByName[one.name])),
    ...readFlags.flatMap(({ problem }) => problem ?? []),
  ];
  if (problems.length > 0) return { problems };
  const setFlags = readFlags.filter(({ value }) => value !== undefined);
  return {
    options: Object.fromEntries(setFlags.map(({ flag, value }) => [flag.name, value])),
    args: argumentsByName,
  };
};

/** If there are fewer words than arguments, they go to the required arguments first. */
const assigned = (args: readonly Argument[], words: string[]): Record<string, string> => {
  const spare = words.length - args.filter(({ required }) => required).length;
  let optional = 0;
  const filledArgs = args.filter(({ required }) => required || optional++ < spare);
  return Object.fromEntries(
    filledArgs.slice(0, words.length).map(({ name }, at) => [name, words[at] ?? '']),
  );
};

/** A word too many; it may be the value of the one option that is missing. */
const oneTooMany = (word: string, open: readonly Flag[]) => {
  const problem = `"${word}" does not belong here`;
  const requiredFlags = open.filter((flag) => flag.required);
  const [only] = requiredFlags;
  if (/^\s*[[{]/.test(word) && open.some(({ name }) => name === 'file'))
    return `${problem}: fields come from a file, -f body.json, or from a pipe, -f -`;
  if (only && requiredFlags.length === 1 && !only.secret)
    return `${problem}; did you mean --${only.name} ${word}?`;
  return problem;
};

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

const invalidOption = (
  { name, rawName, value, inlineValue }: OptionToken,
  flags: readonly Flag[],
): string[] => {
  const flag = flags.find((one) => one.name === name);
  if (!flag) return [unknownOption(rawName, flags)];
  if (flag.kind === 'switch')
    return /^(true|false)?$/.test(value ?? '') ? [] : [`${rawName} takes no value`];
  const isNextOption = inlineValue === false && value?.startsWith('--');
  return value === undefined || isNextOption ? [`${rawName} needs a value`] : [];
};

const unknownOption = (typedName: string, flags: readonly Flag[]) => {
  if (/^--?(api-?)?key$/.test(typedName))
    return [
      `there is no option ${typedName}: others on this machine could read the key. Use greenroom`,
      'login, or set GREENROOM_API_KEY',
    ].join(' ');
  const names = flags.map(({ name }) => name);
  const likelyName = nearest(typedName.replace(/^-+/, ''), names);
  if (likelyName !== null) return `there is no option ${typedName}; did you mean --${likelyName}?`;
  return names.length > 0
    ? `there is no option ${typedName}; there are: ${names.map((name) => `--${name}`).join(', ')}`
    : `there is no option ${typedName}; this command takes none`;
};

const invalidChoice = (name: string, { choices }: Pick<Argument, 'choices'>, value: unknown) => {
  if (!choices || value === undefined || choices.includes(String(value))) return [];
  const likelyChoice = nearest(String(value), choices);
  return [
    `${name} must be one of ${choices.join(', ')}${likelyChoice === null ? '' : `; did you mean ${likelyChoice}?`}`,
  ];
};

/** Converts the typed text of an option to its value. */
const typedValue = (flag: Flag, typedText: unknown): { value?: unknown; problem?: string } => {
  const name = `--${flag.name}`;
  if (typedText === undefined) return {};
  const [problem] = [typedText].flat().flatMap((one) => invalidChoice(name, flag, one));
  if (problem) return { problem };
  if (flag.kind === 'switch') return { value: typedText === true || typedText === 'true' };
  if (flag.kind === 'list') return { value: listOf(typedText as string[]) };
  const text = String(typedText);
  if (flag.kind === 'number' && isMoneyWithPoint(flag.name, text))
    return { problem: `${name} ${inSmallestUnit(text)}` };
  if (flag.kind === 'number')
    return text.trim() !== '' && Number.isFinite(Number(text))
      ? { value: Number(text) }
      : { problem: `${name} must be a number` };
  if (flag.kind !== 'json' || !/^\s*[[{]/.test(text)) return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: `${name} is not valid JSON` };
  }
};

/** The option may be repeated, or given once as a JSON list. */
const listOf = (typedTexts: string[]) => {
  const [only = ''] = typedTexts;
  if (typedTexts.length > 1 || !only.startsWith('[')) return typedTexts;
  try {
    return JSON.parse(only);
  } catch {
    return typedTexts;
  }
};
