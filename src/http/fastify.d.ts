import 'fastify';
import type { Caller, TargetWorkspace } from '../operations/operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller was let in; absent on routes that are no operation. */
    admitted?: { caller: Caller; target: TargetWorkspace | null };
  }
  interface FastifyInstance {
    /** Says for a while that it will stop, then takes no new connections and answers what has come. */
    leave(noticeMs: number): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Feeds the operation's series; absent on routes that are no operation. */
    observe?: (status: number, seconds: number) => void;
  }
}
