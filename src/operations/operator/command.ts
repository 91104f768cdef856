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
  /** The option that is typed as a bare word behind the name. */
  argument?: string;
  /** What follows the program's name in a typical call. */
  examples: readonly string[];
  run(deps: OperatorDeps, options: Record<string, unknown>): Promise<unknown>;
  /** What has to be typed once more before it runs, where a person is there to be asked. */
  confirm?: Confirm<Record<string, unknown>>;
  /** What a person reads; programs get the JSON. */
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
