import { asFailure, outOfOrder, type Sqlite } from './embedded.ts';

type Member = { done(): void; fail(cause: unknown): void };

/**
 * Writes that arrive in one turn of the event loop reach the disk together, with one commit for
 * all: the disk is what a commit costs. Each member can still be undone alone, and none hears of
 * its success before the commit is safe.
 */
export type GroupCommit = {
  /** For a statement by itself, which is undone by itself when it fails. */
  open(): void;
  /** Before a transaction's first statement; the turn must be held until `leave` or `undo`. */
  enter(): void;
  leave(): void;
  undo(): void;
  /** After a statement by itself has failed. */
  mend(): void;
  /** Resolves when everything done so far is on disk; to be asked before the turn is given away. */
  safe(): Promise<void>;
};

export const createGroupCommit = (sqlite: Sqlite, turn: Turn, onCommit: () => void) => {
  let open = false;
  let members: Member[] = [];

  const conclude = (tell: (member: Member) => void) => {
    const all = members;
    members = [];
    open = false;
    for (const member of all) tell(member);
  };

  const commit = async () => {
    // Whoever holds the turn now is in the middle of something.
    await turn.take();
    try {
      if (open) sqlite.exec('commit');
      onCommit();
      conclude(({ done }) => done());
    } catch (cause) {
      if (sqlite.inTransaction) sqlite.exec('rollback');
      conclude(({ fail }) => fail(asFailure(cause)));
    } finally {
      turn.give();
    }
  };

  const begin = sqlite.prepare('begin immediate');
  const mark = sqlite.prepare('savepoint member');
  const release = sqlite.prepare('release member');

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
      if (sqlite.inTransaction) sqlite.exec('rollback to member; release member');
      group.mend();
    },
    mend() {
      if (!open) return;
      // Nobody may be left to ask for the commit of what the others did.
      if (sqlite.inTransaction) return void group.safe().catch(() => {});
      // A disk that is full makes the engine give up the whole transaction, the others' part too.
      const cause = outOfOrder(new Error('the transaction was given up'));
      conclude(({ fail }) => fail(cause));
    },
    safe: () =>
      open
        ? new Promise((done, fail) => {
            if (members.push({ done, fail }) === 1) setImmediate(commit);
          })
        : Promise.resolve(),
  };
  return { ...group, end: commit };
};

/** One connection, handed out in order. */
export const takeTurns = () => {
  const waiting: (() => void)[] = [];
  let busy = false;
  return {
    take: () =>
      new Promise<void>((resolve) => {
        if (busy) waiting.push(resolve);
        else {
          busy = true;
          resolve();
        }
      }),
    give: () => {
      const next = waiting.shift();
      if (next) next();
      else busy = false;
    },
  };
};

export type Turn = ReturnType<typeof takeTurns>;
