/** Each shows something else of the client: a create, a list, a key of one's own, another workspace, a file, a launch. */
export const drivenFiles = [
  'campaigns.create',
  'campaigns.list',
  'apiKeys.mint',
  'workspaces.create',
  'insights.get',
  'launches.start',
].map((name) => `test/contract/${name}.test.ts`);
