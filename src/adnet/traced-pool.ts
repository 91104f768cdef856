import type { Dispatcher } from 'undici';
import type { Traced, Tracing } from '../kernel/tracing.ts';

/** The same way out, with a span around every call; its id goes along to the platform. */
export const tracedPool = (pool: Dispatcher, tracing: Tracing): Dispatcher =>
  pool.compose((dispatch) => (options, handler) => {
    // Written by us, in read.ts and write.ts: a plain object.
    const headers = (options.headers ?? {}) as Record<string, string>;
    const span = tracing.begin('client', `Meta ${options.method}`, headers['traceparent'] ?? null, {
      'http.request.method': options.method,
      'server.address': String(options.origin ?? ''),
      // The query may hold a token.
      'url.path': options.path.split('?')[0] ?? '',
    });
    const { traceparent } = span;
    const sent =
      traceparent === null ? options : { ...options, headers: { ...headers, traceparent } };
    return dispatch(sent, ending(handler, span));
  });

/** Tells the span when the call is over, and passes everything on. */
const ending = (handler: Dispatcher.DispatchHandler, span: Traced): Dispatcher.DispatchHandler => {
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
