/** A refusal of the platform, independent of its wire format: see envelope.ts. */
export type Refusal = {
  code: number;
  subcode?: number | undefined;
  type: string;
  status: number;
  message: string;
  title?: string | undefined;
  text?: string | undefined;
  transient?: boolean | undefined;
  blame?: (string | number)[][] | undefined;
  /** `error_data` is JSON text in all recent answers; in older ones it was an object. */
  dataAsText?: boolean | undefined;
};

const isPermission = (code: number) => code === 3 || code === 10 || (code >= 200 && code <= 299);

/** Most refusals have status 400. Programs should decide by the code, never by the status. */
const statusOf = (code: number) => {
  if (code === 1 || code === 2) return 500;
  if (code === 31) return 200;
  return isPermission(code) ? 403 : 400;
};

export const refusal = (parts: Partial<Refusal> & { code: number }): Refusal => ({
  ...parts,
  type: parts.type ?? (parts.subcode === 33 ? 'GraphMethodException' : 'OAuthException'),
  status: parts.status ?? statusOf(parts.code),
  message: parts.message ?? 'Invalid parameter',
});

/** Thrown as an Error, so that there is a stack trace if it is not caught. */
type ThrownRefusal = Error & { refusal: Refusal };

export const refuse = (parts: Partial<Refusal> & { code: number }): never => {
  const problem = refusal(parts);
  throw Object.assign(new Error(problem.message), { refusal: problem });
};

export const refusalIn = (error: unknown): Refusal | undefined =>
  // Only `refuse` sets this property.
  error instanceof Error && 'refusal' in error ? (error as ThrownRefusal).refusal : undefined;

/** `(#100) …`: a plain refusal of one parameter. */
export const refuseParam = (message: string, ...blame: (string | number)[]): never =>
  refuse({
    code: 100,
    message: `(#100) ${message}`,
    ...(blame.length > 0 && { blame: [blame] }),
  });

export const requireParam = (name: string): never =>
  refuseParam(`The parameter ${name} is required.`, name);

export const refuseUnlisted = (
  name: string,
  allowedValues: Iterable<string>,
  ...blame: (string | number)[]
): never =>
  refuseParam(`Param ${name} must be one of {${[...allowedValues].join(', ')}}`, ...blame);

export const missingField = (name: string, type: string): never =>
  refuse({
    code: 100,
    message: `(#100) Tried accessing nonexisting field (${name}) on node type (${type})`,
  });

/**
 * A missing, an invisible and an impossible node get the same answer, so that callers cannot find out which it is.
 */
export const missingNode = (id: string, method: string): never =>
  refuse({
    code: 100,
    subcode: 33,
    message:
      `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, ` +
      'cannot be loaded due to missing permissions, or does not support this operation. ' +
      'Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api',
  });
