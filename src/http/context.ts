import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../operations/deps.ts';
import type { Context, TargetWorkspace } from '../operations/operation.ts';
import { accessTokenOf, idempotencyKeyOf } from './headers.ts';

export const admittedIn = ({ admitted }: FastifyRequest) => {
  if (!admitted) throw new Error('a handler ran before its request was admitted');
  return admitted;
};

/** What an operation runs in. The dependencies are named one by one: spreading them costs more than the rest of a read. */
export const contextOf = (
  deps: Deps,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Context & { target: TargetWorkspace } => {
  const admitted = admittedIn(request);
  const accessToken = accessTokenOf(request.raw);
  if (accessToken !== null) deps.scrubber.hold(accessToken);
  return {
    store: deps.store,
    plans: deps.plans,
    keyRing: deps.keyRing,
    adnet: deps.adnet,
    oauth: deps.oauth,
    appId: deps.appId,
    platformTimeoutMs: deps.platformTimeoutMs,
    journal: deps.journal,
    readBackLater: deps.readBackLater,
    unknownSettleMs: deps.unknownSettleMs,
    images: deps.images,
    log: deps.log,
    metrics: deps.metrics,
    scrubber: deps.scrubber,
    baseUrl: deps.baseUrl,
    openCopyDesk: deps.openCopyDesk,
    attemptCopy: deps.attemptCopy,
    writeCooldownMs: deps.writeCooldownMs,
    caller: admitted.caller,
    // There where the operation's access asks for it, which is where its type has it.
    target: admitted.target as TargetWorkspace,
    requestId: request.id,
    accessToken,
    idempotencyKey: idempotencyKeyOf(request.raw),
    whenGone: (listener) => {
      if (raw.destroyed) listener();
      raw.on('close', () => {
        if (!raw.writableFinished) listener();
      });
    },
  };
};
