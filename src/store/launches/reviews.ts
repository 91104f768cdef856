import { sql } from 'kysely';
import { actorName } from '../activity.ts';
import { now } from '../clock.ts';
import { changesOne, countChanges, countRows, type Db } from '../db.ts';
import type { ReviewAnswerRow, ReviewLinkRow } from '../schema/launch-tables.ts';
import type { ActivityRow } from '../schema/tables.ts';

type NewLink = Pick<ReviewLinkRow, 'id' | 'launch_id' | 'secret_hash' | 'facts'>;

type Maker = Pick<ActivityRow, 'actor_kind' | 'actor_id'>;

export const insertReviewLink = (tx: Db, link: NewLink, maker: Maker, lifeMs: number) =>
  tx
    .insertInto('review_links')
    .values({
      ...link,
      made_by: actorName(tx, maker),
      maker_kind: maker.actor_kind,
      maker_id: maker.actor_id,
      answers: 0,
      answers_from: 0,
      created_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
    })
    .returning(['expires_at'])
    .executeTakeFirstOrThrow();

/** How many links of a launch still work. */
export const countReviewLinks = (db: Db, launchId: string) =>
  countRows(
    db
      .selectFrom('review_links')
      .where('launch_id', '=', launchId)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now),
  );

/**
 * The link with this secret, its launch, whether it still works, and what its maker may do now: the role of the
 * person, or of the person whose key made it.
 */
export const findReviewLink = (db: Db, secretHash: string) =>
  db
    .selectFrom('review_links as l')
    .innerJoin('launches as la', 'la.id', 'l.launch_id')
    .innerJoin('workspaces as w', 'w.id', 'la.workspace_id')
    .innerJoin('accounts as p', (join) =>
      join.on((eb) => eb('p.id', '=', eb.fn.coalesce('w.paid_by', 'la.account_id'))),
    )
    .leftJoin('api_keys as k', (join) =>
      join.onRef('k.id', '=', 'l.maker_id').on('l.maker_kind', '=', 'key'),
    )
    .leftJoin('accounts as a', (join) =>
      join.on((eb) => eb('a.id', '=', eb.fn.coalesce('k.account_id', 'l.maker_id'))),
    )
    .leftJoin('members as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').onRef('m.workspace_id', '=', 'la.workspace_id'),
    )
    .select((eb) => [
      'l.id as link_id',
      'la.state',
      'la.approved_at',
      'la.review_from',
      'la.plan_digest',
      eb
        .selectFrom('review_answers as ra')
        .select((ra) => ra.fn.max('ra.id').as('id'))
        .whereRef('ra.launch_id', '=', 'la.id')
        .as('last_answer'),
      'l.maker_id',
      'k.revoked_at as key_revoked_at',
      'a.disabled_at as maker_disabled_at',
      'm.role as maker_role',
      'p.disabled_at as payer_disabled_at',
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

/** Ends every link of a launch at once; returns how many there were. */
export const withdrawReviewLinks = (db: Db, launchId: string) =>
  countChanges(
    db
      .updateTable('review_links')
      .set({ withdrawn_at: now })
      .where('launch_id', '=', launchId)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now),
  );

type AnswerLimit = { max: number; perMs: number };

/** Counts an answer under a link; false when it took as many as it may for now. */
export const countAnswer = (tx: Db, linkId: string, { max, perMs }: AnswerLimit) => {
  const isOver = sql<boolean>`answers_from <= ${now} - ${perMs}`;
  return changesOne(
    tx
      .updateTable('review_links')
      .set({
        answers: sql<number>`case when ${isOver} then 1 else answers + 1 end`,
        answers_from: sql<number>`case when ${isOver} then ${now} else answers_from end`,
      })
      .where('id', '=', linkId)
      .where((eb) => eb.or([isOver, eb('answers', '<', max)])),
  );
};

/**
 * For each ad and link, keeps the last approval and the last request for changes: a comment stays when its ad is
 * approved later, and repeated answers add nothing.
 */
export const putReviewAnswers = (tx: Db, answers: Omit<ReviewAnswerRow, 'created_at'>[]) =>
  tx
    .insertInto('review_answers')
    .values(answers.map((answer) => ({ ...answer, created_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['launch_id', 'link_id', 'step', 'verdict']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        comment: eb.ref('excluded.comment'),
        name: eb.ref('excluded.name'),
        link_by: eb.ref('excluded.link_by'),
        plan_digest: eb.ref('excluded.plan_digest'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();

/** Oldest first: the last answer to an ad counts. */
export const listReviewAnswers = (db: Db, launchId: string) =>
  db
    .selectFrom('review_answers')
    .selectAll()
    .where('launch_id', '=', launchId)
    .orderBy('id')
    .execute();
