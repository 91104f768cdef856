import { z } from 'zod';
import type { Terminal } from './terminal.ts';

/** 0 done, 1 could not be done, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** One thing a person can type. Help, parsing and "did you mean" are loops over these. */
export type CliCommand = {
  /** The words that call it, such as "accounts create". */
  name: string;
  summary: string;
  /** Options by name, each with its description; one that is a boolean takes no value. */
  options: z.ZodObject;
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
