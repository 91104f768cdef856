/** What the platform says instead of an answer. Kept apart from the wire: see envelope.ts. */
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
  /** `error_data` is JSON text in every recent answer; older ones had an object. */
  dataAsText?: boolean | undefined;
};

const isPermission = (code: number) => code === 3 || code === 10 || (code >= 200 && code <= 299);

/** Most refusals are 400; classify on the code, never on this. */
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

/** Thrown as an Error so that a stack is there when one escapes by mistake. */
type ThrownRefusal = Error & { refusal: Refusal };

export const refuse = (parts: Partial<Refusal> & { code: number }): never => {
  const problem = refusal(parts);
  throw Object.assign(new Error(problem.message), { refusal: problem });
};

export const refusalIn = (error: unknown): Refusal | undefined =>
  // The property is put there by `refuse` alone.
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

/** Not there, not visible and not possible are one answer, so that nothing can be probed. */
export const missingNode = (id: string, method: string): never =>
  refuse({
    code: 100,
    subcode: 33,
    message:
      `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, ` +
      'cannot be loaded due to missing permissions, or does not support this operation. ' +
      'Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api',
  });
