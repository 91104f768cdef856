import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller was let in; absent on routes that are no operation. */
    admitted?: import('./mount.ts').Admitted;
  }
  interface FastifyContextConfig {
    /** Feeds the operation's series; absent on routes that are no operation. */
    observe?: (status: number, seconds: number) => void;
  }
}
