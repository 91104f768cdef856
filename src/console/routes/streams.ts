import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { StreamedAnswer } from '../../kernel/answers/streamed.ts';
import { listActivity } from '../../operations/activity/list-activity.ts';
import type { Operation } from '../../operations/core/operation.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import { watchLaunch } from '../../operations/launches/watch/watch-launch.ts';
import { fileQuery, insightsFile } from '../insights/file.ts';
import { readDeleted } from '../insights/load.ts';
import { type ScreenRequest, withoutUndefined } from '../read-visit.ts';
import type { CallOperation } from '../screen.ts';
import { activityQuery } from '../screens/activity.ts';
import type { Side } from './side.ts';

/** Ends by itself when the service stops, so that an open page does not delay the stop. */
export async function* untilStopped(pieces: AsyncIterable<string>, reply: FastifyReply) {
  for await (const piece of pieces) {
    if (!reply.server.server.listening || reply.raw.destroyed) return;
    if (piece !== '') yield piece;
  }
}

const streamed = (
  app: FastifyInstance,
  { invoker, admit, callerOf }: Side,
  {
    url,
    operation,
    params,
    query,
    rewrite = (pieces) => pieces,
  }: {
    url: string;
    operation: Operation;
    params(request: ScreenRequest): Record<string, string>;
    query(request: ScreenRequest): Record<string, string>;
    /** Makes of the operation's file the one for people. */
    rewrite?(
      pieces: AsyncIterable<string>,
      request: ScreenRequest,
      call: CallOperation,
    ): AsyncIterable<string>;
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
    if (!(result instanceof StreamedAnswer)) throw new Failure('not_found');
    return reply
      .headers({
        ...result.headers,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(rewrite(untilStopped(result.pieces, reply), request, callerOf(who))));
  });
};

export const texts = (query: ScreenRequest['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

async function* insightsForPeople(
  pieces: AsyncIterable<string>,
  { params, query }: ScreenRequest,
  call: CallOperation,
) {
  const { level = 'campaign', since, until, breakdown } = texts(query);
  const objectId = params['object_id'] ?? '';
  const deletedRows = await readDeleted(call, { objectId, level, since, until });
  yield* insightsFile(pieces, { level, breakdown }, deletedRows);
}

/** These answers arrive piece by piece: the progress of a launch, and files. */
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
    query: ({ query }) => ({ ...fileQuery(texts(query)), format: 'csv' }),
    rewrite: insightsForPeople,
  });
  streamed(app, side, {
    url: '/console/w/:workspace/activity/file',
    operation: listActivity,
    params: () => ({}),
    query: ({ query }) => ({ ...withoutUndefined(activityQuery(texts(query))), format: 'csv' }),
  });
};
