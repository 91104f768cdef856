/** The parts that we use of the package @opentelemetry/api, which an operator may install beside the service. */
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
      /** The package's provider is a proxy, which says whether a real provider was registered behind it. */
      getDelegateTracer?(name: string): Tracer | undefined;
    };
    setSpanContext(context: unknown, parent: SpanContext): unknown;
  };
};

/** One operation that a trace measures. */
export type TraceSpan = {
  /** The trace context to send with requests made on the way; null if there is no trace. */
  traceparent: string | null;
  end(outcome: { status: number | string; isError: boolean }): void;
};

export type Tracing = {
  /** `parent`: a W3C trace context that was validated. Returns null while nobody collects spans. */
  begin(
    kind: 'server' | 'client',
    name: string,
    parent: string | null,
    attributes?: () => Record<string, string>,
  ): TraceSpan | null;
};

const packageName = '@opentelemetry/api';
const load = async (): Promise<Telemetry> => import(packageName);

/** The key under which the package stores its registrations; all copies of the package share it. */
const registry = Symbol.for('opentelemetry.js.api.1');

/**
 * Returns null unless the operator's start-up file has registered a collector. Without one, nothing is loaded and
 * nothing is traced.
 */
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
    // Looked up for each request, because the operator's program may stop collecting at any time.
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

/** Without a collector, the package creates spans that do nothing but take time: docs/adr/0007. */
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
