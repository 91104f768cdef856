import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came in, by the process's own steady clock; absent where its address was refused. */
    startedAt?: number;
  }
  interface FastifyInstance {
    /** Says for a while that it will stop, then takes no new connections and answers what has come. */
    leave(noticeMs: number): Promise<void>;
  }
}
