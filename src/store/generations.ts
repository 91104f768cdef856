import type { Db } from './open.ts';

/** Settled credits of the month and AI calls of the day. */
export const readUsage = async (db: Db, accountId: string, month: string, day: string) => {
  const row = await db
    .selectFrom('generations')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('credits'), eb.val(0)).as('credits'),
      eb.fn
        .coalesce(
          eb.fn.sum<number>(eb.case().when('day', '=', day).then(1).else(0).end()),
          eb.val(0),
        )
        .as('calls'),
    ])
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .where('state', '=', 'settled')
    .executeTakeFirstOrThrow();
  return { credits: Number(row.credits), calls: Number(row.calls) };
};
