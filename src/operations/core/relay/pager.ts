import type { ReadResult } from '../../../adnet/client/client.ts';
import { type PageOfRows, readPage } from '../../../adnet/csv/page.ts';
import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import { Failure } from '../../../contract/failures.ts';
import type { WhenGone } from '../../../kernel/async/when-gone.ts';
import { askWith, refusalOf } from '../../../publish/reading/ask.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import type { Context } from '../operation.ts';

/**
 * Many consecutive steps listen to the same connection, but only the running step needs to know when the client
 * leaves. So each listener replaces the previous one.
 */
const latestListener = (whenGone: WhenGone) => {
  let isGone = false;
  let latest = () => {};
  whenGone(() => {
    isGone = true;
    latest();
  });
  return {
    isGone: () => isGone,
    whenGone: (listener: () => void) => {
      if (isGone) listener();
      else latest = listener;
    },
  };
};

type AcceptedRead = Extract<ReadResult, { kind: 'ok' }>;
type RefusedRead = Extract<ReadResult, { kind: 'rejected' }>;

/** The longest total wait of one download; a proxy that closes silent connections may allow less. */
const maxWaitSeconds = 300;

/** How many rows are requested at a time if the caller names no number. */
const defaultSize = 500;

const unknownError = 1;
const tooMuchData = '100/1487534';

/** True if the page was too large for the platform. */
const isTooMuch = ({ error: { code, subcode } }: RefusedRead) =>
  code === unknownError || `${code}/${subcode}` === tooMuchData;

/** Reads a list of the platform page by page. */
export const createPager = (ctx: Context, request: ReadRequest, size = defaultSize) => {
  const { isGone, whenGone } = latestListener(ctx.whenGone);
  const who = { ...ctx, whenGone };
  const { deps } = ctx;
  const { params } = request;
  const token = tokenFor(deps, ctx);
  let limit = size;
  let waitedSeconds = 0;

  /** Requests one page. If it is too large for Meta, this page and all later ones are smaller. */
  const askPage = async (after: string | null): Promise<ReadResult> => {
    for (;;) {
      const { after: _, ...rest } = params;
      const pageParams = { ...rest, limit: String(limit), ...(after === null ? {} : { after }) };
      const answer = await askWith(deps, who, token, { ...request, params: pageParams });
      if (answer.kind === 'ok' || !isTooMuch(answer) || limit === 1 || isGone()) return answer;
      limit = Math.ceil(limit / 2);
    }
  };

  const pause = (seconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      whenGone(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    /** The first page, or the platform's refusal unchanged. */
    first: async () => {
      const after = params['after'] ?? null;
      const answer = await askPage(after);
      return answer.kind === 'ok' ? pageIn(answer, after) : refusalOf(deps, ctx, answer);
    },
    /** A later page. Throttles and short failures are waited for. */
    async next(after: string): Promise<PageOfRows> {
      for (let attempt = 0; ; attempt++) {
        const answer = await attempted(() => askPage(after));
        if (!(answer instanceof Failure) && answer.kind === 'ok') return pageIn(answer, after);
        const { failure, again, wait } = troubleOf(answer, attempt);
        waitedSeconds += wait;
        if (!again || isGone() || waitedSeconds > maxWaitSeconds) throw failure;
        await pause(wait);
      }
    },
  };
};

const pageIn = ({ relayed }: AcceptedRead, after: string | null): PageOfRows => {
  const page = readPage(relayed.body);
  if (!page || (page.after !== null && page.after === after)) {
    const cause = new Error(page ? 'a cursor that leads to itself' : 'an answer that is no page');
    throw new Failure('adnet_unavailable', { cause });
  }
  return page;
};

const attempted = async (ask: () => Promise<ReadResult>) => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

type PageTrouble = { failure: Failure; again: boolean; wait: number };

/** How often a failed page is requested again. */
const maxAttempts = 4;

const troubleOf = (trouble: RefusedRead | Failure, attempt: number): PageTrouble => {
  const defaultWait = 2 ** attempt;
  if (trouble instanceof Failure) {
    const wait = trouble.options.retryAfterSeconds ?? defaultWait;
    return { failure: trouble, again: attempt < maxAttempts, wait };
  }
  const { throttled, error, relayed } = trouble;
  const retryAfter = Number(relayed.headers['retry-after'] ?? 0);
  const pair = error.subcode === null ? `${error.code}` : `${error.code}/${error.subcode}`;
  const message = throttled
    ? `Meta limits calls just now (error ${pair}).`
    : `Meta refused the next rows (error ${pair}).`;
  const failure = new Failure('adnet_unavailable', { message });
  return { failure, again: throttled, wait: retryAfter > 0 ? retryAfter : defaultWait };
};
