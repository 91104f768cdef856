import type { OptionValues } from '../read-options.ts';
import type { CommandSpec, ExitCode, Flag } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';

/** A command as it was typed. */
export type TypedCommand = {
  terminal: UserTerminal;
  options: OptionValues;
  args: Record<string, string>;
};

/** A command for users of a service. */
export type UserCommand = CommandSpec & { run(command: TypedCommand): Promise<ExitCode> };

/** The command was used wrongly; each problem is a sentence. */
export class Misuse extends Error {
  readonly problems: string[];

  constructor(...problems: string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

export const outputFlag: Flag = {
  name: 'output',
  short: 'o',
  kind: 'text',
  about: 'How the answer is printed. Default: table.',
  choices: ['table', 'json', 'csv', 'yaml'],
};

export const profileFlag: Flag = {
  name: 'profile',
  kind: 'text',
  about: 'Use this sign-in instead of the current one (GREENROOM_PROFILE).',
};

const workspaceFlag: Flag = {
  name: 'workspace',
  short: 'w',
  kind: 'text',
  about: 'Act on this workspace, by name or id, instead of the key’s own (GREENROOM_WORKSPACE).',
};

/** An option of commands that create something or cost something. */
export const keyFlag: Flag = {
  name: 'idempotency-key',
  kind: 'text',
  about: 'The same call with the same key never acts twice. Default: a new one.',
};

/** The options of every command that calls the service. */
export const sharedFlags: readonly Flag[] = [outputFlag, profileFlag, workspaceFlag];

export const fileFlag = (about: string): Flag => ({
  name: 'file',
  short: 'f',
  kind: 'text',
  about,
});

/** The value of a text option. */
export const textOf = (options: OptionValues, name: string) => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};
