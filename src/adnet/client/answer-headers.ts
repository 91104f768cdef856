import { cutText } from './remove-secrets.ts';
import type { SpelledSecrets } from './spelled-secrets.ts';

/** The platform's headers about usage, tracing and its version that a caller may need; no others are passed on. */
const passedOn = new Set([
  'x-business-use-case-usage',
  'x-ad-account-usage',
  'x-app-usage',
  'x-fb-ads-insights-throttle',
  'x-fb-ads-insights-reach-throttle',
  'x-fb-trace-id',
  'x-fb-request-id',
  'x-fb-debug',
  'x-fb-rev',
  'x-ad-api-version-warning',
  'facebook-api-version',
]);

const maxLength = 8_192;
const printable = /^[\x20-\x7e]*$/;
// The body is JSON here. A content type that would make a browser run it is not repeated.
const jsonType = /^(?:application\/json|text\/javascript)(?:;\s*charset=[\w-]+)?$/i;

export const answerHeaders = (
  received: Record<string, unknown>,
  secrets: SpelledSecrets,
): Record<string, string> => {
  const type = received['content-type'];
  const headers: Record<string, string> = {
    'content-type': typeof type === 'string' && jsonType.test(type) ? type : 'application/json',
  };
  for (const name in received) {
    if (!passedOn.has(name)) continue;
    const value = received[name];
    if (typeof value !== 'string' || value.length > maxLength || !printable.test(value)) continue;
    headers[name] = cutText(value, secrets);
  }
  const wait = retryAfterSeconds(received);
  if (wait !== undefined) headers['retry-after'] = String(wait);
  return headers;
};

const seconds = /^[0-9]{1,5}$/;

/** The wait that the platform asks for in plain seconds; any other form is ignored. */
export const retryAfterSeconds = (received: Record<string, unknown>): number | undefined => {
  const value = received['retry-after'];
  if (typeof value !== 'string' || !seconds.test(value)) return undefined;
  const wait = Number(value);
  return wait > 0 && wait <= 86_400 ? wait : undefined;
};
