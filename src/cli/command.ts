import * as z from 'zod';
import type { ExitCode } from './spec.ts';
import type { Terminal } from './terminal.ts';

export type { ExitCode };

/** A command with its schema. Other code uses the list that `npm run docs` generates from it. */
export type CliCommand = {
  /** The name as it is typed, such as "accounts create". */
  name: string;
  summary: string;
  /** Options by name, with descriptions; a boolean option takes no value. */
  options: z.ZodObject;
  /** The option that may be typed as a plain word after the name. */
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
  // `options` parses the input of `run`.
  spec as unknown as CliCommand;

export const asJson = z.boolean().default(false).describe('Print JSON, for programs.');
