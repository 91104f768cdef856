/** The chapters of the API reference, in reading order. Each operation names its own. */
export const chapters = {
  Account: 'Your account: plan, credits and AI calls.',
  Workspaces: 'One workspace per client, each with its own connection to Meta.',
  Overview: 'All your clients at a glance: how each one is doing, and the ads that wait, paused.',
  'API keys': 'Keys for programs. Each belongs to one workspace.',
  Connection: 'Connecting a workspace to Meta, by a link in a browser or with a token.',
  Reading:
    'Ad accounts and what they hold: pages, campaigns, ad sets, creatives, ads, pictures, videos, audiences, pixels; and ' +
    'insights. Meta’s responses are returned unchanged.',
  'Targeting and previews':
    'Whom ads can be aimed at, how many people that is, and how an ad looks. Questions to Meta: nothing is created or counted.',
  Publishing:
    'Pictures, campaigns, ad sets, creatives and ads. Everything is created paused; a person switches it on in Ads Manager.',
  'Ad copy': 'Ad texts that claim nothing the brief does not say.',
  Webhooks: 'Addresses of yours that are told when something happens.',
  Activity: 'Who changed what in a workspace, for a year.',
} satisfies Record<string, string>;

export type Chapter = keyof typeof chapters;
