import * as z from 'zod';
import { iso } from '../../kernel/clock.ts';
import { listCopies } from '../../store/copy-history.ts';
import { operation } from '../core/operation.ts';
import { maxHistory } from './cost/charge.ts';
import { copyFields } from './write-ad-copy.ts';

const entry = z
  .object({
    id: z.string().describe('Of this answer.'),
    created_at: z.string().describe('When it was written, ISO 8601.'),
    brief: z.record(z.string(), z.unknown()).describe('The brief as it was sent.'),
    ...copyFields,
    claims: copyFields.claims.unwrap().describe('Where each statement comes from.'),
  })
  .meta({ id: 'WrittenCopy', description: 'Copy that was written, with its brief.' });

export const listCopyHistory = operation({
  id: 'adCopy.history',
  chapter: 'Ad copy',
  route: 'GET /generate/history',
  access: { workspace: 'editor' },
  summary: 'The ad copy that was written in the workspace, newest first.',
  description:
    'The 50 newest answers of POST /generate/ad-copy, each with its brief and its claims. They are kept for 90 days.',
  output: z.object({
    data: z.array(entry).describe('The answers, newest first.'),
    writer: z
      .enum(['builtin', 'model'])
      .describe('Who writes now: the built-in writer, which drafts, or a connected model.'),
  }),
  example: {
    answer: {
      data: [
        {
          id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
          created_at: '2026-11-15T09:30:00.000Z',
          brief: {
            product: 'Two-person tent for rain and wind',
            audience: 'weekend hikers',
            benefits: ['Weighs 1.9 kg'],
            num_variants: 1,
            num_hooks: 0,
          },
          variants: [
            {
              id: 'v1',
              angle: 'One benefit',
              hook: 'Weighs 1.9 kg.',
              primary_text: 'Weighs 1.9 kg. Two-person tent for rain and wind. See the details.',
              headline: 'The facts',
              description: 'Details on the page',
              call_to_action_type: 'LEARN_MORE',
            },
          ],
          hooks: [],
          claims: [
            {
              variant: 'v1',
              words: 'Weighs 1.9 kg',
              sources: [{ field: 'benefits[0]', quote: 'Weighs 1.9 kg' }],
            },
          ],
          credits_charged: 10,
        },
      ],
      writer: 'builtin',
    },
  },
  failures: [],

  async run({ deps: { store, openCopyDesk }, caller }) {
    const { isModel } = await openCopyDesk();
    const rows = await listCopies(store.db, caller.workspace.id, maxHistory);
    return {
      data: rows.map(({ id, created_at, brief, answer }) => ({
        id,
        created_at: iso(created_at),
        brief: JSON.parse(brief),
        ...JSON.parse(answer),
      })),
      writer: isModel ? ('model' as const) : ('builtin' as const),
    };
  },
});
