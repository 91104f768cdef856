import type { Dispatcher } from 'undici';
import type { TraceSpan, Tracing } from '../../kernel/observe/tracing.ts';

/** The part of a connection pool that a call needs. */
export type WayOut = Pick<Dispatcher, 'dispatch'>;

/** The same pool, with a span around every call. The span's id is sent to the platform. */
export const tracedPool = (pool: WayOut, tracing: Tracing): WayOut => ({
  dispatch(options, handler) {
    // Written by us, in read.ts and write.ts, as a plain object.
    const headers = (options.headers ?? {}) as Record<string, string>;
    const parent = headers['traceparent'] ?? null;
    const span = tracing.begin('client', `Meta ${options.method}`, parent, () => ({
      'http.request.method': options.method,
      'server.address': String(options.origin ?? ''),
      // The query may hold a token.
      'url.path': options.path.split('?')[0] ?? '',
    }));
    if (!span) return pool.dispatch(options, handler);
    const { traceparent } = span;
    const tracedOptions =
      traceparent === null ? options : { ...options, headers: { ...headers, traceparent } };
    return pool.dispatch(tracedOptions, ending(handler, span));
  },
});

/** Ends the span when the call ends, and passes all events on. */
const ending = (
  handler: Dispatcher.DispatchHandler,
  span: TraceSpan,
): Dispatcher.DispatchHandler => {
  let status = 0;
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onResponseStart(controller, code, headers, message) {
      status = code;
      handler.onResponseStart?.(controller, code, headers, message);
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd(controller, trailers) {
      span.end({ status, isError: status >= 400 });
      handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      span.end({ status: 'lost', isError: true });
      handler.onResponseError?.(controller, error);
    },
  };
};
