import type { z } from 'zod';
import type { KeyRing } from '../../secrets/key-ring.ts';
import type { Deps } from '../core/deps.ts';

export type OperatorDeps = Pick<Deps, 'store' | 'plans' | 'keyRing' | 'baseUrl' | 'sendMail'> & {
  /** Puts a new key first and returns the ring; absent where the key ring is not ours to keep. */
  renewKeyRing?: (() => KeyRing) | undefined;
};

/** A command of the operator. The command line and the running service's socket use the same object. */
export type Command = {
  /** The words that call it, such as "accounts create". */
  name: string;
  summary: string;
  options: z.ZodObject;
  /** The option that is typed as a bare word behind the name. */
  argument?: string;
  /** Typical calls, without the program's name. */
  examples: readonly string[];
  run(deps: OperatorDeps, options: Record<string, unknown>): Promise<unknown>;
  /** The text to be typed once more before it runs, where a person is there to be asked. */
  confirm?: Confirm<Record<string, unknown>>;
  /** Puts the result into words for a person; programs get the JSON. */
  present(result: unknown): string;
};

/** The option that what was typed becomes, and the one that makes asking needless. */
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
  // `options` parses what `run` gets, and `present` is only shown what `run` returned.
  spec as unknown as Command;
