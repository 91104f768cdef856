import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listLaunches as listRows } from '../../store/launches/launches.ts';
import { operation } from '../core/operation.ts';
import { idText, wholeNumber } from '../core/schemas.ts';
import { exampleLaunch } from './answers/examples.ts';
import { presentLaunches } from './answers/present.ts';
import { launchSummary } from './answers/schemas.ts';

export const listLaunches = operation({
  id: 'launches.list',
  chapter: 'Publishing',
  route: 'GET /adnet/launches',
  access: { adnet: 'viewer' },
  summary: 'List the workspace’s launches, newest first.',
  description: 'Each with how far it is. The next page begins after next of the answer before.',
  input: {
    query: z.object({
      limit: wholeNumber(1, 100, 25).describe('Launches per page, 1 to 100.'),
      after: idText.optional().describe('The next page: next of the answer before.'),
    }),
  },
  output: z
    .object({
      launches: z.array(launchSummary).describe('Newest first.'),
      next: z.string().nullable().describe('For after; null on the last page.'),
    })
    .meta({ id: 'Launches', description: 'Launches of a workspace.' }),
  failures: [],
  example: { answer: { launches: [exampleLaunch], next: null } },

  async run({ deps: { store }, caller }, { query: { limit, after } }) {
    if (after !== undefined && !isUuid(after)) throw badCursor();
    const rows = await listRows(store.db, caller.workspace.id, limit + 1, after ?? null);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      launches: await presentLaunches(store.db, page),
      next: rows.length > limit && last ? last.id : null,
    };
  },
});

const badCursor = () =>
  new Failure('invalid_request', {
    fields: [{ field: 'after', message: 'must be next of an earlier answer' }],
  });
