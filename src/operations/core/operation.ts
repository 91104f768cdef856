import type { z } from 'zod';
import type { BothGuardrails } from '../../adnet/guardrails/guardrails.ts';
import type { FailureCode, FieldProblem } from '../../contract/failures.ts';
import type { Actor } from '../../events/record.ts';
import type { RelayedAnswer } from '../../kernel/relayed.ts';
import type { StreamedAnswer } from '../../kernel/streamed.ts';
import type { WhenGone } from '../../kernel/when-gone.ts';
import type { KeyLimits } from '../../publish/limits.ts';
import type { ConnectionRow, Role, WorkspaceRow } from '../../store/schema/tables.ts';
import type { BillingPlan } from './billing-plans.ts';
import type { Chapter } from './chapters.ts';
import type { Deps } from './deps.ts';

/**
 * Says who may call. `identity`: any valid key or session, even one whose workspace is no longer the caller's.
 * `newcomer`: a person who is signed in, with a workspace or none yet, or a key with a workspace. `account`: any key
 * with a workspace, archived or not. `pathWorkspace`: the same, and at least this role in the workspace the path
 * names. `workspace`: at least this role in the resolved, active workspace. `adnet`: the same on a plan with ads
 * management.
 */
export type Access =
  | 'identity'
  | 'newcomer'
  | 'account'
  | { pathWorkspace: Role }
  | { workspace: Role }
  | { adnet: Role };

/** Whether an operation acts in the resolved workspace; all others are about the account. */
export const actsInWorkspace = (access: Access): access is { workspace: Role } | { adnet: Role } =>
  typeof access === 'object' && !('pathWorkspace' in access);

/** The workspace a path names, once the caller may touch it. */
export type TargetWorkspace = Pick<WorkspaceRow, 'id' | 'name' | 'archived_at' | 'paid_by'> & {
  role: Role;
};

/** The sender of a request, as the credentials tell. */
export type Identity = {
  /** The API key; null where a person signed in. */
  keyId: string | null;
  /** The session of whoever signed in; null where a program calls. */
  sessionId: string | null;
  /** The highest role the key may act with; null: the account's own. */
  maxRole: Role | null;
  /** The only workspace that the key may act in; null: all of its account's. */
  onlyWorkspace: string | null;
  /** The key's own write limits, where it has any. */
  keyLimits: KeyLimits | null;
  /** The limits on what may be made, and on which ad accounts may be read. */
  guardrails: BothGuardrails;
  accountId: string;
  email: string;
  /** Not proven yet: the account works only where this one pays; null: it is proven. */
  boundTo: string | null;
  /** The caller's own, which says how many workspaces they may create; null where it is no more. */
  plan: BillingPlan | null;
  /** The account that pays for the workspace: gates, limits, credits and AI calls are counted for it. */
  payer: { accountId: string; planName: string; plan: BillingPlan };
  /** The database's time when the request was let in. */
  now: number;
  /** The workspace that the request acts on; null where the key's workspace is no longer the caller's. */
  workspace: { id: string; name: string; role: Role } | null;
  connection: ConnectionRow | null;
};

/** The sender of a request, and the workspace it acts on. */
export type Caller = Identity & { workspace: NonNullable<Identity['workspace']> };

/** The Idempotency-Key of a request to an operation that makes something. */
export type RequestKey = {
  scope: string;
  key: string;
  fingerprint: string;
  /** The status of the answer; null where it holds a secret, which is not kept. */
  status: number | null;
};

/** Everything that an operation runs with: what it may reach, who asks, and what came with the request. */
export type Context = {
  deps: Deps;
  caller: Caller;
  /** The caller as the activity names them. */
  actor: Actor;
  requestId: string;
  /** The caller's W3C trace context, where there is one. */
  traceparent: string | null;
  /** Calls the listener when the client hangs up before it has its answer. */
  whenGone: WhenGone;
  /** Hears what long work is doing, in words for people, where somebody watches. */
  onStep?: ((words: string) => void) | undefined;
  /** Whether the caller would still be let in: for an answer that goes on for long. */
  isStillAllowed: () => Promise<boolean>;
  /** `X-Adnet-Access-Token`: stands in for the stored connection for this one request. */
  accessToken: string | null;
  idempotencyKey: string | null;
  /** The claim that `makeOnce` needs; null where there is no key, or the operation keeps it itself. */
  requestKey: RequestKey | null;
};

