import { elapsed } from '../../../kernel/clock.ts';
import type { FairQueue } from '../../../kernel/fairness/fair-queue.ts';
import { asDatabaseFailure, outOfOrder, type Sqlite } from './sqlite.ts';

type Member = { done(): void; fail(cause: unknown): void };

/**
 * Writes that arrive in one turn of the event loop reach the disk with one commit for all, because
 * waiting for the disk is what a commit costs. Each member can still be undone alone, and none is
 * told of its success before the commit is on disk. Whoever calls any of these holds the turn.
 */
export type GroupCommit = {
  /** For a statement by itself, which is undone by itself when it fails. */
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
    // Whoever holds the turn now is in the middle of something.
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
      // Perhaps no other member will ask for the commit any more, so it is asked for here.
      if (sqlite.inTransaction) group.whenOnDisk().catch(() => {});
      // A disk that is full makes the engine give up the whole transaction, the others' part too.
      else giveUp(outOfOrder(new Error('the transaction was given up')));
    },
    whenOnDisk: () =>
      open
        ? new Promise((done, fail) => {
            // The store that is closed meanwhile has settled it; there is nobody left to tell.
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

/** The one connection, for whoever calls next; fails once the store is closed. */
export const takeSlot = async (queue: FairQueue) => {
  const queueEntry = queue.enter();
  if (queueEntry === true || (await queueEntry.admitted)) return;
  throw outOfOrder(new Error('the store is closed'));
};
