import type { Deps } from '../operations/core/deps.ts';

/** Where the platform sends the browser back to. */
export const callbackPath = '/connect/callback';

/** Where a cancelled login is begun again, with its state in the query. */
export const againPath = '/connect/again';

export const callbackAddress = ({ baseUrl }: Pick<Deps, 'baseUrl'>) => `${baseUrl}${callbackPath}`;
