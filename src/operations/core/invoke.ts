import { Failure } from '../../contract/failures.ts';
import type { Actor } from '../../events/record.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { StreamedAnswer } from '../../kernel/answers/streamed.ts';
import { createWorkCounter } from '../../kernel/async/until-done.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import { withLimitHeaders } from '../../publish/limit-headers.ts';
import { authenticate, type Credentials, demandWholeKey, findTarget } from './authenticate.ts';
import type { Deps } from './deps.ts';
import { inputReader, type ParseInput } from './input.ts';
import { findStoredAnswer, requestKeyOf } from './make-once.ts';
import {
  actsInWorkspace,
  type Caller,
  type Context,
  type Identity,
  type Operation,
  type RequestKey,
  type TargetWorkspace,
} from './operation.ts';

/** One call of an operation, as a door passes it on: the credentials, and the raw input. */
export type Call = {
  requestId: string;
  credentials: Credentials;
  params: unknown;
  query: unknown;
  /** Called after the caller was authenticated, so that a stranger's body is never read. */
  readBody?: (() => Promise<unknown>) | undefined;
  /** A platform token that is used instead of the stored connection. */
  accessToken: string | null;
  idempotencyKey: string | null;
  /** A W3C trace context that was validated. */
  traceparent?: string | null;
  whenGone: Context['whenGone'];
  onStep?: Context['onStep'];
  /** Called with the caller after authentication. */
  noteCaller?: ((caller: LoggedCaller) => void) | undefined;
};

/**
 * Returns the operation's output, the platform's bytes, or a file that is produced while it is sent
 * (`StreamedAnswer`); throws a `Failure`.
 */
export type Invoke = (call: Call) => Promise<unknown>;

export type Invoker = ReturnType<typeof createInvoker>;

/**
 * The only way to call operations, for every door. It counts and measures the calls; `answerCall` has the steps of
 * each call.
 */
export const createInvoker = (deps: Deps) => {
  const { begin, end, done } = createWorkCounter();
  const invokeByOperation = new Map<Operation, Invoke>();
  const prepare = (operation: Operation): Invoke => {
    const observe = deps.metrics.observeOperation(operation.id);
    const parseInput = inputReader(operation);
    return async (request) => {
      const startedAt = elapsed();
      const span = deps.tracing?.begin('server', operation.id, request.traceparent ?? null);
      // Requests to the platform belong to the span of the call.
      const call = span ? { ...request, traceparent: span.traceparent } : request;
      let status = 500;
      begin();
      try {
        const answer = await answerCall(deps, { operation, parseInput }, call);
        status = answer instanceof RelayedAnswer ? answer.status : (operation.status ?? 200);
        return answer;
      } catch (error) {
        if (error instanceof Failure) status = error.status;
        throw error;
      } finally {
        end();
        span?.end({ status, isError: status >= 500 });
        observe(status, (elapsed() - startedAt) / 1000);
      }
    };
  };
  return {
    /** Prepares an operation for calls; its schemas and series are looked up only once. */
    prepare(operation: Operation): Invoke {
      const invoke = invokeByOperation.get(operation) ?? prepare(operation);
      invokeByOperation.set(operation, invoke);
      return invoke;
    },
    /** Resolves when no operation is running any more. */
    done,
  };
};

type PreparedOperation = { operation: Operation; parseInput: ParseInput };

/**
 * The order of checks: the key, the workspace, the plan and the role; then the headers about the limits, which are
 * on every answer from here on; then `readAndRun`.
 */
const answerCall = async (deps: Deps, prepared: PreparedOperation, call: Call) => {
  const { operation } = prepared;
  const caller = await authenticate(deps, operation.access, call.credentials);
  call.noteCaller?.(loggedCaller(caller, null));
  if (changesAccount(operation)) demandWholeKey(caller);
  const target = await findPathWorkspace(deps, operation, caller, call);
  if (target) call.noteCaller?.(loggedCaller(caller, target));
  const work = () => readAndRun(deps, prepared, call, { caller, target });
  const answer = operation.limited
    ? await withLimitHeaders({ store: deps.store, caller: caller as Caller }, work)
    : await work();
  return answer instanceof StreamedAnswer
    ? inSlots(deps.loopSlots, caller.payer.accountId, answer)
    : answer;
};

/** Reads the body, which may wait for the sender; then checks the input and runs the operation in a slot. */
const readAndRun = async (
  deps: Deps,
  prepared: PreparedOperation,
  call: Call,
  admitted: AdmittedCaller,
) => {
  const { caller } = admitted;
  const body = await readBody(deps, prepared.operation, caller, call);
  return deps.loopSlots.run(caller.payer.accountId, () =>
    run(deps, prepared, call, admitted, body),
  );
};

