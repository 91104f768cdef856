import type { Json } from '../world/things.ts';
import type { Page } from './page.ts';
import type { Params } from './params.ts';

const written = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : `${value}`;

export type LinkBase = { origin: string; version: string; path: string; token: string };

/** An absolute address on the caller's own host, with the token in it, as the platform does. */
export const link = ({ origin, version, path, token }: LinkBase, params: Params) => {
  const pairs = [`access_token=${encodeURIComponent(token)}`];
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || name === 'access_token') continue;
    pairs.push(`${name}=${encodeURIComponent(written(value))}`);
  }
  return `${origin}/${version}${path}?${pairs.join('&')}`;
};

/** The `paging` member; none when the edge is empty. */
export const paging = (page: Page<unknown>, base: LinkBase, params: Params): Json => {
  const { before, after } = page;
  if (before === undefined || after === undefined) {
    return page.hasPrevious ? { paging: {} } : {};
  }
  const { before: _before, after: _after, ...rest } = params;
  return {
    paging: {
      cursors: { before, after },
      ...(page.hasNext && { next: link(base, { ...rest, limit: params['limit'] ?? 25, after }) }),
      ...(page.hasPrevious && {
        previous: link(base, { ...rest, limit: params['limit'] ?? 25, before }),
      }),
    },
  };
};
