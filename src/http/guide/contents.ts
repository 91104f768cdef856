/** The guide's contents, by kind of reader. A test checks that every page of `docs/` is listed once. */
export const contents = [
  {
    title: 'Begin',
    pages: ['getting-started', 'cli', 'concepts', 'glossary'],
  },
  {
    title: 'For agencies',
    pages: ['console', 'people', 'copy'],
  },
  {
    title: 'For programs',
    pages: [
      'rest',
      'launches',
      'reports',
      'activity',
      'client',
      'python',
      'agents',
      'what-runs',
      'looking-around',
      'idempotency',
      'webhooks',
      'errors',
      'platform-errors',
    ],
  },
  {
    title: 'For operators',
    pages: ['connect-meta', 'operating', 'upgrading', 'configuration'],
  },
  {
    title: 'What it promises',
    pages: ['promises', 'plan-figures', 'chaos', 'comparison', 'dependencies'],
  },
] as const;

export const pageNames: readonly string[] = contents.flatMap(({ pages }) => pages);
