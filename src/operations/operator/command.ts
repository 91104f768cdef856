import type { z } from 'zod';
import type { KeyRing } from '../../secrets/key-ring.ts';
import type { Deps } from '../core/deps.ts';

export type OperatorDeps = Pick<Deps, 'store' | 'plans' | 'keyRing' | 'baseUrl' | 'sendMail'> & {
  /** Where the key ring is ours to keep: puts a new key first and returns the ring. */
  renewKeyRing?: (() => KeyRing) | undefined;
};

/** One thing the operator can do. The command line and the running service's socket use the same object. */
export type Command = {
  /** The words that call it, such as "accounts create". */
  name: string;
  summary: string;
  options: z.ZodObject;
  /** What follows the program's name in a typical call. */
  examples: readonly string[];
  run(deps: OperatorDeps, options: Record<string, unknown>): Promise<unknown>;
  /** What a person reads; programs get the JSON. */
  present(result: unknown): string;
};

type CommandSpec<O extends z.ZodObject, R> = {
  name: string;
  summary: string;
  options: O;
  examples: readonly string[];
  run(deps: OperatorDeps, options: z.output<O>): Promise<R>;
  present(result: R): string;
};

export const command = <O extends z.ZodObject, R>(spec: CommandSpec<O, R>): Command =>
  // `options` parses what `run` gets, and `present` is only shown what `run` returned.
  spec as unknown as Command;
