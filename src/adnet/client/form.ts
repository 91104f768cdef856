import type { z } from 'zod';
import { Failure } from '../../contract/failures.ts';
import { parseExact } from '../answers/exact-json.ts';
import type { PlatformError } from '../answers/platform-error.ts';
import { readVerdict } from '../answers/verdict.ts';
import type { Line } from './call-context.ts';
import { admit, lostFailure } from './call-context.ts';
import { laneOf } from './call-queue.ts';
import type { Stopper } from './deadline.ts';
import { exchange } from './exchange.ts';
import { graphPath, queryText } from './graph-path.ts';

type FormResult<T> = { kind: 'ok'; value: T } | { kind: 'rejected'; error: PlatformError };

/** A form posted without a token, for the token endpoint alone: secrets ride in its body. */
export type PostForm = <T>(
  path: string,
  fields: Record<string, string>,
  schema: z.ZodType<T>,
) => Promise<FormResult<T>>;

const lane = laneOf('read', {}, 'oauth');

/** Never repeated: a code can be exchanged once. */
export const createPostForm =
  (line: Line): PostForm =>
  async (path, fields, schema) => {
    const startedAt = line.clock();
    const stopper = line.stoppers.call();
    try {
      await admit(line, lane, stopper);
      const attempt = await post(line, path, fields, stopper);
      if (attempt.kind === 'lost') throw failed(line, lostFailure(attempt));
      const verdict = readVerdict(attempt.answer);
      if (verdict.kind === 'unusable') throw failed(line, unavailable(verdict.why));
      line.breaker.succeeded(lane);
      line.observe('form', verdict.kind, startedAt);
      if (verdict.kind === 'rejected') return verdict;
      const parsed = schema.safeParse(parseExact(attempt.answer.body.whole));
      if (!parsed.success) throw unavailable('an answer of another shape');
      return { kind: 'ok', value: parsed.data };
    } finally {
      stopper.release();
    }
  };

const post = async (line: Line, path: string, fields: Record<string, string>, stopper: Stopper) => {
  try {
    return await exchange(
      line,
      {
        method: 'POST',
        path: graphPath(line.root, path),
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: queryText(fields),
      },
      stopper,
    );
  } finally {
    line.lanes.leave(lane);
  }
};

const failed = (line: Line, failure: Failure) => {
  line.breaker.failed(lane);
  return failure;
};

const unavailable = (why: string) => new Failure('adnet_unavailable', { cause: new Error(why) });
