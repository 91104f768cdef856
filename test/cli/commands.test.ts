import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedCli } from '../../scripts/cli/generate.ts';
import { readValues, commands as withSchemas } from '../../src/cli/commands.ts';
import { findCommand } from '../../src/cli/find-command.ts';
import { commandHelp, groupHelp, overview } from '../../src/cli/help.ts';
import { readOptions } from '../../src/cli/read-options.ts';
import { allCommands as commands } from '../../src/cli/run.ts';
import { sharedFlags } from '../../src/cli/user/command.ts';
import { operations } from '../../src/operations/index.ts';
import { commands as operatorCommands } from '../../src/operations/operator/commands.ts';
import '../../src/contract/plain-messages.ts';
import { shellWords } from '../helpers/cli/shell-words.ts';

const page = { paint: (_style: string, text: string) => text, columns: 400 };
const find = (commandLine: string) => findCommand(commands, commandLine.split(' '));
const command = (name: string) => {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`there is no ${name}`);
  return command;
};

describe('the table of commands', () => {
  it('holds every command of the operator', () => {
    const names = commands.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(operatorCommands.map(({ name }) => name)));
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds every operation of the service', () => {
    const examples = operations.map(({ id }) => id);
    expect(examples).not.toEqual([]);
    expect(commands.flatMap((one) => ('id' in one ? one.id : []))).toEqual(examples);
  });

  it('is what npm run docs makes of the code today', () => {
    for (const [file, text] of Object.entries(generatedCli()))
      expect(readFileSync(file, 'utf8') === text, `${file}: npm run docs`).toBe(true);
  });

  it.each(commands)('says of $name what it does, each option, and an example that works', (one) => {
    expect(one.summary).toMatch(/^[A-Z].+\.$/);
    for (const { name, about } of one.flags) expect(about, name).toMatch(/^\S.+[.)…]$/s);
    expect(new Set(one.flags.map(({ name }) => name)).size).toBe(one.flags.length);
    expect(one.examples.length).toBeGreaterThan(0);
    for (const example of one.examples) {
      const match = findCommand(commands, shellWords(example.replace(/ < .*/, '')));
      expect(match).toMatchObject({ kind: 'command', command: { name: one.name } });
      const rest = 'rest' in match ? match.rest : [];
      expect(readOptions(one, rest), example).toHaveProperty('options');
    }
  });
});

describe('help', () => {
  it('lists every command', () => {
    const text = overview(commands, page);
    for (const { name, summary, section } of commands) {
      const [noun, verb] = name.split(' ');
      const line =
        section === 'operations' ? `${noun} .*\\b${verb}\\b` : `${name} +${asPattern(summary)}$`;
      expect(text).toMatch(new RegExp(`^  ${line}`, 'm'));
    }
    expect(text.indexOf('  launch ')).toBeLessThan(text.indexOf('For the operator'));
    expect(text.indexOf('  serve ')).toBeGreaterThan(text.indexOf('For the operator'));
  });

  it.each(commands)('shows the summary, options and examples of $name', (one) => {
    const text = commandHelp(one, page, sharedFlags);
    expect(text.startsWith(one.summary)).toBe(true);
    for (const { name } of one.flags) expect(text).toContain(`--${name}`);
    for (const example of one.examples) expect(text).toContain(`greenroom ${example}`);
  });

  it('shows the commands of a group only in its help', () => {
    const match = find('accounts');
    const text = match.kind === 'group' ? groupHelp(match.group, page) : '';
    expect(text).toContain('accounts set-plan');
    expect(text).not.toContain('members set');
  });

  it('tells what is required and what a default is', () => {
    const text = commandHelp(command('accounts create'), page);
    expect(text).toMatch(/--email <email> .*Required\.$/m);
    expect(text).toMatch(/--plan <plan> .*Default: pro\.$/m);
    expect(text).toMatch(/--json +Print JSON/);
  });
});

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('a word that is no command', () => {
  it.each([
    ['acounts list', 'accounts list'],
    ['account creat', 'accounts create'],
    ['accounts lst', 'accounts list'],
    ['dcotor', 'doctor'],
    ['sevre', 'serve'],
    ['member set', 'members set'],
    ['jurnal', 'journal'],
    ['sandbox tokn', 'sandbox token'],
    ['campaign lst', 'campaigns list'],
    ['campaigns craete', 'campaigns create'],
    ['insights gte', 'insights get'],
    ['lunch', 'launch'],
    ['conect', 'connect'],
    ['whoiam', 'whoami'],
  ])('"%s" is answered with "%s"', (commandLine, suggestion) => {
    expect(find(commandLine)).toMatchObject({
      kind: 'unknown',
      sentence: `there is no command "${commandLine}"; did you mean "${suggestion}"?`,
    });
  });

  it.each(['campaigns update', 'adsets pause', 'ads delete', 'creatives edit', 'ads activate'])(
    '"%s" is not taken for another one: nothing on Meta is changed',
    (commandLine) => {
      const { sentence } = find(commandLine) as { sentence: string };
      expect(sentence).toContain('changes and deletes nothing on Meta');
      expect(sentence).not.toContain('did you mean');
    },
  );

  it('does not guess a command from a word that is near to none', () => {
    expect(find('frobnicate')).toMatchObject({ sentence: 'there is no command "frobnicate"' });
    expect(find('accounts frobnicate')).toMatchObject({
      sentence:
        'there is no command "accounts frobnicate"; after "accounts" comes one of: create, list, set-plan, disable, enable, confirm, export, delete',
    });
  });
});

