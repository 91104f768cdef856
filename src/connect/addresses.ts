import type { Deps } from '../operations/core/deps.ts';

/** The path to which the platform sends the browser back. */
export const callbackPath = '/connect/callback';

/** The path that starts a cancelled login again, with its state in the query. */
export const againPath = '/connect/again';

export const callbackAddress = ({ baseUrl }: Pick<Deps, 'baseUrl'>) => `${baseUrl}${callbackPath}`;
