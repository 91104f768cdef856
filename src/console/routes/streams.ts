import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { Streamed } from '../../kernel/streamed.ts';
import { listActivity } from '../../operations/activity/list-activity.ts';
import type { Operation } from '../../operations/core/operation.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import { watchLaunch } from '../../operations/launches/watch-launch.ts';
import { given } from '../call.ts';
import { columnLabels } from '../insights/numbers.ts';
import type { ScreenRequest } from '../look.ts';
import { activityQuery } from '../screens/activity-query.ts';
import type { Side } from './side.ts';

/** Ends by itself when the service is being stopped, so that nobody waits for a page that is open. */
async function* untilStopped(pieces: AsyncIterable<string>, reply: FastifyReply) {
  for await (const piece of pieces) {
    if (!reply.server.server.listening || reply.raw.destroyed) return;
    if (piece !== '') yield piece;
  }
}

/** The same file with other names in its first line, which no cell of ours breaks. */
async function* labelled(pieces: AsyncIterable<string>, labels: Record<string, string>) {
  let isFirst = Object.keys(labels).length > 0;
  for await (const piece of pieces) {
    const end = isFirst ? piece.indexOf('\n') : -1;
    if (end === -1) {
      yield piece;
      continue;
    }
    isFirst = false;
    const names = piece.slice(0, end).split(',');
    const renamed = names.map((name) => labels[name.trim()] ?? name).join(',');
    yield (piece[end - 1] === '\r' && !renamed.endsWith('\r') ? `${renamed}\r` : renamed) +
      piece.slice(end);
  }
}

const streamed = (
  app: FastifyInstance,
  { invoker, admit }: Side,
  {
    url,
    operation,
    params,
    query,
    labels = {},
  }: {
    url: string;
    operation: Operation;
    params(request: ScreenRequest): Record<string, string>;
    query(request: ScreenRequest): Record<string, string>;
    /** What the columns of a file are called for people. */
    labels?: Record<string, string>;
  },
) => {
  const invoke = invoker.prepare(operation);
  app.get(url, async (request: ScreenRequest, reply) => {
    const who = await admit(request, reply);
    if (!who) return reply;
    const result = await invoke({
      ...who,
      params: params(request),
      query: query(request),
      accessToken: null,
      idempotencyKey: null,
    });
    if (!(result instanceof Streamed)) throw new Failure('not_found');
    return reply
      .headers({
        ...result.headers,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(labelled(untilStopped(result.pieces, reply), labels)));
  });
};

const texts = (query: ScreenRequest['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** What arrives piece by piece: the progress of a launch, and files. */
export const streamRoutes = (app: FastifyInstance, side: Side) => {
  streamed(app, side, {
    url: '/console/w/:workspace/launches/:launch/events',
    operation: watchLaunch,
    params: ({ params }) => ({ id: params['launch'] ?? '' }),
    query: () => ({}),
  });
  streamed(app, side, {
    url: '/console/w/:workspace/insights/:object_id/file',
    operation: getInsights,
    params: ({ params }) => params,
    query: ({ query }) => ({
      ...texts(query),
      format: 'csv',
    }),
    labels: columnLabels,
  });
  streamed(app, side, {
    url: '/console/w/:workspace/activity/file',
    operation: listActivity,
    params: () => ({}),
    query: ({ query }) => ({ ...given(activityQuery(texts(query))), format: 'csv' }),
  });
};
