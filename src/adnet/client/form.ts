import type { z } from 'zod';
import { Failure } from '../../contract/failures.ts';
import { parseExact } from '../answers/exact-json.ts';
import type { PlatformError } from '../answers/platform-error.ts';
import { readVerdict } from '../answers/verdict.ts';
import type { CallContext } from './call-context.ts';
import { admit, lostFailure } from './call-context.ts';
import { queueKeyOf } from './call-queue.ts';
import type { Deadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { graphPath, queryText } from './graph-path.ts';

type FormResult<T> = { kind: 'ok'; value: T } | { kind: 'rejected'; error: PlatformError };

/** A form posted without a token, for the token endpoint alone: secrets ride in its body. */
export type PostForm = <T>(
  path: string,
  fields: Record<string, string>,
  schema: z.ZodType<T>,
) => Promise<FormResult<T>>;

const queueKey = queueKeyOf('read', {}, 'oauth');

/** Never repeated: a code can be exchanged once. */
export const createPostForm =
  (context: CallContext): PostForm =>
  async (path, fields, schema) => {
    const startedAt = context.clock();
    const deadline = context.deadlines.call();
    try {
      await admit(context, queueKey, deadline);
      const attempt = await post(context, path, fields, deadline);
      if (attempt.kind === 'lost') throw failed(context, lostFailure(attempt));
      const verdict = readVerdict(attempt.answer);
      if (verdict.kind === 'unusable') throw failed(context, unavailable(verdict.why));
      context.breaker.succeeded(queueKey);
      context.observe('form', verdict.kind, startedAt);
      if (verdict.kind === 'rejected') return verdict;
      const parsed = schema.safeParse(parseExact(attempt.answer.body.whole));
      if (!parsed.success) throw unavailable('an answer of another shape');
      return { kind: 'ok', value: parsed.data };
    } finally {
      deadline.release();
    }
  };

const post = async (
  context: CallContext,
  path: string,
  fields: Record<string, string>,
  deadline: Deadline,
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

const failed = (context: CallContext, failure: Failure) => {
  context.breaker.failed(queueKey);
  return failure;
};

const unavailable = (why: string) => new Failure('adnet_unavailable', { cause: new Error(why) });
