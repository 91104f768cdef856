import { Failure } from '../contract/failures.ts';
import { RelayedAnswer } from '../kernel/relayed.ts';
import { StreamedAnswer } from '../kernel/streamed.ts';
import type { WhenGone } from '../kernel/when-gone.ts';
import type { Credentials } from '../operations/core/authenticate.ts';
import type { Invoker } from '../operations/core/invoke.ts';
import type { Operation } from '../operations/core/operation.ts';
import type { CallInput, CallOperation } from './screen.ts';

type Caller = {
  credentials: Credentials;
  requestId: string;
  whenGone: WhenGone;
};

/** Operations are prepared when a screen first needs them. */
export const createCaller =
  (invoker: Invoker) =>
  (who: Caller): CallOperation => {
    const call = async (operation: Operation, input: CallInput<undefined> = {}) => {
      const { params = {}, query = {}, body, idempotencyKey = null, onStep } = input;
      const result = await invoker.prepare(operation)({
        ...who,
        params,
        query: withoutUndefined(query),
        readBody: async () => body,
        accessToken: null,
        idempotencyKey,
        onStep,
      });
      if (result instanceof StreamedAnswer) throw new Error(`${operation.id} answered with a file`);
      return result instanceof RelayedAnswer ? read(result) : result;
    };
    // The type promises what the operation's own schema checks.
    return call as CallOperation;
  };

/** A query without what nobody asked for. */
export const withoutUndefined = (
  query: Record<string, string | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const read = (relayedAnswer: RelayedAnswer): unknown => {
  const body: unknown = JSON.parse(relayedAnswer.body.toString());
  if (relayedAnswer.status < 400) return body;
  throw new Failure('bad_request', { message: 'Meta refused this.', details: { platform: body } });
};
