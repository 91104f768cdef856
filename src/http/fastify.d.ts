import 'fastify';
import type { LoggedCaller } from '../operations/core/invoke.ts';
import type { RequestBudget } from './wire/request-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came in, by the process's own steady clock; absent where its address was refused. */
    startedAt?: number;
    /** The request's place among all under way; absent where it needs none, as health checks. */
    place?: RequestBudget;
    /** The caller, for the log; absent until they were let in. */
    caller?: LoggedCaller;
  }
  interface FastifyInstance {
    /** Says for a while that it will stop, then takes no new connections and answers what has come. */
    drain(noticeMs: number): Promise<void>;
  }
}
