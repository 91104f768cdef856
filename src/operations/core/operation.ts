import type { z } from 'zod';
import type { BothGuardrails } from '../../adnet/guardrails/guardrails.ts';
import type { FailureCode, FieldProblem } from '../../contract/failures.ts';
import type { Actor } from '../../events/record.ts';
import type { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import type { StreamedAnswer } from '../../kernel/answers/streamed.ts';
import type { WhenGone } from '../../kernel/async/when-gone.ts';
import type { KeyLimits } from '../../publish/limits.ts';
import type { Role } from '../../store/people/roles.ts';
import type { ConnectionRow, WorkspaceRow } from '../../store/schema/tables.ts';
import type { BillingPlan } from './billing-plans.ts';
import type { Chapter } from './chapters.ts';
import type { Deps } from './deps.ts';

/**
 * Who may call. `identity`: any valid key or session, even if the caller no longer belongs to its workspace.
 * `newcomer`: a person who is signed in, even without a workspace, or a key with a workspace. `account`: any key
 * with a workspace, archived or not. `pathWorkspace`: the same, and at least this role in the workspace of the
 * path. `workspace`: at least this role in the active workspace of the request. `adnet`: the same, on a plan with
 * ads management.
 */
export type Access =
  | 'identity'
  | 'newcomer'
  | 'account'
  | { pathWorkspace: Role }
  | { workspace: Role }
  | { adnet: Role };

/** True if an operation acts in the workspace of the request; all others concern the account. */
export const actsInWorkspace = (access: Access): access is { workspace: Role } | { adnet: Role } =>
  typeof access === 'object' && !('pathWorkspace' in access);

/** The workspace of a path, after the check that the caller may use it. */
export type TargetWorkspace = Pick<WorkspaceRow, 'id' | 'name' | 'archived_at' | 'paid_by'> & {
  role: Role;
};

/** The sender of a request, found by the credentials. */
export type Identity = {
  /** The API key; null if a person signed in. */
  keyId: string | null;
  /** The session of a signed-in person; null if a program calls. */
  sessionId: string | null;
  /** The highest role that the key may use; null: the account's own. */
  maxRole: Role | null;
  /** The only workspace in which the key may be used; null: all of its account's. */
  onlyWorkspace: string | null;
  /** The key's own write limits, if it has any. */
  keyLimits: KeyLimits | null;
  /** Limits on what may be created, and on which ad accounts may be read. */
  guardrails: BothGuardrails;
  accountId: string;
  email: string;
  /** While the account is not confirmed, the only payer in whose workspaces it may work; null: it is confirmed. */
  boundTo: string | null;
  /** The caller's own plan, which limits how many workspaces they may create; null if the plan no longer exists. */
  plan: BillingPlan | null;
  /** The account that pays for the workspace: features, limits, credits and AI calls are those of its plan. */
  payer: { accountId: string; planName: string; plan: BillingPlan };
  /** The database's time when the request was authenticated. */
  now: number;
  /** The workspace of the request; null if the caller no longer belongs to the key's workspace. */
  workspace: { id: string; name: string; role: Role } | null;
  connection: ConnectionRow | null;
};

/** The sender of a request, and the workspace of the request. */
export type Caller = Identity & { workspace: NonNullable<Identity['workspace']> };

/** The Idempotency-Key of a request to an operation that creates something. */
export type RequestKey = {
  scope: string;
  key: string;
  fingerprint: string;
  /** The status of the answer; null if it contains a secret, which is not stored. */
  status: number | null;
};

/** What an operation runs with: its dependencies, the caller, and the other parts of the request. */
export type Context = {
  deps: Deps;
  caller: Caller;
  /** The caller, in the form of the activity. */
  actor: Actor;
  requestId: string;
  /** The caller's W3C trace context, if there is one. */
  traceparent: string | null;
  /** Calls the listener when the client hangs up before it has its answer. */
  whenGone: WhenGone;
  /** Called with the progress of long work, in words for people, if somebody watches. */
  onStep?: ((words: string) => void) | undefined;
  /** True if the caller would still be authenticated, for an answer that takes long. */
  isStillAllowed: () => Promise<boolean>;
  /** `X-Adnet-Access-Token`: used instead of the stored connection for this request. */
  accessToken: string | null;
  idempotencyKey: string | null;
  /** The claim for `makeOnce`; null if there is no key, or the operation stores it itself. */
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
  /** The problems of the body, if the operation `collectsProblems`; the body then contains only its valid parts. */
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
  /** Its name in the docs, in a client, and in the file name of its contract test. */
  id: string;
  /** The chapter of the API reference that lists it. */
  chapter: Chapter;
  /** Method and path under /api/v1. A second method may do the same. */
  route: string;
  alsoRoute?: string;
  access: A;
  summary: string;
  description?: string;
  /** A field of the body that is not in the schema is refused, unless the schema is a `z.looseObject`. */
  input?: { params?: P; query?: Q; body?: B };
  /** The body is a file of this type, passed on as bytes. The default is JSON. */
  takes?: 'text/csv';
  /** The code for input that does not match the schema, if the contract has a special one. */
  invalid?: FailureCode;
  /** Problems of the body are passed to `run`, which adds more and reports all of them at once. */
  collectsProblems?: true;
  /** The `account_id` if the body names none; null if there is no default. */
  defaultAccountId?: (caller: Identity) => string | null;
  /** Completes the body before it is checked against the schema. */
  prepareBody?: (deps: Deps, caller: Identity, body: unknown) => Promise<unknown>;
  /** A POST that only reads and starts nothing, so it can be repeated without an answer. */
  question?: true;
  /**
   * Takes an Idempotency-Key. `replayed`: a repeated request gets the first answer. `secret`: the answer contains a
   * secret that is shown once, so a repeated request only learns that it was done. `own`: the operation stores the
   * key itself, together with what it creates.
   */
  idempotent?: 'replayed' | 'secret' | 'own';
  /**
   * Continues after the caller disconnects, so the caller's own token is refused. The Idempotency-Key is kept as
   * long as what the operation has created.
   */
  outlivesCaller?: true;
  /** Counts in the write limits. After authentication, every answer says what is left. */
  limited?: true;
  /** `relayed`: the platform's bytes. */
  output: O;
  /** The platform's answer, if its bytes are relayed: for the docs and for typed clients. */
  answer?: z.ZodType;
  /** A request and its answer, shown by every door; a test sends the request unchanged. */
  example?: Example<B>;
  status?: 200 | 201 | 202;
  /** Failures besides those that follow from its access. */
  failures: readonly FailureCode[];
  /** Failures whose status differs from the table's. */
  otherStatus?: Partial<Record<FailureCode, number>>;
  run(
    ctx: ContextFor<A>,
    input: Input<P, Q, B>,
  ): Promise<Result<O> | RelayedAnswer | StreamedAnswer>;
};

/** An operation as doors see it, with any input. */
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