/** Checks the input, then the headers. A repeated request gets the stored answer of its Idempotency-Key. */
const run = async (
  deps: Deps,
  { operation, parseInput }: PreparedOperation,
  call: Call,
  admitted: AdmittedCaller,
  body: unknown,
) => {
  const { caller } = admitted;
  const accountId = operation.defaultAccountId?.(caller) ?? null;
  const input = parseInput({ params: call.params, query: call.query, body }, accountId);
  demandToken(deps, call.accessToken);
  demandKey(call.idempotencyKey);
  const requestKey = requestKeyOf(deps, operation, caller, call.idempotencyKey, input);
  const storedAnswer = requestKey && (await findStoredAnswer(deps.store.db, requestKey));
  const ctx = contextOf(deps, operation, call, admitted, requestKey);
  return storedAnswer ?? operation.run(ctx, input);
};

/** Only ids, so that names and addresses of people are not logged; null: there is none. */
export type LoggedCaller = {
  workspaceId: string | null;
  accountId: string;
  /** Null if a person signed in. */
  keyId: string | null;
};

/** The caller's ids for the log; for an operation about a workspace, with the id of that workspace. */
export const loggedCaller = (
  { workspace, accountId, keyId }: Identity,
  target: Pick<TargetWorkspace, 'id'> | null,
): LoggedCaller => ({ workspaceId: target?.id ?? workspace?.id ?? null, accountId, keyId });

type AdmittedCaller = { caller: Identity; target: TargetWorkspace | null };

/** True if an operation changes something of the account, such as its keys, workspaces or members. */
const changesAccount = ({ access, route }: Operation) =>
  !actsInWorkspace(access) && !route.startsWith('GET ');

/** The workspace in the path, if the operation's access is about it. */
const findPathWorkspace = async (
  deps: Deps,
  { access }: Operation,
  caller: Identity,
  { params }: Call,
): Promise<TargetWorkspace | null> => {
  if (typeof access === 'string' || !('pathWorkspace' in access)) return null;
  const { workspace_id: id = '' } = params as { workspace_id?: string };
  return findTarget(deps, caller, id, access.pathWorkspace);
};

const readBody = async (deps: Deps, { prepareBody }: Operation, caller: Identity, call: Call) => {
  if (!call.readBody) return undefined;
  const sentBody = await call.readBody();
  return prepareBody ? prepareBody(deps, caller, sentBody) : sentBody;
};

/** A file whose pieces are each produced in a slot. */
const inSlots = (slots: LoopSlots, owner: string, streamed: StreamedAnswer) => {
  const { headers, pieces } = streamed;
  // An event stream mostly waits, so it uses no slots.
  if (headers['content-type'] === 'text/event-stream') return streamed;
  const iterator = pieces[Symbol.asyncIterator]();
  const next = () => slots.run(owner, () => iterator.next());
  return new StreamedAnswer(headers, {
    [Symbol.asyncIterator]: () => ({
      next,
      throw: (error) => iterator.throw?.(error) ?? Promise.reject(error),
      return: () => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    }),
  });
};

type RunContext = Context & { target: TargetWorkspace };

const contextOf = (
  deps: Deps,
  { access }: Operation,
  {
    requestId,
    accessToken,
    idempotencyKey,
    traceparent = null,
    whenGone,
    onStep,
    credentials,
  }: Call,
  { caller, target }: AdmittedCaller,
  requestKey: RequestKey | null,
): RunContext => ({
  deps,
  // The operation's access decides whether both exist, and so does its type.
  caller: caller as Caller,
  target: target as TargetWorkspace,
  actor: actorOf(caller),
  requestId,
  traceparent,
  accessToken,
  idempotencyKey,
  requestKey,
  whenGone,
  onStep,
  isStillAllowed: async () => {
    try {
      const { workspace } = await authenticate(deps, access, credentials);
      return workspace?.id === caller.workspace?.id;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  },
});

const actorOf = ({ keyId, accountId }: Identity): Actor =>
  keyId === null ? { kind: 'person', id: accountId } : { kind: 'key', id: keyId };

const maxTokenLength = 4096;

/**
 * The token is stored and forwarded, so it must be plain printable text. From here on, it is removed from logs and
 * answers.
 */
const demandToken = ({ scrubber }: Deps, token: string | null) => {
  if (token === null) return;
  if (!/^[\x21-\x7e]+$/.test(token) || token.length > maxTokenLength)
    throw new Failure('bad_request', {
      message: `x-adnet-access-token must be 1 to ${maxTokenLength} printable ASCII characters without spaces.`,
    });
  scrubber.hold(token);
};

const demandKey = (key: string | null) => {
  if (key === null || /^[\x20-\x7e]{1,255}$/.test(key)) return;
  throw new Failure('bad_request', {
    message: 'Idempotency-Key must be 1 to 255 printable ASCII characters.',
  });
};
