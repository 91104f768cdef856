/** The chapters of the document, in reading order; the first that fits an address is its chapter. */
const chapters = [
  {
    name: 'Account',
    description: 'Your account: plan, credits and AI calls.',
    has: /^\/account$/,
  },
  {
    name: 'Workspaces',
    description: 'One workspace per client, each with its own connection to Meta.',
    has: /^\/account\/workspaces/,
  },
  {
    name: 'API keys',
    description: 'Keys for programs. Each belongs to one workspace.',
    has: /^\/account\/api-keys/,
  },
  {
    name: 'Connection',
    description: 'Connecting a workspace to Meta, by a link in a browser or with a token.',
    has: /^\/adnet\/connection/,
  },
  {
    name: 'Reading',
    description: [
      'Ad accounts and what they hold: pages, campaigns, ad sets, creatives, ads, pictures, videos, audiences, pixels; and insights.',
      'Meta’s responses are returned unchanged.',
    ].join(' '),
    has: /^\/adnet\/(ad-accounts(?!\/[^/]+\/(targeting|delivery-estimate|previews))|insights|reports|errors|(campaigns|adsets|creatives|ads|videos)\/\{id\}$)/,
  },
  {
    name: 'Targeting and previews',
    description:
      'Whom ads can be aimed at, how many people that is, and how an ad looks. Questions to Meta: nothing is created or counted.',
    has: /^\/adnet\/(targeting|.*\/(targeting|delivery-estimate|previews))/,
  },
  {
    name: 'Publishing',
    description:
      'Pictures, campaigns, ad sets, creatives and ads. Everything is created paused; a person switches it on in Ads Manager.',
    has: /^\/adnet\//,
  },
  {
    name: 'Ad copy',
    description: 'Ad texts that claim nothing the brief does not say.',
    has: /^\/generate\//,
  },
  {
    name: 'Webhooks',
    description: 'Addresses of yours that are told when something happens.',
    has: /^\/account\/webhooks/,
  },
  {
    name: 'Activity',
    description: 'Who changed what in a workspace, for a year.',
    has: /^\/activity/,
  },
  { name: 'Other', description: 'Everything else.', has: /^/ },
];

export const tagOf = (path: string) => chapters.find(({ has }) => has.test(path))?.name ?? 'Other';

/** The declared tags: only those that are used. */
export const tagsFor = (used: ReadonlySet<string>) =>
  chapters
    .filter(({ name }) => used.has(name))
    .map(({ name, description }) => ({ name, description }));
