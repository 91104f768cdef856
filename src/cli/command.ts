import * as z from 'zod';
import type { ExitCode } from './spec.ts';
import type { Terminal } from './terminal.ts';

export type { ExitCode };

/** A command with its schema. Everybody else reads what `npm run docs` makes of it. */
export type CliCommand = {
  /** The words that call it, such as "accounts create". */
  name: string;
  summary: string;
  /** Options by name, each with its description; one that is a boolean takes no value. */
  options: z.ZodObject;
  /** The option that is typed as a bare word behind the name. */
  argument?: string;
  /** What follows the program's name in a typical call. */
  examples: readonly string[];
  run(terminal: Terminal, options: Record<string, unknown>): Promise<ExitCode>;
};

type Spec<O extends z.ZodObject> = Omit<CliCommand, 'options' | 'run'> & {
  options: O;
  run(terminal: Terminal, options: z.output<O>): Promise<ExitCode>;
};

export const cliCommand = <O extends z.ZodObject>(spec: Spec<O>): CliCommand =>
  // `options` parses what `run` gets.
  spec as unknown as CliCommand;

export const asJson = z.boolean().default(false).describe('Print JSON, for programs.');
