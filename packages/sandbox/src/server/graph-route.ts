import type { FastifyReply, FastifyRequest } from 'fastify';
import type { State } from '../control/state.ts';
import { logCall } from '../faults/call-log.ts';
import { deliver } from '../faults/deliver.ts';
import { type FaultPlan, planFault } from '../faults/plan.ts';
import { takeFault } from '../faults/queue.ts';
import { answer, receive } from '../graph/answer.ts';
import { tokenIn } from '../protocol/authority.ts';
import { incomingFrom } from '../protocol/incoming.ts';
import type { Incoming } from '../protocol/wire.ts';

const callerToken = (incoming: Incoming) => {
  try {
    return tokenIn(receive(incoming).params, incoming.authorization) ?? '';
  } catch {
    return '';
  }
};

const silent = new Set(['hang', 'reset', 'close']);

/** Carries the call out unless the fault says not to, and lets the answer leave as it says. */
const answerBadly = async (
  state: State,
  incoming: Incoming,
  reply: FastifyReply,
  kind: string,
  { commits, answer: instead, delivery }: FaultPlan,
) => {
  const truth = commits ? answer(state.world, incoming) : undefined;
  const shown = instead ?? truth ?? { status: 200, headers: {}, body: '' };
  const isAnswered = !silent.has(delivery.kind);
  logCall(state.log, incoming, state.world.clock(), {
    fault: kind,
    status: isAnswered ? shown.status : undefined,
    answer: isAnswered ? shown.body : '',
  });
  reply.hijack();
  await deliver({ response: reply.raw, answer: shown }, delivery);
};

export const serveGraph =
  (state: State) => async (request: FastifyRequest, reply: FastifyReply) => {
    const incoming = incomingFrom(request);
    const { world, queue } = state;
    const fault =
      queue.waiting.length > 0
        ? takeFault(queue, world, incoming.method, incoming.path)
        : undefined;
    if (fault) {
      const plan = planFault(fault, world, () => callerToken(incoming));
      await answerBadly(state, incoming, reply, fault.kind, plan);
      return reply;
    }
    const { status, headers, body } = answer(world, incoming);
    logCall(state.log, incoming, world.clock(), { status, answer: body });
    return reply.code(status).headers(headers).send(body);
  };
