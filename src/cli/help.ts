import type { CommandSpec, Flag, Section } from './spec.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** How a page of help is formatted. */
type HelpPage = { paint: Terminal['paint']; columns: number };

/** Formats two columns; a long text continues on the next line of its column. */
const twoColumns = (rows: [string, string][], { columns }: HelpPage) => {
  const width = Math.max(...rows.map(([left]) => left.length).filter((length) => length <= 30), 0);
  const room = Math.max(24, columns - width - 4);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrapped(right, room);
    const margin = ' '.repeat(width + 4);
    const below = more.map((line) => margin + line);
    return left.length > width
      ? [`  ${left}`, `${margin}${first}`, ...below]
      : [`  ${left.padEnd(width)}  ${first}`.trimEnd(), ...below];
  });
};

/** A long name is not repeated. */
const placeholder = ({ name, kind }: Flag) =>
  name.length <= 12 ? name : kind === 'list' ? 'text' : kind;

const left = (flag: Flag) => {
  const { name, short, kind } = flag;
  const dashes = `${short ? `-${short}, ` : ''}--${name}`;
  return kind === 'switch' ? dashes : `${dashes} <${placeholder(flag)}>`;
};

const maxShown = 12;

const right = ({ about, required, choices, known, kind, secret }: Flag) => {
  const values = choices ?? known ?? [];
  const valueList = values.slice(0, maxShown).join(', ') + (values.length > maxShown ? ', …' : '');
  return [
    about,
    // Values that the description names already are not listed again.
    values.length > 0 && !values.slice(0, 3).every((one) => about.includes(one))
      ? `${choices ? 'One of' : 'Such as'} ${valueList}.`
      : '',
    kind === 'list' ? 'May be given several times.' : '',
    secret
      ? [
          'Others can read it in the list of processes and in your shell’s history: leave it out',
          'and you are asked for it, or it is read from a pipe.',
        ].join(' ')
      : '',
    required && !secret ? 'Required.' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The options and their descriptions. */
const flagLines = (flags: readonly Flag[], page: HelpPage) =>
  flags.length > 0
    ? twoColumns(
        flags.map((flag) => [left(flag), right(flag)]),
        page,
      )
    : [];

const section = ({ paint }: HelpPage, title: string, lines: string[]) =>
  lines.length > 0 ? ['', paint('bold', title), ...lines] : [];

const summaries = (commands: readonly CommandSpec[], page: HelpPage) =>
  twoColumns(
    commands.map(({ name, summary }) => [name, summary]),
    page,
  );

/** One line for all operations of a noun. */
const nouns = (commands: readonly CommandSpec[], page: HelpPage) => {
  const words = commands.map(({ name }) => name.split(' '));
  const firsts = [...new Set(words.map(([noun = '']) => noun))];
  return twoColumns(
    firsts.map((noun) => [
      noun,
      words.flatMap(([one, verb]) => (one === noun && verb ? verb : [])).join(', '),
    ]),
    page,
  );
};

const titles: Record<Section, string> = {
  start: 'Begin',
  work: 'Work',
  operations: 'Everything the service does: greenroom <noun> <verb>',
  operator: 'For the operator, on the machine of the service',
};

export const overview = (commands: readonly CommandSpec[], page: HelpPage) => {
  const part = (name: Section) => {
    const members = commands.filter((one) => one.section === name);
    const lines = name === 'operations' ? nouns(members, page) : summaries(members, page);
    return section(page, titles[name], members.length > 0 ? lines : []);
  };
  return [
    'Greenroom publishes ads to Meta’s Marketing API. Every ad it creates is paused.',
    ...section(page, 'Usage', ['  greenroom <command> [options]']),
    ...part('start'),
    ...part('work'),
    ...part('operations'),
    ...part('operator'),
    ...section(page, 'Examples', [
      '  greenroom login --url https://ads.example.com',
      '  greenroom launch -f spring.yaml --watch',
      '  greenroom campaigns list -o json',
    ]),
    ...section(page, 'More', [
      '  greenroom <command> --help   options and examples of a command',
      '  greenroom --version          the version',
      '',
      'In a clone of the repository: npx --no -- greenroom <command>. To have greenroom everywhere: npm install -g .',
      'Exit codes: 0 done, 1 failed, 2 called wrongly, 3 not allowed, 4 refused by Meta, 130 Ctrl-C.',
      'docs/cli.md tells more; docs/configuration.md lists the settings of the service.',
    ]),
  ].join('\n');
};

export const groupHelp = (group: readonly CommandSpec[], page: HelpPage) => {
  const word = group[0]?.name.split(' ')[0];
  return [
    `Commands that begin with "${word}":`,
    '',
    ...summaries(group, page),
    '',
    `For options and examples: greenroom ${word} <command> --help`,
    ...section(page, 'Examples', group.flatMap(exampleLines)),
  ].join('\n');
};

const exampleLines = ({ examples }: CommandSpec) => examples.map((line) => `  greenroom ${line}`);

export const commandHelp = (
  command: CommandSpec,
  page: HelpPage,
  shared: readonly Flag[] = [],
): string => {
  const { args = [], about, file } = command;
  const names = args.map(({ name, required }) => (required ? ` <${name}>` : ` [${name}]`));
  const own = command.flags.filter((flag) => !shared.includes(flag));
  const usage = `  greenroom ${command.name}${names.join('')}${command.flags.length > 0 ? ' [options]' : ''}`;
  return [
    command.summary,
    ...(about ? ['', ...wrapped(about, Math.min(page.columns, 100))] : []),
    ...section(page, 'Usage', [usage]),
    ...section(
      page,
      'Arguments',
      args.length > 0
        ? twoColumns(
            args.map((one) => [`<${one.name}>`, one.about]),
            page,
          )
        : [],
    ),
    ...section(page, 'Options', flagLines(own, page)),
    ...section(
      page,
      'Options of every command',
      flagLines(
        shared.filter((flag) => command.flags.includes(flag)),
        page,
      ),
    ),
    ...section(page, 'Examples', exampleLines(command)),
    ...(file
      ? [
          '',
          `  ${file.name}:`,
          ...file.text
            .trimEnd()
            .split('\n')
            .map((line) => `    ${line}`),
        ]
      : []),
  ].join('\n');
};
