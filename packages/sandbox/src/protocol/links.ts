import type { Json } from '../world/entities.ts';
import { defaultLimit, type Page } from './page.ts';
import { type Params, textOf } from './params.ts';

export type LinkBase = { origin: string; version: string; path: string; token: string };

/** An absolute URL on the caller's host, with the token in it, as on the platform. */
export const link = ({ origin, version, path, token }: LinkBase, params: Params) => {
  const pairs = [`access_token=${encodeURIComponent(token)}`];
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || name === 'access_token') continue;
    pairs.push(`${name}=${encodeURIComponent(textOf(value))}`);
  }
  return `${origin}/${version}${path}?${pairs.join('&')}`;
};

/** The `paging` member; left out if the edge is empty. */
export const paging = (page: Page<unknown>, base: LinkBase, params: Params): Json => {
  const { before, after } = page;
  if (before === undefined || after === undefined) {
    return page.hasPrevious ? { paging: {} } : {};
  }
  const { before: _before, after: _after, ...rest } = params;
  const shared = { ...rest, limit: params['limit'] ?? defaultLimit };
  return {
    paging: {
      cursors: { before, after },
      ...(page.hasNext && { next: link(base, { ...shared, after }) }),
      ...(page.hasPrevious && { previous: link(base, { ...shared, before }) }),
    },
  };
};
