import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../operations/deps.ts';
import type { Caller, Context, TargetWorkspace } from '../operations/operation.ts';
import { accessTokenOf, idempotencyKeyOf } from './headers.ts';

/**
 * Makes the context an operation runs in. The dependencies stand behind it as its prototype
 * instead of being copied into it, so that a request costs one small object.
 */
export const contexts = (deps: Deps) => {
  class InHand {
    readonly requestId: string;
    readonly accessToken: string | null;
    readonly idempotencyKey: string | null;
    readonly caller: Caller;
    readonly target: TargetWorkspace | null;
    readonly #response: ServerResponse;

    constructor(request: FastifyRequest, { raw }: FastifyReply) {
      if (!request.admitted) throw new Error('a handler ran before its request was admitted');
      this.requestId = request.id;
      this.accessToken = accessTokenOf(request.raw);
      this.idempotencyKey = idempotencyKeyOf(request.raw);
      this.caller = request.admitted.caller;
      this.target = request.admitted.target;
      this.#response = raw;
      if (this.accessToken !== null) deps.scrubber.hold(this.accessToken);
    }

    whenGone = (listener: () => void) => {
      const response = this.#response;
      if (response.destroyed) listener();
      response.on('close', () => {
        if (!response.writableFinished) listener();
      });
    };

    get signal() {
      const controller = new AbortController();
      this.whenGone(() => controller.abort());
      return controller.signal;
    }
  }
  Object.setPrototypeOf(InHand.prototype, deps);
  return (request: FastifyRequest, reply: FastifyReply) =>
    // What it does not hold itself it has from the dependencies behind it.
    new InHand(request, reply) as unknown as Context & { target: TargetWorkspace };
};
