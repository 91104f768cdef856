import type { Settings } from './options.ts';
import type { Request } from './request.ts';

/** Sends a request once. Redirects are not followed, because the key must not be sent to another host. */
export const fetchOnce = (
  settings: Settings,
  { url, method, headers, body }: Request,
  signal: AbortSignal | undefined,
) => {
  const send = settings.fetch ?? globalThis.fetch;
  return send(url, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
};
