import 'fastify';
import type { LoggedCaller } from '../operations/core/invoke.ts';
import type { RequestBudget } from './wire/request-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When it arrived, by the process's monotonic clock; absent if its address was refused. */
    startedAt?: number;
    /**
     * The request's share of what all requests may use; absent for requests that need none, such as health checks.
     */
    place?: RequestBudget;
    /** The caller, for the log; absent before authentication. */
    caller?: LoggedCaller;
  }
  interface FastifyInstance {
    /**
     * For a while, reports that it will stop. Then accepts no new connections and answers the requests that have
     * arrived.
     */
    drain(noticeMs: number): Promise<void>;
  }
}
