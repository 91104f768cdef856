import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

type Event = {
  at: 'sent' | 'told';
  name: string;
  act: 'mint' | 'revoke';
  id?: string;
  status?: number;
};

/** Records what a client sent and received, before each send and after each answer. */
export const openHistory = (file: string) => {
  // A repeated check must not find the records of its first attempt.
  writeFileSync(file, '');
  return { note: (event: Event) => appendFileSync(file, `${JSON.stringify(event)}\n`) };
};

type KeyRow = { id: string; name: string; revoked_at: string | null };

/** Compares the history with what the service lists now, without knowing how either came about. */
export const checkHistory = (file: string, rows: KeyRow[]) => {
  const events: Event[] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const answersTo = (act: Event['act'], status: number) =>
    events.filter((event) => event.at === 'told' && event.act === act && event.status === status);
  const sentMints = new Set(
    events.filter(({ at, act }) => at === 'sent' && act === 'mint').map(({ name }) => name),
  );
  const sentRevokes = new Set(
    events.filter(({ at, act }) => at === 'sent' && act === 'revoke').map(({ name }) => name),
  );
  return {
    sent: events.filter(({ at }) => at === 'sent').length,
    acknowledged: answersTo('mint', 201).length + answersTo('revoke', 200).length,
    /** Acknowledged, but missing. */
    lost: [
      ...answersTo('mint', 201).filter(({ name, id }) => byName.get(name)?.id !== id),
      ...answersTo('revoke', 200).filter(({ name }) => !byName.get(name)?.revoked_at),
    ],
    /** Present, but never requested. */
    invented: rows.filter(
      ({ name, revoked_at }) =>
        name !== 'First key' && (!sentMints.has(name) || (revoked_at && !sentRevokes.has(name))),
    ),
    twice: rows.length - byName.size,
  };
};
