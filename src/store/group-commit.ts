import { asFailure, outOfOrder, type Sqlite } from './embedded.ts';

type Member = { done(): void; fail(cause: unknown): void };

/**
 * Writes that arrive in one turn of the event loop reach the disk together, with one commit for
 * all: the disk is what a commit costs. Each member can still be undone alone, and none hears of
 * its success before the commit is safe. Whoever calls any of these holds the turn.
 */
export type GroupCommit = {
  /** For a statement by itself, which is undone by itself when it fails. */
  open(): void;
  /** Before a transaction's first statement; then `leave` or `undo`. */
  enter(): void;
  leave(): void;
  undo(): void;
  /** After a statement by itself, or an entry, has failed. */
  mend(): void;
  /** Resolves when everything done so far is on disk; to be asked before the turn is given away. */
  safe(): Promise<void>;
  /** Brings what there is to disk. */
  settle(): void;
};

export const createGroupCommit = (
  sqlite: Sqlite,
  turn: Turn,
  onCommit: () => void,
): GroupCommit => {
  let open = false;
  let members: Member[] = [];
  const begin = sqlite.prepare('begin immediate');
  const mark = sqlite.prepare('savepoint member');
  const release = sqlite.prepare('release member');

  const conclude = (tell: (member: Member) => void) => {
    const all = members;
    members = [];
    open = false;
    for (const member of all) tell(member);
  };

  const giveUp = (cause: unknown) => {
    try {
      if (sqlite.inTransaction) sqlite.exec('rollback');
    } finally {
      conclude(({ fail }) => fail(asFailure(cause)));
    }
  };

  const commitLater = async () => {
    // Whoever holds the turn now is in the middle of something.
    await turn.take();
    try {
      group.settle();
    } finally {
      turn.give();
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
      group.mend();
    },
    mend() {
      if (!open) return;
      // Nobody may be left to ask for the commit of what the others did.
      if (sqlite.inTransaction) group.safe().catch(() => {});
      // A disk that is full makes the engine give up the whole transaction, the others' part too.
      else giveUp(outOfOrder(new Error('the transaction was given up')));
    },
    safe: () =>
      open
        ? new Promise((done, fail) => {
            // The store that is closed meanwhile has settled it; there is nobody left to tell.
            if (members.push({ done, fail }) === 1)
              setImmediate(() => commitLater().catch(() => {}));
          })
        : Promise.resolve(),
    settle() {
      try {
        if (open) sqlite.exec('commit');
        onCommit();
        conclude(({ done }) => done());
      } catch (cause) {
        giveUp(cause);
      }
    },
  };
  return group;
};

type Waiting = { go(): void; fail(cause: unknown): void };

/** One connection, handed out in order. */
export const takeTurns = () => {
  const waiting: Waiting[] = [];
  let busy = false;
  let closed = false;
  return {
    take: () =>
      new Promise<void>((go, fail) => {
        if (closed) fail(closing());
        else if (busy) waiting.push({ go, fail });
        else {
          busy = true;
          go();
        }
      }),
    give: () => {
      const next = waiting.shift();
      if (next) next.go();
      else busy = false;
    },
    /** Nobody gets another one. */
    close: () => {
      closed = true;
      for (const { fail } of waiting.splice(0)) fail(closing());
    },
  };
};

const closing = () => outOfOrder(new Error('the store is closed'));

export type Turn = ReturnType<typeof takeTurns>;
