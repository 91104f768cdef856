import type { z } from 'zod';
import { Failure } from '../../contract/failures.ts';
import { parseExact } from '../answers/exact-json.ts';
import type { PlatformError } from '../answers/platform-error.ts';
import { readVerdict } from '../answers/verdict.ts';
import type { CallOwner } from '../login/token.ts';
import { admit, type CallContext, lostFailure } from './call-context.ts';
import { type CallQueueKey, queueKeyOf } from './call-queue.ts';
import type { Deadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { graphPath, queryText } from './graph-path.ts';

type FormResult<T> = { kind: 'ok'; value: T } | { kind: 'rejected'; error: PlatformError };

/** Posts a form without a token, only for the token endpoint: its secrets are in the body. */
export type PostForm = <T>(
  owner: CallOwner,
  path: string,
  fields: Record<string, string>,
  schema: z.ZodType<T>,
) => Promise<FormResult<T>>;

/** Never repeated, because a code can be exchanged only once. */
export const createPostForm =
  (context: CallContext): PostForm =>
  async (owner, path, fields, schema) => {
    const queueKey = queueKeyOf('read', { owner }, 'oauth');
    const startedAt = context.clock();
    const deadline = context.deadlines.call();
    try {
      const attempt = await context.withoutSlot(owner.payerId, async () => {
        await admit(context, queueKey, deadline);
        return post(context, queueKey, { path, fields, deadline });
      });
      if (attempt.kind === 'lost') throw failed(context, queueKey, lostFailure(attempt));
      const verdict = readVerdict(attempt.answer);
      if (verdict.kind === 'unusable') throw failed(context, queueKey, unavailable(verdict.why));
      context.breaker.succeeded(queueKey);
      context.observe('form', verdict.kind, startedAt);
      if (verdict.kind === 'rejected') return verdict;
      const parsedBody = schema.safeParse(parseExact(attempt.answer.body.whole));
      if (!parsedBody.success) throw unavailable('an answer of another shape');
      return { kind: 'ok', value: parsedBody.data };
    } finally {
      deadline.release();
    }
  };

type Form = { path: string; fields: Record<string, string>; deadline: Deadline };

const post = async (
  context: CallContext,
  queueKey: CallQueueKey,
  { path, fields, deadline }: Form,
) => {
  try {
    return await exchange(
      context,
      {
        method: 'POST',
        path: graphPath(context.root, path),
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: queryText(fields),
      },
      deadline,
    );
  } finally {
    context.queues.leave(queueKey);
  }
};

const failed = (context: CallContext, queueKey: CallQueueKey, failure: Failure) => {
  context.breaker.failed(queueKey);
  return failure;
};

const unavailable = (why: string) => new Failure('adnet_unavailable', { cause: new Error(why) });
