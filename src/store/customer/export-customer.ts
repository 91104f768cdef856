import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { type Customer, ownedRows, type TableName } from './owned-rows.ts';
import { rangesOf } from './table-ranges.ts';

/** Columns with secrets or proofs, or that only record attempts. */
const secretColumn = /secret|hash|fingerprint|credential|public_key|^token$|^place$/;
const leftOut = new Set<TableName>(['sign_in_failures', 'passkey_challenges', 'kept_reads']);

export type ExportedRow = { table: TableName; row: Record<string, unknown> };

/** Every row of a customer, without secrets, a piece of a table at a time. */
export async function* exportCustomer(db: Db, customer: Customer): AsyncGenerator<ExportedRow[]> {
  for (const [table, owned] of Object.entries(ownedRows)) {
    // The keys of an object with known keys.
    const name = table as TableName;
    if (leftOut.has(name)) continue;
    for await (const range of rangesOf(db, name)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${range} as piece
        where ${owned(customer)}`.execute(db);
      if (rows.length > 0) yield rows.map((row) => ({ table: name, row: withoutSecrets(row) }));
    }
  }
  const { rows } = await sql<Record<string, unknown>>`select workspace_id, role from members
    where account_id = ${customer.id} and workspace_id not in
      (select id from workspaces where paid_by = ${customer.id})`.execute(db);
  if (rows.length > 0) yield rows.map((row) => ({ table: 'members', row }));
}

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)));
