import { readFileSync } from 'node:fs';

/** Ends at the front door, or at the platform: the store is asked for nothing but the caller. */
const passing = [
  ...['adAccounts.list', 'adCopy.check', 'ads.list', 'adsets.list', 'campaigns.list', 'pages.list'],
  ...['csv', 'csv-stop', 'errors.get', 'event-loop', 'event-loop-launches', 'fairness'],
  ...['front-door', 'home', 'insights.get', 'insights.query', 'large-bodies', 'lists.query'],
  ...['openapi', 'order-of-checks', 'passthrough', 'previews', 'reading-lists', 'reading-objects'],
  ...['reports.get', 'reports.rows', 'reports.start', 'smuggling', 'targeting', 'tracing'],
  ...['typed-client', 'unknown-parameters', 'videos.get', 'worst-inputs'],
  ...['ad-preview', 'automatic-changes', 'noisy-files', 'objectives.list', 'one-ad-shapes'],
  ...['bad-inputs', 'strangers'],
];

/**
 * Keeps what others keep that are tried on both. `examples` calls every operation once; a create is `journal` and
 * `reconcile`, a launch `launches.start` and `launches.carry`, a link `launches.approval`, a connection
 * `connection.key-ring` and `canary`, a tool, form or page its operation, fair turns `noisy-work` and `noisy-launches`.
 */
const alike = [
  ...['ads.create', 'adsets.create', 'campaigns.create', 'creatives.create', 'images.upload'],
  ...['videos.upload', 'validate-only', 'pinned-account', 'writes-disabled'],
  ...['launches.dryRun', 'launches.fromCsv', 'launches.approve', 'launches.cancel', 'launches.get'],
  ...['launches.resume', 'launches.reviewLink', 'launches.watch', 'launches.withdrawReviewLink'],
  ...['connection.pin', 'defaults.get', 'defaults.put', 'workspaces.rename'],
  ...['mcp.tools', 'mcp.trouble', 'console-launch', 'console-names', 'console-work'],
  ...['connect-login', 'connect-origin', 'connect-trouble', 'console-insights', 'noisy-pages'],
  ...['console-connection', 'console-copy', 'console-file-words', 'console-guardrails'],
  ...['console-launch-repair', 'console-launch-review', 'console-launch-trouble', 'console-wizard'],
  ...['launches.names', 'launches.recipes', 'launches.texts', 'lead-form-ads', 'post-ads'],
  ...['mcp.lead-forms', 'mcp.short-answers', 'account.get', 'apiKeys.list', 'connect-link'],
  ...['connection.get', 'connection.health', 'connection.link', 'guardrails-everywhere'],
  ...['key-workspace', 'launches.refused-plan', 'console-waiting', 'noisy-doors'],
  ...['workspaces.create', 'workspaces.list'],
];

/**
 * Of the contract, what the choice of a store does not change: `npm test` runs it on the embedded
 * store, `npm run test:long` on both. What needs a second node runs on PostgreSQL alone, so it would not run at all.
 */
export const storeBlind = [...passing, ...alike].map((name) => `test/contract/${name}.test.ts`);

for (const file of storeBlind)
  if (readFileSync(file, 'utf8').includes('.secondNode('))
    throw new Error(`${file} needs two nodes, so it has to run on PostgreSQL`);
