import { Failure } from '../../contract/failures.ts';
import type { Actor } from '../../events/record.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import { RelayedAnswer } from '../../kernel/relayed.ts';
import { StreamedAnswer } from '../../kernel/streamed.ts';
import { createWorkCounter } from '../../kernel/until-done.ts';
import { withLimitHeaders } from '../../publish/limit-headers.ts';
import { authenticate, type Credentials, demandWholeKey, findTarget } from './authenticate.ts';
import type { Deps } from './deps.ts';
import { inputReader, type ReadResult } from './input.ts';
import { answerKnown, requestKeyOf } from './make-once.ts';
import type {
  Caller,
  Context,
  Identity,
  Operation,
  RequestKey,
  TargetWorkspace,
} from './operation.ts';

/** One call of an operation, as a door hands it over: who asks, and the input as it came. */
export type Call = {
  requestId: string;
  credentials: Credentials;
  params: unknown;
  query: unknown;
  /** Asked for once the caller was let in: a stranger's body is never read. */
  readBody?: (() => Promise<unknown>) | undefined;
  /** A platform token that stands in for the stored connection. */
  accessToken: string | null;
  idempotencyKey: string | null;
  /** A W3C trace context that was checked. */
  traceparent?: string | null;
  whenGone: Context['whenGone'];
  onStep?: Context['onStep'];
  /** Hears who it is, once they were let in. */
  noteCaller?: ((caller: LoggedCaller) => void) | undefined;
};

/** Returns the operation's output, the platform's bytes, or a file that is made as it is sent (`StreamedAnswer`); throws a `Failure`. */
export type Invoke = (call: Call) => Promise<unknown>;

export type Invoker = ReturnType<typeof createInvoker>;

/**
 * The one way in, for every door. The order of checks stands here: the key, the workspace, the
 * plan and the role; then the input; then the operation itself.
 */
