import type { Deps } from '../operations/core/deps.ts';

/** The platform sends the browser back to this path. */
export const callbackPath = '/connect/callback';

/** This path begins a cancelled login again, with its state in the query. */
export const againPath = '/connect/again';

export const callbackAddress = ({ baseUrl }: Pick<Deps, 'baseUrl'>) => `${baseUrl}${callbackPath}`;
