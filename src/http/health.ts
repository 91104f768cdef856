import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { within } from '../kernel/async/timeout.ts';
import type { Deps } from '../operations/core/deps.ts';
import type { Drain } from './wire/drain.ts';

/** A monitor gets "not ready" after this time, even if the database might still answer. */
const timeoutMs = 2_000;

const tooSlow = () => {
  throw new Error('too slow to be called ready');
};

const paths = ['/healthz', '/readyz', '/metrics'];

/** Health checks do not count as requests, because a busy service is not a broken one. */
export const isHealthCheck = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && paths.includes(url.split('?', 1)[0] ?? '');

/** The endpoints for monitoring: alive, ready, and the metrics. */
export const healthRoutes = (
  app: FastifyInstance,
  { store, gatherMetrics }: Deps,
  { isLeaving }: Drain,
) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) {
      reply.code(503);
      return { status: 'stopping' };
    }
    try {
      await within(timeoutMs, store.check(), tooSlow);
      return { status: 'ready' };
    } catch {
      reply.code(503).header('retry-after', '2');
      return {
        status: 'unavailable',
        reason: 'the database is out of reach, not migrated, or takes no writes',
      };
    }
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return gatherMetrics();
  });
};
