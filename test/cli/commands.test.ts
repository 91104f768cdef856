import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { findCommand } from '../../src/cli/find-command.ts';
import { commandHelp, groupHelp, overview } from '../../src/cli/help.ts';
import { optionsOf, readOptions } from '../../src/cli/read-options.ts';
import { commands as operatorCommands } from '../../src/operations/operator/commands.ts';
import '../../src/kernel/plain-words.ts';

const plain = (_style: string, text: string) => text;
const find = (typed: string) => findCommand(commands, typed.split(' '));
const command = (name: string) => {
  const found = commands.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

/** "a 'b c'" as a shell splits it. */
const shellWords = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

describe('the table of commands', () => {
  it('holds every command of the operator', () => {
    const names = commands.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(operatorCommands.map(({ name }) => name)));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(commands)('says of $name what it does, each option, and an example that works', (one) => {
    expect(one.summary).toMatch(/^[A-Z].+\.$/);
    for (const [name, schema] of optionsOf(one))
      expect(schema.description, name).toMatch(/^[A-Z].+\.$/);
    expect(one.examples.length).toBeGreaterThan(0);
    for (const example of one.examples) {
      const found = findCommand(commands, shellWords(example));
      expect(found).toMatchObject({ kind: 'command', command: { name: one.name } });
      const rest = 'rest' in found ? found.rest : [];
      expect(readOptions(one, rest), example).toHaveProperty('options');
    }
  });
});

describe('help', () => {
  it('lists every command', () => {
    const text = overview(commands, plain);
    for (const { name, summary } of commands)
      expect(text).toMatch(new RegExp(`^  ${name} +${asPattern(summary)}$`, 'm'));
  });

  it.each(commands)('of $name has its own summary, options and examples', (one) => {
    const text = commandHelp(one, plain);
    expect(text.startsWith(one.summary)).toBe(true);
    for (const [name] of optionsOf(one)) expect(text).toContain(`--${name}`);
    for (const example of one.examples) expect(text).toContain(`greenroom ${example}`);
  });

  it('of a group has the commands of that group only', () => {
    const found = find('accounts');
    const text = found.kind === 'group' ? groupHelp(found.group, plain) : '';
    expect(text).toContain('accounts set-plan');
    expect(text).not.toContain('members set');
  });

  it('tells what is required and what a default is', () => {
    const text = commandHelp(command('accounts create'), plain);
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
  ])('"%s" is answered with "%s"', (typed, meant) => {
    expect(find(typed)).toMatchObject({
      kind: 'unknown',
      sentence: `there is no command "${typed}"; did you mean "${meant}"?`,
    });
  });

  it('that is near to none is not guessed', () => {
    expect(find('frobnicate')).toMatchObject({ sentence: 'there is no command "frobnicate"' });
    expect(find('accounts frobnicate')).toMatchObject({
      sentence:
        'there is no command "accounts frobnicate"; after "accounts" comes one of: create, list, set-plan, disable, enable',
    });
  });
});

describe('options', () => {
  const problems = (name: string, line: string) => {
    const read = readOptions(command(name), shellWords(line));
    return 'problems' in read ? read.problems : [];
  };

  it.each([
    ['accounts create', '', '--email is missing'],
    ['accounts create', '--email', '--email needs a value'],
    ['accounts create', '--email --plan pro', '--email needs a value'],
    ['accounts create', '--email x', '--email must be an e-mail address'],
    ['accounts create', '--mail a@b.co', 'there is no option --mail; did you mean --email?'],
    ['accounts create', 'a@b.co', '"a@b.co" does not belong here'],
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
  ])('%s %s: %s', (name, line, problem) => {
    expect(problems(name, line)).toEqual([problem]);
  });

  it('never speak the validator’s own language', () => {
    const lines = ['', '--x', '--limit', '--limit=', '--id', '--role=', '--to', '--email=', 'x y'];
    const told = commands.flatMap((one) => lines.flatMap((line) => problems(one.name, line)));
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((text) => /expected|received|invalid|undefined|NaN/i.test(text))).toEqual(
      [],
    );
  });
});
