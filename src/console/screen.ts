import type { z } from 'zod';
import type { Failure, FieldProblem } from '../contract/failures.ts';
import type { Html } from '../kernel/text/html.ts';
import type { YamlAnswer } from '../kernel/threads/yaml-thread.ts';
import type { HeldLaunches } from '../operations/clients/count-clients.ts';
import type { Access, OperationSpec } from '../operations/core/operation.ts';
import type { Role } from '../operations/core/roles.ts';
import type { OwnSignIn } from '../sign-in/own-sign-in.ts';
import type { Client } from './clients.ts';
import type { IconName } from './parts/icon.ts';

/** A form that could not be carried out: everything typed, and what is wrong with it. */
type FormState = {
  action: string;
  values: URLSearchParams;
  failure: Failure;
  problems: readonly FieldProblem[];
};

export const formState = (
  action: string,
  values: URLSearchParams,
  failure: Failure,
): FormState => ({
  action,
  values,
  failure,
  problems: failure.options.fields ?? [],
});

type Schema = z.ZodType | undefined;
type SentInput<S extends Schema> = S extends z.ZodType ? z.input<S> : undefined;

export type CallInput<B extends Schema> = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: SentInput<B>;
  idempotencyKey?: string;
  /** Hears what long work is doing. */
  onStep?: ((words: string) => void) | undefined;
};

/** An operation's typed output; of relayed bytes, the JSON in them. A refusal of the platform is thrown. */
export type CallOperation = <
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  O extends z.ZodType | 'relayed',
>(
  operation: OperationSpec<A, P, Q, B, O>,
  input?: CallInput<B>,
) => Promise<O extends z.ZodType ? z.output<O> : unknown>;

/** One look at a screen: who looks, at what, and what they sent. */
export type Visit = {
  person: { email: string };
  /** How the person signs in. */
  ownSignIn(): Promise<OwnSignIn>;
  /** Clients of the person that have launches which wait for approval. */
  heldLaunches(): Promise<HeldLaunches[]>;
  /** All clients of the person, on a screen that asks for them; else none. */
  clients: readonly Client[];
  /** How many clients the person has, and how many ads wait in all of them. */
  total: { clients: number; waiting: number };
  /** The client that the address names; null on screens about all of them. */
  client: Client | null;
  /** Reads a file in turns with those of other paying accounts. */
  readYaml(text: string): Promise<YamlAnswer>;
  /** The address without its query, such as /console/w/…/waiting. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  call: CallOperation;
  /**
   * Caches Meta's answer about the client, plain JSON, for a minute for all visitors. The first visitor may leave
   * while others wait, so the call given to `ask` does not end with any connection.
   */
  cachedForAMinute<T>(question: string, ask: (call: CallOperation) => Promise<T>): Promise<T>;
  /** A form that could not be carried out, with everything that was typed into it. */
  form: FormState | null;
  /** An action's answer that is shown only this once. */
  actionResult: unknown;
  /** Goes into each form: `formToken(visit)`. */
  formToken: string;
  /** Whether the person holds at least this role in the client's workspace. */
  can(role: Role): boolean;
  isSandbox: boolean;
  /** Where the sandbox is, if this talks to one. */
  sandboxOrigin: string | null;
};

/** Where an action leads: another page with a word on what happened, or this one with a result. */
export type ActionResult = { to: string; toast: string } | { show: unknown };

type RunAction = (
  visit: Visit,
  form: URLSearchParams,
  announceStep: (words: string) => void,
) => Promise<ActionResult>;

/** An action that announces steps is answered with a page that shows them and leads on when the work is done. */
type Action = RunAction | { role: Role; run: RunAction };

type NavigationPlace = {
  group: 'all' | 'client' | 'settings';
  label: string;
  icon: IconName;
  /** One of the four links beside "More" at the bottom of a phone. */
  onPhone?: string;
};

export type ScreenSpec<D> = {
  /** Under /console. `/w/:workspace/…` is about one client. */
  path: string;
  title: string;
  /** The screen's place in the navigation; a screen without one is reached from another. */
  place?: NavigationPlace;
  /** The least role that may see it; a viewer otherwise. */
  role?: Role;
  /**
   * If set, the screen reads `visit.clients`: as they are known, or after asking Meta. Other screens do not read
   * them.
   */
  needsClients?: 'known' | 'refreshed';
  /** Loading asks Meta, which may change what is known of the clients: they are read again before they are shown. */
  changesClients?: true;
  /** Scripts of `islands/` that it needs besides those of the frame. */
  islands?: readonly string[];
  /** A form of it leads to a connection link, which is under BASE_URL wherever this page is open. */
  leadsToConnect?: true;
  /** The origin of the page that it frames; the browser allows no other. */
  frames?(data: D): string | null;
  /** How large its forms may be; 64 KiB otherwise. */
  maxFormBytes?: number;
  /** Fields that may be as long as the form: a file that was read in the browser. Others are refused beyond `maxFieldLength`. */
  longFields?: readonly string[];
  load(visit: Visit): Promise<D>;
  render(data: D, visit: Visit): Html;
  /** The least role that may send its forms, but for actions that name another; that of the screen otherwise. */
  actionRole?: Role;
  /** The screen's forms can do these; a form names its action in a field called `do`. */
  actions?: Record<string, Action>;
};

export type Screen = ScreenSpec<unknown>;

export const screen = <D>(spec: ScreenSpec<D>): ScreenSpec<D> => spec;

/** What a form of the screen asks for by this name, and the least role for it; null where the screen has no such action. */
export const actionOf = (of: Screen, name: string) => {
  const action = Object.hasOwn(of.actions ?? {}, name) ? of.actions?.[name] : undefined;
  if (action === undefined) return null;
  const { role, run } =
    typeof action === 'object' ? action : { role: of.actionRole ?? of.role, run: action };
  return { role: role ?? 'viewer', run };
};
