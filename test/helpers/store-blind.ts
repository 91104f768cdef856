import { existsSync } from 'node:fs';

/**
 * Of the contract, what ends at the front door or at the platform and asks the store for nothing but the
 * caller. `npm test` runs it on the embedded store, `npm run test:long` on both.
 */
export const storeBlind = [
  ...['adAccounts.list', 'adCopy.check', 'ads.list', 'adsets.list', 'campaigns.list', 'pages.list'],
  ...['csv', 'csv-stop', 'errors.get', 'event-loop', 'examples', 'front-door', 'home'],
  ...['insights.get', 'insights.query', 'large-bodies', 'lists.query', 'openapi', 'passthrough'],
  ...['previews', 'reading-lists', 'reading-objects', 'smuggling', 'targeting', 'tracing'],
  ...['typed-client', 'unknown-parameters'],
].map((name) => `test/contract/${name}.test.ts`);

for (const file of storeBlind) if (!existsSync(file)) throw new Error(`${file} is not there`);
