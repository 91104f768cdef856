// One store is enough: it asks the store for nothing but the caller.

import { type SpanContext, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTracing } from '../../../src/kernel/observe/tracing.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { campaignBody } from '../../helpers/house/publishing.ts';
import { receiver } from '../../helpers/network/webhook-receiver.ts';
import { shared } from '../../helpers/run/shared.ts';

/** Stands in for the platform: it keeps the headers of every call. */
const r = shared(receiver);
const service = () => house({ env: { ADNET_GRAPH_URL: `http://${r.host}/v26.0` } });
const h = shared(service);

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

const calls = async (context: string | null, h: House) => {
  r.behave((response) => void response.end('{"id":"1202000000000001","data":[]}'));
  const { key } = await h.account();
  const requestCount = r.received.length;
  const headers = {
    'x-adnet-access-token': 'EAAtestToken0123456789abcdefghij',
    ...(context !== null && { traceparent: context }),
  };
  const read = await h.call('GET /adnet/ad-accounts', { key, headers });
  const write = await h.call('POST /adnet/campaigns', { key, headers, body: campaignBody() });
  expect([read.status, write.status], read.text + write.text).toEqual([200, 200]);
  const traceparents = r.received
    .slice(requestCount)
    .map((one) => one.headers['traceparent'] ?? null);
  const logLines = h.logs.filter((line) => line.includes(String(read.headers.get('x-request-id'))));
  return { traceparents: [...new Set(traceparents)], logLine: logLines.join('') };
};

it('a trace is sent on to Meta and logged', async () => {
  const { traceparents, logLine } = await calls(traceparent, h);
  expect(traceparents).toEqual([traceparent]);
  expect(JSON.parse(logLine)).toMatchObject({ traceId, msg: 'answered' });
});

it.each([
  null,
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `${traceparent}","admin":"1`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
])('what is no trace is neither sent on nor logged: %s', async (context) => {
  const { traceparents, logLine } = await calls(context, h);
  expect(traceparents).toEqual([null]);
  expect(JSON.parse(logLine)).not.toHaveProperty('traceId');
});

it('makes no span while nobody collects them', async () => {
  expect(await openTracing()).toBeNull();
  trace.setGlobalTracerProvider(collector().provider);
  const tracing = await openTracing();
  expect(tracing?.begin('server', 'campaigns.list', traceparent)).not.toBeNull();
  trace.disable();
  expect(tracing?.begin('server', 'campaigns.list', traceparent)).toBeNull();
});

type Recorded = {
  name: string;
  kind: number;
  parent: string | undefined;
  own: SpanContext;
  attributes: Record<string, unknown>;
  isError: boolean;
  isEnded: boolean;
};

/** Stands in for an operator's collector: it keeps every span. */
const collector = () => {
  const spans: Recorded[] = [];
  const startSpan: Tracer['startSpan'] = (name, options, context) => {
    const parent = context && trace.getSpanContext(context);
    const record: Recorded = {
      name,
      kind: options?.kind ?? 0,
      parent: parent?.spanId,
      own: {
        traceId: parent?.traceId ?? 'a'.repeat(32),
        spanId: String(spans.length + 1).padStart(16, '0'),
        traceFlags: 1,
      },
      attributes: { ...options?.attributes },
      isError: false,
      isEnded: false,
    };
    spans.push(record);
    const span = trace.wrapSpanContext(record.own);
    return Object.assign(span, {
      setAttribute: (key: string, value: unknown) => {
        record.attributes[key] = value;
        return span;
      },
      setStatus: () => {
        record.isError = true;
        return span;
      },
      end: () => {
        record.isEnded = true;
      },
    });
  };
  // Only this much of a tracer is asked for.
  const tracer = { startSpan } as Tracer;
  return { spans, provider: { getTracer: () => tracer } };
};

describe('spans that the operator collects', () => {
  const { spans, provider } = collector();
  beforeAll(() => void trace.setGlobalTracerProvider(provider));
  afterAll(() => trace.disable());
  // Started after that: whether anybody collects is asked once, at the start.
  const h = shared(service);

  it('a request and its calls to Meta are one tree, which begins at the caller', async () => {
    const { traceparents } = await calls(traceparent, h);
    const [request, ...others] = spans;
    expect(request).toMatchObject({
      kind: SpanKind.SERVER,
      own: { traceId },
      parent: '00f067aa0ba902b7',
      isEnded: true,
      attributes: { 'http.response.status_code': 200 },
    });
    const childSpans = others.filter(({ parent }) => parent === request?.own.spanId);
    expect(childSpans[0]).toMatchObject({
      kind: SpanKind.CLIENT,
      attributes: { 'http.response.status_code': 200, 'url.path': expect.stringMatching(/^\/v26/) },
    });
    expect(spans.every(({ isEnded }) => isEnded)).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('EAAtestToken');
    const ids = spans.filter(({ kind }) => kind === SpanKind.CLIENT).map(({ own }) => own.spanId);
    expect(traceparents.map((one) => String(one).split('-')[2])).toEqual(ids);
  });

  it('a refusal of Meta and a lost answer are errors of their call', async () => {
    const { key } = await h.account();
    const headers = { 'x-adnet-access-token': 'EAAtestToken0123456789abcdefghij' };
    spans.length = 0;
    r.behave((response) => void response.writeHead(400).end('{"error":{"code":100}}'));
    await h.call('GET /adnet/ad-accounts', { key, headers });
    r.behave((response) => void response.destroy());
    await h.call('POST /adnet/campaigns', { key, headers, body: campaignBody() });
    const clients = spans.filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(clients[0]).toMatchObject({ isError: true, isEnded: true });
    expect(clients.at(-1)).toMatchObject({
      isError: true,
      attributes: { 'http.response.status_code': 'lost' },
    });
    expect(spans[0]).toMatchObject({ isError: false, kind: SpanKind.SERVER });
  });
});

it('traces nothing without the package', async () => {
  trace.setGlobalTracerProvider(collector().provider);
  expect(await openTracing(() => Promise.reject(new Error('not installed')))).toBeNull();
  trace.disable();
});
