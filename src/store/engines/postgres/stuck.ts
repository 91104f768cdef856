/** SQLSTATE: waited too long for a lock, or took too long as a whole. */
const waitedInVain = new Set(['55P03', '57014']);

const isWaitInVain = (error: unknown) =>
  error instanceof Error && 'code' in error && waitedInVain.has(String(error.code));

/** Longer than any statement may take, so that nobody who is only slow is ended. */
const endStuckSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and application_name = 'greenroom'
  and state = 'active' and wait_event = 'ClientRead' and xact_start is not null
  and state_change < clock_timestamp() - interval '5 seconds'`;

/**
 * A node that stops between two halves of a message (a suspended machine, a stopped process) keeps
 * the locks of its transaction: the server takes it for busy, so none of its time limits ends it,
 * and the kernel still answers for it. Another node that waited for such a lock in vain ends it.
 */
export const createLockBreaker = (ask: (text: string) => PromiseLike<unknown>) => {
  let isAsking = false;
  return (error: unknown) => {
    if (isAsking || !isWaitInVain(error)) return;
    isAsking = true;
    Promise.resolve(ask(endStuckSessions))
      // Whoever waits in vain next asks again.
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  };
};
