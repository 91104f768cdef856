import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came in, by the process's own steady clock; absent where its address was refused. */
    startedAt?: number;
  }
}
