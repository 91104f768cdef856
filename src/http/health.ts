import type { FastifyInstance } from 'fastify';
import type { Deps } from '../operations/deps.ts';

const patienceMs = 2_000;

/** A watcher wants to hear "no" soon, not the database's last word on it. */
const soon = async (work: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow to be called ready')), patienceMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** For the machines that watch: alive, ready, and the numbers. */
export const healthRoutes = (app: FastifyInstance, { store, metrics }: Deps) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await soon(store.check());
      return { status: 'ready' };
    } catch {
      reply.code(503).header('retry-after', '2');
      return { status: 'unavailable', reason: 'the database is out of reach or not migrated' };
    }
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.render();
  });
};
