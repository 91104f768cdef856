export type Refusal = {
  code: number;
  subcode?: number;
  message: string;
  type?: string;
  user_title?: string;
  user_msg?: string;
};

const refusals = new WeakSet<object>();

/** Ends the request with the platform's own error; `refusalIn` takes it out again at the door. */
export const refuse = (refusal: Refusal): never => {
  const cause = { type: 'OAuthException', ...refusal };
  refusals.add(cause);
  throw new Error(refusal.message, { cause });
};

export const refusalIn = (thrown: unknown): Refusal | undefined => {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !refusals.has(cause)) return undefined;
  // Only refuse() adds to the set, and it adds nothing but refusals.
  return cause as Refusal;
};

/** Code 100, "Invalid parameter": https://developers.facebook.com/docs/graph-api/guides/error-handling */
export const invalid = (message: string): never =>
  refuse({ code: 100, message: `(#100) ${message}` });

export const oneOf = (param: string, allowed: Iterable<string>): never =>
  invalid(`Param ${param} must be one of {${[...allowed].join(', ')}}`);
