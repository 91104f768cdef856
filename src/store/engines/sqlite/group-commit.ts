import { elapsed } from '../../../kernel/clock.ts';
import type { FairQueue } from '../../../kernel/fairness/fair-queue.ts';
import { asDatabaseFailure, outOfOrder, type Sqlite } from './sqlite.ts';

type Member = { done(): void; fail(cause: unknown): void };

/**
 * Writes of one turn of the event loop are committed together, because a commit mostly waits for the disk. Each
 * member can be rolled back alone, and none is reported as done before the commit is on disk. The caller of these
 * functions must hold the slot.
 */
export type GroupCommit = {
  /** For a single statement, which the database rolls back by itself if it fails. */
  open(): void;
  /** Before a transaction's first statement; then `leave` or `undo`. */
  enter(): void;
  leave(): void;
  undo(): void;
  /** Ends what a failed statement or entry left open. */
  recover(): void;
  /** Resolves when everything done so far is on disk; to be called before the slot is given away. */
  whenOnDisk(): Promise<void>;
  /** Commits what is open. */
  settle(): void;
};

export const createGroupCommit = (
  sqlite: Sqlite,
  queue: FairQueue,
  onCommit: (tookMs: number) => void,
): GroupCommit => {
  let open = false;
  let members: Member[] = [];
  const begin = sqlite.prepare('begin immediate');
  const mark = sqlite.prepare('savepoint member');
  const release = sqlite.prepare('release member');

  const conclude = (settleMember: (member: Member) => void) => {
    const all = members;
    members = [];
    open = false;
    for (const member of all) settleMember(member);
  };

  const giveUp = (cause: unknown) => {
    try {
      if (sqlite.inTransaction) sqlite.exec('rollback');
    } finally {
      conclude(({ fail }) => fail(asDatabaseFailure(cause)));
    }
  };

  const commitLater = async () => {
    // The present owner of the slot is in the middle of its work.
    await takeSlot(queue);
    try {
      group.settle();
    } finally {
      queue.leave();
    }
  };

  const group: GroupCommit = {
    open() {
      if (!open) begin.run();
      open = true;
    },
    enter() {
      group.open();
      mark.run();
    },
    leave: () => void release.run(),
    undo() {
      try {
        if (sqlite.inTransaction) sqlite.exec('rollback to member; release member');
      } catch (cause) {
        // Half a transaction must not be committed with the others.
        giveUp(cause);
      }
      group.recover();
    },
    recover() {
      if (!open) return;
      // Possibly no other member requests the commit, so it is requested here.
      if (sqlite.inTransaction) group.whenOnDisk().catch(() => {});
      // A disk that is full makes the engine give up the whole transaction, the others' part too.
      else giveUp(outOfOrder(new Error('the transaction was given up')));
    },
    whenOnDisk: () =>
      open
        ? new Promise((done, fail) => {
            // If the store was closed meanwhile, it has settled all members already.
            if (members.push({ done, fail }) === 1)
              setImmediate(() => commitLater().catch(() => {}));
          })
        : Promise.resolve(),
    settle() {
      try {
        const began = elapsed();
        if (open) sqlite.exec('commit');
        onCommit(elapsed() - began);
        conclude(({ done }) => done());
      } catch (cause) {
        giveUp(cause);
      }
    },
  };
  return group;
};

/** The only connection, for the next caller; fails after the store was closed. */
export const takeSlot = async (queue: FairQueue) => {
  const queueEntry = queue.enter();
  if (queueEntry === true || (await queueEntry.admitted)) return;
  throw outOfOrder(new Error('the store is closed'));
};
