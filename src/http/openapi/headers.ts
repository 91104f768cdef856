import type { Operation } from '../../operations/core/operation.ts';
import type { Json } from './schemas.ts';

const header = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The headers an operation takes. */
export const headersOf = ({ access, idempotent, outlivesCaller }: Operation) => [
  header('X-Workspace-Id', 'Act on this workspace instead of the key’s own.', {
    type: 'string',
    format: 'uuid',
  }),
  ...(typeof access === 'object' && 'adnet' in access && !outlivesCaller
    ? [
        header(
          'X-Adnet-Access-Token',
          'Use this Meta access token for this one request instead of the stored connection.',
        ),
      ]
    : []),
  ...(idempotent
    ? [
        header(
          'Idempotency-Key',
          `${outlivesCaller ? 'Required, unless dry_run=true. ' : ''}Any text of your own, a UUID for example. \
The same key with the same request never acts twice: for ${outlivesCaller ? 'a year' : '24 hours'} ${
            idempotent === 'secret'
              ? 'it answers 409 already_done with the id of what was made; the secret is shown only once.'
              : 'it answers what the first one answered.'
          }`,
          { type: 'string', minLength: 1, maxLength: 255 },
        ),
      ]
    : []),
];

const descriptions = {
  'RateLimit-Policy': 'How many writes the plan allows per hour and per day.',
  RateLimit: 'How many of them are left.',
  'RateLimit-Limit': 'The tighter of the two limits, for clients that know the older headers.',
  'RateLimit-Remaining': 'What is left of it.',
  'RateLimit-Reset': 'Seconds after which it is whole again, or after which to try again.',
  'Retry-After': 'Seconds to wait before trying again.',
  'Greenroom-Help':
    'When Meta refused: the address of `GET /adnet/errors/{code}` that explains this error.',
  'Idempotent-Replayed': '`true` when this is the answer to an earlier request with the same key.',
};

/** Every header an answer may carry, described once. */
export const responseHeaders = Object.fromEntries(
  Object.entries(descriptions).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]),
);

/** Statuses of answers to a caller with write access, about what was sent. */
const limitedStatuses = new Set([200, 201, 400, 409, 422, 429, 502, 504]);
const laterStatuses = new Set([429, 503]);

export const responseHeadersOf = ({ limited, idempotent, output }: Operation, status: number) => {
  const names = [
    ...(limited && limitedStatuses.has(status)
      ? Object.keys(descriptions).filter((name) => name.startsWith('RateLimit'))
      : []),
    ...(laterStatuses.has(status) ? ['Retry-After'] : []),
    ...(output === 'relayed' && status === 400 ? ['Greenroom-Help'] : []),
    ...(idempotent && idempotent !== 'secret' && status < 300 ? ['Idempotent-Replayed'] : []),
  ];
  if (names.length === 0) return {};
  return {
    headers: Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
  };
};
