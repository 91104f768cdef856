import type { z } from 'zod';
import { RelayedAnswer } from '../kernel/answers/relayed.ts';
import type { Call, Invoker } from '../operations/core/invoke.ts';
import type { Access, Identity, Operation, OperationSpec } from '../operations/core/operation.ts';

/** The input of an operation. Values of the query are converted to text here, as they would arrive over HTTP. */
export type OperationInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  idempotencyKey?: string | undefined;
};

type Schema = z.ZodType | undefined;
type TypedOperation<O extends z.ZodType> = OperationSpec<Access, Schema, Schema, Schema, O>;
type FromPlatform = OperationSpec<Access, Schema, Schema, Schema, 'relayed'>;

/** One tool call of an agent. Everything it does goes through operations. */
export type Agent = {
  /** The workspace of the call. */
  workspaceId: string;
  /** The limits of the key, if it has any. */
  keyLimits: KeyBounds;
  /** The page of a launch in the console, which a person can open. */
  pageOf(launchId: string): string;
  /** Currencies of ad accounts, cached by workspace and account. */
  currencies: Map<string, string>;
  /** Calls an operation whose answer has our own schema. */
  ask<O extends z.ZodType>(
    operation: TypedOperation<O>,
    input?: OperationInput,
  ): Promise<OperationAnswer<z.input<O>>>;
  /** Calls an operation that returns the platform's answer. */
  relay(operation: FromPlatform, input?: OperationInput): Promise<RelayedAnswer>;
};

/** `isReplay`: the answer is that of an earlier call with the same Idempotency-Key. */
type OperationAnswer<T> = { answer: T; isReplay: boolean };

/** The caller, as the HTTP route read it from the request. */
export type AgentCaller = Pick<Call, 'requestId' | 'credentials' | 'traceparent' | 'whenGone'> & {
  /** The key's own workspace, or the one in X-Workspace-Id; null if the caller belongs to none. */
  workspace: Identity['workspace'];
} & Bounds;

type Bounds = Pick<Identity, 'maxRole' | 'keyLimits' | 'onlyWorkspace'>;

/** The limits of the key; what is not limited is left out. */
type KeyBounds = {
  max_role?: string;
  writes_per_hour?: number;
  writes_per_day?: number;
  only_workspace?: true;
};

export type Agents = (caller: AgentCaller, chosenWorkspaceId?: string) => Agent;

export const createAgents = (invoker: Invoker, baseUrl: string): Agents => {
  const currencies = new Map<string, string>();
  return ({ workspace, maxRole, keyLimits, onlyWorkspace, ...caller }, chosenWorkspaceId) => {
    const credentials =
      chosenWorkspaceId === undefined
        ? caller.credentials
        : { ...caller.credentials, workspaceId: chosenWorkspaceId };
    const invoke = (operation: Operation, input: OperationInput) =>
      invoker.prepare(operation)({ ...caller, ...callOf(input), credentials });
    const workspaceId = chosenWorkspaceId?.toLowerCase() ?? workspace?.id ?? '';
    return {
      workspaceId,
      keyLimits: boundsOf({ maxRole, keyLimits, onlyWorkspace }),
      pageOf: (launchId) => `${baseUrl}/console/w/${workspaceId}/launches/${launchId}`,
      currencies,
      async ask(operation, input = {}) {
        const result = await invoke(operation as Operation, input);
        // The operation's output schema describes what it returns.
        if (!(result instanceof RelayedAnswer)) return { answer: result as never, isReplay: false };
        const isReplay = 'idempotent-replayed' in result.headers;
        return { answer: JSON.parse(result.body.toString('utf8')), isReplay };
      },
      async relay(operation, input = {}) {
        // The output is `relayed`, so this is Meta's answer. Only a download would be streamed, and no tool calls
        // one.
        return (await invoke(operation as Operation, input)) as RelayedAnswer;
      },
    };
  };
};

const boundsOf = ({ maxRole, keyLimits, onlyWorkspace }: Bounds): KeyBounds => {
  const { writes_per_hour = Infinity, writes_per_day = Infinity } = keyLimits ?? {};
  return {
    ...(maxRole !== null && { max_role: maxRole }),
    ...(Number.isFinite(writes_per_hour) && { writes_per_hour }),
    ...(Number.isFinite(writes_per_day) && { writes_per_day }),
    ...(onlyWorkspace !== null && { only_workspace: true }),
  };
};

const callOf = ({ params = {}, query = {}, body, idempotencyKey }: OperationInput) => ({
  params,
  query: texts(query),
  ...(body && { readBody: async () => body }),
  accessToken: null,
  idempotencyKey: idempotencyKey ?? null,
});

const texts = (query: NonNullable<OperationInput['query']>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
