import type { Dispatcher } from 'undici';
import type { TraceSpan, Tracing } from '../../kernel/tracing.ts';

/** All that a call needs of a pool of connections. */
export type WayOut = Pick<Dispatcher, 'dispatch'>;

/** The same way out, with a span around every call; its id goes along to the platform. */
export const tracedPool = (pool: WayOut, tracing: Tracing): WayOut => ({
  dispatch(options, handler) {
    // Written by us, in read.ts and write.ts: a plain object.
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

/** Tells the span when the call is over, and passes everything on. */
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
