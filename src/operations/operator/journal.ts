import * as z from 'zod';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findWrite, listWrites } from '../../store/journal/writes.ts';
import type { WriteRow } from '../../store/schema/tables.ts';
import { command } from './command.ts';
import { refuse } from './refuse.ts';
import { table } from './table.ts';

const presentWrite = (row: WriteRow) => ({
  id: row.id,
  state: row.state,
  action: row.action,
  workspace_id: row.workspace_id,
  ad_account_id: row.ad_account_id,
  object_id: row.object_id,
  idempotency_key: row.idempotency_key,
  created_at: iso(row.created_at),
  settled_at: isoOrNull(row.settled_at),
  verified_at: isoOrNull(row.verified_at),
  found: row.found,
});

export const listJournal = command({
  name: 'journal list',
  summary: 'List the last writes to the ad platform. Those with an unknown outcome come first.',
  options: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(50)
      .describe('How many to list, up to 1000.'),
  }),
  examples: ['journal list', 'journal list --limit 10 --json'],
  run: async ({ store }, { limit }) => (await listWrites(store.db, limit)).map(presentWrite),
  present: (writes) =>
    table(
      ['id', 'state', 'action', 'object', 'when'],
      writes.map((write) => [
        write.id,
        write.state,
        write.action,
        write.object_id ?? '',
        write.created_at.slice(0, 19).replace('T', ' '),
      ]),
    ),
});

export const showJournal = command({
  name: 'journal show',
  summary: 'Show one write: what was sent and what the platform answered.',
  options: z.object({ id: z.string().trim().toLowerCase().describe('The write’s id.') }),
  examples: ['journal show --id 01a1de28-7ab9-7000-9e96-3c49455d9528'],
  async run({ store }, { id }) {
    const row = isUuid(id) ? await findWrite(store.db, id) : undefined;
    if (!row) return refuse(`there is no write with the id ${id}`);
    return {
      ...presentWrite(row),
      checks: row.checks,
      params: JSON.parse(row.params),
      status: row.status,
      response: row.response === null ? null : Buffer.from(row.response, 'base64').toString(),
    };
  },
  present: (write) =>
    Object.entries(write)
      .map(
        ([name, value]) =>
          `${name.padEnd(16)} ${typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')}`,
      )
      .join('\n'),
});
