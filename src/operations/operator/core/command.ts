import type { z } from 'zod';
import type { KeyRing } from '../../../secrets/key-ring.ts';
import type { Deps } from '../../core/deps.ts';

export type OperatorDeps = Pick<Deps, 'store' | 'plans' | 'keyRing' | 'baseUrl' | 'sendMail'> & {
  /** Adds a new first key and returns the ring; absent if the key ring is not stored by the service. */
  renewKeyRing?: (() => KeyRing) | undefined;
};

/** A command of the operator. The command line and the running service's socket use the same object. */
export type Command = {
  /** The name as it is typed, such as "accounts create". */
  name: string;
  summary: string;
  options: z.ZodObject;
  /** The option that may be typed as a plain word after the name. */
  argument?: string;
  /** Typical calls, without the program's name. */
  examples: readonly string[];
  run(deps: OperatorDeps, options: Record<string, unknown>): Promise<unknown>;
  /** The text that a person has to type again before the command runs. */
  confirm?: Confirm<Record<string, unknown>>;
  /** Formats the result for a person; programs get the JSON. */
  present(result: unknown): string;
};

/** The option that gets the typed text, and the option that skips the question. */
type Confirm<O> = {
  option: keyof O & string;
  unless: keyof O & string;
  prompt(options: O): string;
};

type CommandSpec<O extends z.ZodObject, R> = {
  name: string;
  summary: string;
  options: O;
  argument?: keyof z.output<O> & string;
  examples: readonly string[];
  confirm?: Confirm<z.output<O>>;
  run(deps: OperatorDeps, options: z.output<O>): Promise<R>;
  present(result: R): string;
};

export const command = <O extends z.ZodObject, R>(spec: CommandSpec<O, R>): Command =>
  // `options` parses the input of `run`, and `present` gets only results of `run`.
  spec as unknown as Command;
