import { z } from 'zod';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { WriteRow } from '../../store/tables.ts';
import { findWrite, listWrites } from '../../store/writes.ts';
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
  summary: 'The last writes to the platform, unknown outcomes first.',
  options: z.object({
    limit: z.coerce.number().int().min(1).max(1000).default(50).describe('how many, default 50'),
  }),
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
  summary: 'One write: what was sent and what came back.',
  options: z.object({ id: z.string().trim().toLowerCase().describe('the write’s id') }),
  async run({ store }, { id }) {
    const row = isUuid(id) ? await findWrite(store.db, id) : undefined;
    if (!row) return refuse(`there is no write ${id}`);
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
