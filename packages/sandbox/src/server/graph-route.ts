import type { ServerResponse } from 'node:http';
import type { State } from '../control/state.ts';
import { logCall } from '../faults/call-log.ts';
import { deliver } from '../faults/deliver.ts';
import { type FaultPlan, planFault } from '../faults/plan.ts';
import { takeFault } from '../faults/queue.ts';
import { answer, receive } from '../graph/answer.ts';
import { tokenIn } from '../protocol/authority.ts';
import type { HttpHandler } from '../protocol/http-reply.ts';
import type { IncomingRequest } from '../protocol/wire.ts';
import { checkCallback } from '../webhooks/check-callback.ts';

const callerToken = (incoming: IncomingRequest) => {
  try {
    return tokenIn(receive(incoming).params, incoming.authorization) ?? '';
  } catch {
    return '';
  }
};

const silent = new Set(['hang', 'reset', 'close']);

/** Carries the call out unless the fault prevents it, and sends the answer as the fault prescribes. */
const answerBadly = async (
  state: State,
  incoming: IncomingRequest,
  response: ServerResponse,
  kind: string,
  { commits, answer: instead, delivery }: FaultPlan,
): Promise<undefined> => {
  const truth = commits ? answer(state.world, incoming) : undefined;
  const reply = instead ?? truth ?? { status: 200, headers: {}, body: '' };
  const isAnswered = !silent.has(delivery.kind);
  logCall(state.log, incoming, state.world.clock(), {
    fault: kind,
    status: isAnswered ? reply.status : undefined,
    answer: isAnswered ? reply.body : '',
  });
  await deliver({ response, answer: reply }, delivery);
};

/** A read without a fault is answered synchronously. */
export const serveGraph = (state: State): HttpHandler => {
  const carryOut = (incoming: IncomingRequest, response: ServerResponse) => {
    const { world, queue } = state;
    const fault =
      queue.waiting.length > 0
        ? takeFault(queue, world, incoming.method, incoming.path)
        : undefined;
    if (fault) {
      const plan = planFault(fault, world, () => callerToken(incoming));
      return answerBadly(state, incoming, response, fault.kind, plan);
    }
    const reply = answer(world, incoming);
    logCall(state.log, incoming, world.clock(), { status: reply.status, answer: reply.body });
    if (world.webhooks.app) void state.courier.deliver();
    return reply;
  };
  return (request, response) =>
    request.method === 'GET'
      ? carryOut(request, response)
      : checkCallback(state.world, request).then((checkedRequest) =>
          carryOut(checkedRequest, response),
        );
};
