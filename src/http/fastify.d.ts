import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Feeds the operation's series; absent on routes that are no operation. */
    observe?: (status: number, seconds: number) => void;
  }
}
