import { readDefaults } from '../core/create/workspace-defaults.ts';
import { operation } from '../core/operation.ts';
import { exampleDefaults, storedDefaults } from './put-defaults.ts';

export const getDefaults = operation({
  id: 'defaults.get',
  chapter: 'Publishing',
  route: 'GET /adnet/defaults',
  access: { adnet: 'viewer' },
  summary: 'Show what launches and creates use where they say nothing else.',
  description: 'An empty object where nobody has set any.',
  output: storedDefaults,
  failures: [],
  example: { answer: exampleDefaults },

  run: async ({ deps: { store }, caller }) =>
    (await readDefaults(store.db, caller.workspace.id)) ?? {},
});
