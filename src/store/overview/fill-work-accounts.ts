import { sql } from 'kysely';
import type { Store } from '../open.ts';

const name = 'work_accounts';
const whole = 'whole';

/**
 * Notes for the next workspaces in which ad account they made something last, where that was before `work_accounts` was there;
 * triggers see to all others. One node does it at a time. False: all are noted, or another node is at it.
 */
export const fillWorkAccounts = (store: Pick<Store, 'transaction'>, limit: number) =>
  store.transaction(async (tx) => {
    const { rows } = await sql<{
      value: string;
    }>`select value from settings where name = ${name} and value <> ${whole} for update skip locked`.execute(
      tx,
    );
    const [progress] = rows;
    if (!progress) return false;
    const next = await tx
      .selectFrom('workspaces')
      .select('id')
      .where('id', '>', progress.value)
      .orderBy('id')
      .limit(limit)
      .execute();
    await sql`insert into work_accounts (workspace_id, ad_account_id)
      select next.id, last.ad_account_id from json_array_elements_text(${JSON.stringify(next.map(({ id }) => id))}::text::json) as next(id)
      cross join lateral (select ad_account_id from writes as w where w.workspace_id = next.id
        order by w.created_at desc limit 1) as last
      on conflict (workspace_id) do nothing`.execute(tx);
    const value = next.length < limit ? whole : (next.at(-1)?.id ?? whole);
    await tx.updateTable('settings').set({ value }).where('name', '=', name).execute();
    return value !== whole;
  });