type ContextFor<A extends Access> = A extends { pathWorkspace: Role }
  ? Context & { target: TargetWorkspace }
  : A extends 'identity' | 'newcomer'
    ? Omit<Context, 'caller'> & { caller: Identity }
    : Context;

type Schema = z.ZodType | undefined;
type ParsedInput<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  params: ParsedInput<P>;
  query: ParsedInput<Q>;
  body: ParsedInput<B>;
  /** The problems of the body, where the operation `collectsProblems`; the body then holds what could be read. */
  problems: readonly FieldProblem[];
};

type Example<B extends Schema> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: B extends z.ZodType ? z.input<B> : undefined;
  answer: unknown;
};

type Result<O extends z.ZodType | 'relayed'> = O extends z.ZodType ? z.input<O> : RelayedAnswer;

export type OperationSpec<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  O extends z.ZodType | 'relayed',
> = {
  /** Names it everywhere: in the docs, in a client, in its contract test's file. */
  id: string;
  /** The chapter of the API reference that lists it. */
  chapter: Chapter;
  /** Method and path under /api/v1; a second method may do the same. */
  route: string;
  alsoRoute?: string;
  access: A;
  summary: string;
  description?: string;
  /** A field of the body that the schema does not name is refused, unless the schema is a `z.looseObject`. */
  input?: { params?: P; query?: Q; body?: B };
  /** The body is a file of this type, handed over as its bytes; JSON where nothing is said. */
  takes?: 'text/csv';
  /** The code for input that does not fit the schema, where the contract names its own. */
  invalid?: FailureCode;
  /** Problems of the body are handed to `run`, which looks for more of them and answers all at once. */
  collectsProblems?: true;
  /** The `account_id` that is meant where the body names none; null where there is none to take. */
  defaultAccountId?: (caller: Identity) => string | null;
  /** Completes the body before it is held against the schema. */
  prepareBody?: (deps: Deps, caller: Identity, body: unknown) => Promise<unknown>;
  /** A POST that only asks and starts nothing: whoever got no answer may ask again. */
  question?: true;
  /**
   * Takes an Idempotency-Key. `replayed`: the first answer is given again. `secret`: the answer holds
   * a secret that is shown once, so a repeat is told that it is done. `own`: the operation keeps its
   * keys itself, beside what it makes.
   */
  idempotent?: 'replayed' | 'secret' | 'own';
  /**
   * Continues after the caller disconnects, so the caller's own token is refused. The Idempotency-Key is kept as long as
   * what the operation made.
   */
  outlivesCaller?: true;
  /** Counts against the write limits; once its caller is let in, every answer says what is left. */
  limited?: true;
  /** `relayed`: the platform's bytes. */
  output: O;
  /** The platform's answer, where its bytes are relayed: for the docs and for typed clients. */
  answer?: z.ZodType;
  /** A request and its answer, shown by every door; a test sends the request as it stands. */
  example?: Example<B>;
  status?: 200 | 201 | 202;
  /** Failures beyond those its access implies. */
  failures: readonly FailureCode[];
  /** Failures that it answers with another status than the table's. */
  otherStatus?: Partial<Record<FailureCode, number>>;
  run(
    ctx: ContextFor<A>,
    input: Input<P, Q, B>,
  ): Promise<Result<O> | RelayedAnswer | StreamedAnswer>;
};

/** An operation as the doors see it, whatever its input. */
export type Operation = OperationSpec<Access, Schema, Schema, Schema, z.ZodType | 'relayed'>;

/** An operation with its own input and output types, from which a typed client can be derived. */
export const operation = <
  const A extends Access,
  O extends z.ZodType | 'relayed',
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  spec: OperationSpec<A, P, Q, B, O>,
): OperationSpec<A, P, Q, B, O> => spec;