export const createInvoker = (deps: Deps) => {
  const { begin, end, done } = createWorkCounter();
  const invokeByOperation = new Map<Operation, Invoke>();
  const prepare = (operation: Operation): Invoke => {
    const observe = deps.metrics.observeOperation(operation.id);
    const demandMore = furtherDemands(deps, operation);
    const perform = performer(deps, operation);
    return async (request) => {
      const startedAt = elapsed();
      const span = deps.tracing?.begin('server', operation.id, request.traceparent ?? null);
      // What it asks of the platform belongs to its span.
      const call = span ? { ...request, traceparent: span.traceparent } : request;
      let status = 500;
      begin();
      try {
        const caller = await authenticate(deps, operation.access, call.credentials);
        call.noteCaller?.(loggedCaller(caller, null));
        const target = demandMore ? await demandMore(caller, call) : null;
        if (target) call.noteCaller?.(loggedCaller(caller, target));
        const answer = await perform(call, { caller, target });
        const result =
          answer instanceof StreamedAnswer
            ? inSlots(deps.loopSlots, caller.payer.accountId, answer)
            : answer;
        status = result instanceof RelayedAnswer ? result.status : (operation.status ?? 200);
        return result;
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
    /** An operation made ready to be called; its schemas and series are looked at once. */
    prepare(operation: Operation): Invoke {
      const invoke = invokeByOperation.get(operation) ?? prepare(operation);
      invokeByOperation.set(operation, invoke);
      return invoke;
    },
    /** Resolves once no operation is under way any more. */
    done,
  };
};

/** Ids alone: names and addresses of people stay out of the log. Null: there is none. */
export type LoggedCaller = {
  workspaceId: string | null;
  accountId: string;
  /** Null: a person who signed in. */
  keyId: string | null;
};

/** The caller as the log names them; an operation about a workspace names that one. */
export const loggedCaller = (
  { workspace, accountId, keyId }: Identity,
  target: Pick<TargetWorkspace, 'id'> | null,
): LoggedCaller => ({ workspaceId: target?.id ?? workspace?.id ?? null, accountId, keyId });

type AdmittedCaller = { caller: Identity; target: TargetWorkspace | null };

/** What operations about the account ask of a caller beside their access; undefined for all others. */
const furtherDemands = (deps: Deps, { access, route }: Operation) => {
  const isAboutAccount = typeof access === 'string' || 'pathWorkspace' in access;
  if (!isAboutAccount) return undefined;
  const changesAccount = !route.startsWith('GET ');
  const role = typeof access === 'object' && access.pathWorkspace;
  return async (caller: Identity, { params }: Call): Promise<TargetWorkspace | null> => {
    if (changesAccount) demandWholeKey(caller);
    if (!role) return null;
    // The path of such an operation names the workspace.
    const { workspace_id: id = '' } = params as { workspace_id?: string };
    return findTarget(deps, caller, id, role);
  };
};

const performer = (deps: Deps, operation: Operation) => {
  const readInput = inputReader(operation);
  const run = (call: Call, admitted: AdmittedCaller, body: unknown) => {
    const { caller } = admitted;
    const accountId = operation.defaultAccountId?.(caller) ?? null;
    const input = readInput({ params: call.params, query: call.query, body }, accountId);
    const ctx = contextOf(deps, operation, call, admitted);
    const { idempotencyKey } = call;
    const requestKey = requestKeyOf(deps, operation, { caller, idempotencyKey, input });
    return requestKey
      ? runOnce({ ...ctx, requestKey }, requestKey, input)
      : operation.run(ctx, input);
  };
  const runInSlot = (call: Call, admitted: AdmittedCaller, body: unknown) =>
    deps.loopSlots.run(admitted.caller.payer.accountId, () => run(call, admitted, body));
  const runOnce = async (ctx: RunContext, requestKey: RequestKey, input: ReadResult) =>
    (await answerKnown(deps.store.db, requestKey)) ?? (await operation.run(ctx, input));
  const readAndRun = async (
    call: Call,
    admitted: AdmittedCaller,
    readBody: NonNullable<Call['readBody']>,
  ) => {
    const sentBody = await readBody();
    const body = operation.prepareBody
      ? await operation.prepareBody(deps, admitted.caller, sentBody)
      : sentBody;
    // Waited for here: a promise that is returned as it is takes two turns more.
    return await runInSlot(call, admitted, body);
  };
  const perform = (call: Call, admitted: AdmittedCaller) =>
    call.readBody
      ? readAndRun(call, admitted, call.readBody)
      : runInSlot(call, admitted, undefined);
  if (!operation.limited) return perform;
  const { store } = deps;
  return (call: Call, admitted: AdmittedCaller) =>
    withLimitHeaders({ store, caller: admitted.caller as Caller }, () => perform(call, admitted));
};

/** A file whose pieces are each made in a slot. */
const inSlots = (slots: LoopSlots, owner: string, streamed: StreamedAnswer) => {
  const { headers, pieces } = streamed;
  // An event stream mostly waits, so it holds no slot.
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
): RunContext => {
  demandToken(accessToken);
  demandKey(idempotencyKey);
  if (accessToken !== null) deps.scrubber.hold(accessToken);
  return {
    deps,
    // Both are there where the operation's access asks for them, which is where its type has them.
    caller: caller as Caller,
    target: target as TargetWorkspace,
    actor: actorOf(caller),
    requestId,
    traceparent,
    accessToken,
    idempotencyKey,
    requestKey: null,
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
  };
};

const actorOf = ({ keyId, accountId }: Identity): Actor =>
  keyId === null ? { kind: 'person', id: accountId } : { kind: 'key', id: keyId };

const maxTokenLength = 4096;

/** It is kept and forwarded, so it must be plain printable text. */
const demandToken = (token: string | null) => {
  if (token === null || (/^[\x21-\x7e]+$/.test(token) && token.length <= maxTokenLength)) return;
  throw new Failure('bad_request', {
    message: `x-adnet-access-token must be 1 to ${maxTokenLength} printable ASCII characters without spaces.`,
  });
};

const demandKey = (key: string | null) => {
  if (key === null || /^[\x20-\x7e]{1,255}$/.test(key)) return;
  throw new Failure('bad_request', {
    message: 'Idempotency-Key must be 1 to 255 printable ASCII characters.',
  });
};
