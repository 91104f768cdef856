/** Each covers another part of the client: a create, a list, a key, another workspace, a file, a launch. */
export const drivenFiles = [
  'campaigns/campaigns.create',
  'campaigns/campaigns.list',
  'api-keys/apiKeys.mint',
  'workspaces/workspaces.create',
  'insights/insights.get',
  'launches/launches.start',
].map((name) => `test/contract/${name}.test.ts`);
