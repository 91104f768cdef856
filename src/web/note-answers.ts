import type { FastifyInstance } from 'fastify';
import type { Log } from '../kernel/observe/log.ts';

type AnswerObservers = {
  log: Log;
  metrics: { observeOperation(series: string): (status: number, seconds: number) => void };
};

/** Logs each answered page in one line, and counts it in the metrics. */
export const noteAnswers = (
  app: FastifyInstance,
  { log, metrics }: AnswerObservers,
  series: string,
) => {
  const observe = metrics.observeOperation(series);
  app.addHook('onResponse', async (request, reply) => {
    observe(reply.statusCode, reply.elapsedTime / 1000);
    log.answered({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      caller: request.caller,
    });
  });
};
