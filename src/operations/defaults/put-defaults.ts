import { shortPart } from '../../publish/launch/plan/text-limits.ts';
import { upsertWorkspaceDefaults } from '../../store/workspace-defaults.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { defaultsBody } from '../launches/plan/launch-body-schema.ts';

export const storedDefaults = defaultsBody.meta({
  id: 'Defaults',
  description: 'What launches and creates of a workspace use where they say nothing else.',
});

export const exampleDefaults = {
  page_id: exampleIds.page,
  link_url: 'https://example.com',
  call_to_action_type: 'SHOP_NOW',
};

export const putDefaults = operation({
  id: 'defaults.put',
  chapter: 'Publishing',
  route: 'PUT /adnet/defaults',
  access: { adnet: 'admin' },
  summary: 'Set what launches and creates use where they say nothing else.',
  description: 'Replaces all of them; {} removes them.',
  input: {
    // Every launch repeats these texts, so they have the limits of a launch.
    body: defaultsBody.superRefine((body, { addIssue }) => {
      shortPart(body, 'defaults', (field, message) =>
        addIssue({ code: 'custom', path: field.split('.').slice(1), message }),
      );
    }),
  },
  output: storedDefaults,
  failures: [],
  example: { body: exampleDefaults, answer: exampleDefaults },

  async run({ deps: { store }, caller }, { body }) {
    await upsertWorkspaceDefaults(store.db, caller.workspace.id, JSON.stringify(body));
    return body;
  },
});