describe('options', () => {
  it('are understood in the service’s spelling, repeated, as JSON and with a value', () => {
    const read = (name: string, line: string) => readOptions(command(name), shellWords(line));
    expect(read('campaigns create', '--daily_budget=2000 --validate_only')).toMatchObject({
      options: { 'daily-budget': 2000, 'validate-only': true },
    });
    expect(read('campaigns create', '--validate-only=false')).toMatchObject({
      options: { 'validate-only': false },
    });
    expect(read('copy', '--benefits a --benefits "b c"')).toMatchObject({
      options: { benefits: ['a', 'b c'] },
    });
    expect(read('delivery estimate', `act_1 --targeting '{"age_min":18}'`)).toMatchObject({
      options: { targeting: { age_min: 18 } },
      args: { account_id: 'act_1' },
    });
  });

  const problems = (name: string, line: string) => {
    const read = readOptions(command(name), shellWords(line));
    if ('problems' in read) return read.problems;
    const schemas = withSchemas.find((one) => one.name === name);
    const valueCheck = schemas && readValues(schemas, read.options);
    return valueCheck && 'problems' in valueCheck ? valueCheck.problems : [];
  };

  it.each([
    ['accounts create', '', '--email is missing'],
    ['accounts create', '--email', '--email needs a value'],
    ['accounts create', '--email --plan pro', '--email needs a value'],
    ['accounts create', '--email x', '--email must be an e-mail address'],
    ['accounts create', '--mail a@b.co', 'there is no option --mail; did you mean --email?'],
    ['accounts create', 'a@b.co', '"a@b.co" does not belong here; did you mean --email a@b.co?'],
    ['accounts list', '--json=1', '--json takes no value'],
    ['journal list', '--limit many', '--limit must be a number'],
    ['journal list', '--limit 1.5', '--limit must be a whole number'],
    ['journal list', '--limit 0', '--limit must be at least 1'],
    ['journal list', '--limit 1001', '--limit must be at most 1000'],
    [
      'members set',
      '--workspace x --email a@b.co --role king',
      '--role must be one of viewer, editor, admin, owner',
    ],
    ['serve', '--port 1', 'there is no option --port; this command takes none'],
    ['campaigns get', '', '<id> is missing'],
    ['campaigns list', '--limt 2', 'there is no option --limt; did you mean --limit?'],
    ['campaigns list', '--limit two', '--limit must be a number'],
    [
      'campaigns list',
      '-o xml',
      '--output must be one of table, json, csv, yaml; did you mean yaml?',
    ],
    ['delivery estimate', "--targeting '{'", '--targeting is not valid JSON'],
    [
      'whoami',
      '--api-key x',
      'there is no option --api-key: others on this machine could read the key. Use greenroom login, or set GREENROOM_API_KEY',
    ],
  ])('%s %s: %s', (name, line, problem) => {
    expect(problems(name, line)).toEqual([problem]);
  });

  it('never speak the validator’s own language', () => {
    const lines = ['', '--x', '--limit', '--limit=', '--id', '--role=', '--to', '--email=', 'x y'];
    const messages = commands.flatMap((one) => lines.flatMap((line) => problems(one.name, line)));
    expect(messages.length).toBeGreaterThan(50);
    expect(
      messages.filter((text) => /expected|received|invalid|undefined|NaN/i.test(text)),
    ).toEqual([]);
  });
});
