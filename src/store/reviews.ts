import { sql } from 'kysely';
import { actorName } from './activity.ts';
import { now } from './clock.ts';
import type { ReviewAnswerRow, ReviewLinkRow } from './launch-tables.ts';
import type { Db } from './open.ts';
import type { ActivityRow } from './tables.ts';

type NewLink = Pick<ReviewLinkRow, 'id' | 'launch_id' | 'secret_hash' | 'facts'>;

type Maker = Pick<ActivityRow, 'actor_kind' | 'actor_id'>;

export const insertReviewLink = (tx: Db, link: NewLink, maker: Maker, lifeMs: number) =>
  tx
    .insertInto('review_links')
    .values({
      ...link,
      made_by: actorName(tx, maker),
      created_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
    })
    .returning(['expires_at'])
    .executeTakeFirstOrThrow();

/** The link behind a secret, with its launch and whether it still works. */
export const findReviewLink = (db: Db, secretHash: string) =>
  db
    .selectFrom('review_links as l')
    .innerJoin('launches as la', 'la.id', 'l.launch_id')
    .innerJoin('workspaces as w', 'w.id', 'la.workspace_id')
    .select([
      'l.facts',
      'l.made_by',
      'l.expires_at',
      'l.withdrawn_at',
      'la.id as launch_id',
      'la.workspace_id',
      'w.name as workspace_name',
      'w.archived_at',
      now.as('now'),
    ])
    .where('l.secret_hash', '=', secretHash)
    .executeTakeFirst();

/** Every link of a launch stops working at once; tells how many did. */
export const withdrawReviewLinks = async (db: Db, launchId: string) => {
  const { numUpdatedRows } = await db
    .updateTable('review_links')
    .set({ withdrawn_at: now })
    .where('launch_id', '=', launchId)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

export const insertReviewAnswers = (tx: Db, answers: Omit<ReviewAnswerRow, 'created_at'>[]) =>
  tx
    .insertInto('review_answers')
    .values(answers.map((answer) => ({ ...answer, created_at: now })))
    .execute();

/** Oldest first: the last answer to an ad counts. */
export const listReviewAnswers = (db: Db, launchId: string) =>
  db
    .selectFrom('review_answers')
    .selectAll()
    .where('launch_id', '=', launchId)
    .orderBy('id')
    .execute();
