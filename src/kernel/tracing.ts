/** What we use of the package @opentelemetry/api, which an operator may install beside us. */
type SpanContext = { traceId: string; spanId: string; traceFlags: number; isRemote?: boolean };
type Span = {
  spanContext(): SpanContext;
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
};
type Tracer = {
  startSpan(
    name: string,
    options: { kind: number; attributes: Record<string, string> },
    context: unknown,
  ): Span;
};
type Telemetry = {
  ROOT_CONTEXT: unknown;
  SpanKind: { SERVER: number; CLIENT: number };
  SpanStatusCode: { ERROR: number };
  isSpanContextValid(context: SpanContext): boolean;
  trace: {
    getTracerProvider(): {
      getTracer(name: string): Tracer;
      /** The package's own provider knows whether another one was put behind it. */
      getDelegateTracer?(name: string): Tracer | undefined;
    };
    setSpanContext(context: unknown, parent: SpanContext): unknown;
  };
};

/** One thing that takes time. */
export type TraceSpan = {
  /** Goes along to whoever is asked on the way; null where there is no trace. */
  traceparent: string | null;
  end(outcome: { status: number | string; isError: boolean }): void;
};

export type Tracing = {
  /** `parent`: a W3C trace context that was checked. Null while nobody collects spans. */
  begin(
    kind: 'server' | 'client',
    name: string,
    parent: string | null,
    attributes?: () => Record<string, string>,
  ): TraceSpan | null;
};

const packageName = '@opentelemetry/api';
const load = async (): Promise<Telemetry> => import(packageName);

/** Where the package keeps what was set up with it, whichever copy of it was used. */
const registry = Symbol.for('opentelemetry.js.api.1');

/** Null unless the operator's start-up file has set a collector up: then nothing is loaded and nothing is traced. */
export const openTracing = async (loadTelemetry: () => Promise<Telemetry> = load) => {
  if (!(registry in globalThis)) return null;
  try {
    return tracingWith(await loadTelemetry());
  } catch {
    return null;
  }
};

const tracingWith = (api: Telemetry): Tracing => ({
  begin(kind, name, parent, attributes) {
    // Asked for each time: the operator's own program may stop collecting.
    const tracer = tracerOf(api);
    if (!tracer) return null;
    const context = parent
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, contextOf(parent))
      : api.ROOT_CONTEXT;
    const spanKind = kind === 'server' ? api.SpanKind.SERVER : api.SpanKind.CLIENT;
    const span = tracer.startSpan(
      name,
      { kind: spanKind, attributes: attributes?.() ?? {} },
      context,
    );
    const own = span.spanContext();
    return {
      traceparent: api.isSpanContextValid(own) ? textOf(own) : parent,
      end({ status, isError }) {
        span.setAttribute('http.response.status_code', status);
        if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      },
    };
  },
});

const ourName = 'greenroom';

/** Without a collector the package hands out spans that do nothing, which cost 6 µs a request. */
const tracerOf = ({ trace }: Telemetry) => {
  const provider = trace.getTracerProvider();
  return provider.getDelegateTracer
    ? provider.getDelegateTracer(ourName)
    : provider.getTracer(ourName);
};

const contextOf = (traceparent: string): SpanContext => {
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
};

const textOf = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
