import { sql } from 'kysely';
import type { House } from '../house/house.ts';

/** From now on, the database stores intents but refuses outcomes, as on a full disk. */
export const refuseOutcomes = async ({ engine, service }: Pick<House, 'engine' | 'service'>) => {
  const { db } = service.deps.store;
  if (engine === 'embedded') {
    await sql`create trigger full before update on writes begin select raise(abort, 'full'); end`.execute(
      db,
    );
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before update on writes execute function refuse()`.execute(db);
};
