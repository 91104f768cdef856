const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The caller's W3C trace context, to be logged and passed on; null if it is missing or not valid. */
export const traceparentOf = (value: unknown): string | null =>
  typeof value === 'string' && shape.test(value) ? value : null;

export const traceIdOf = (traceparent: string) => traceparent.slice(3, 35);
