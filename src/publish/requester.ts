import { type BothGuardrails, noGuardrails } from '../adnet/guardrails/guardrails.ts';
import type { Actor } from '../events/record.ts';
import type { WhenGone } from '../kernel/when-gone.ts';
import { readNow } from '../store/clock.ts';
import { findConnection } from '../store/connections.ts';
import type { Db } from '../store/db.ts';
import type { ConnectionRow } from '../store/schema/tables.ts';
import type { KeyLimits, WriteLimits } from './limits.ts';

/** On whose behalf the platform is asked. A request's own context is one. */
export type Requester = {
  caller: {
    /** The account that asks: its failures count against it alone. */
    accountId: string;
    /** The customer whose workspace it is: calls to the platform are shared out among these, and their limits count. */
    payer: { accountId: string; plan: WriteLimits };
    workspace: { id: string };
    /** The key's own write limits, where a key with such limits asked for it. */
    keyLimits: KeyLimits | null;
    /** The limits on what may be made, and on which ad accounts may be read. */
    guardrails: BothGuardrails;
    connection: ConnectionRow | null;
    /** The database's time when the connection was read. */
    now: number;
  };
  /** The actor for the activity; and the request, if there is one. */
  actor: Actor;
  requestId: string | null;
  /** The request's trace, which goes along to the platform. */
  traceparent?: string | null;
  /** A token of the caller's own, which stands in for the connection; null: the connection's token. */
  accessToken: string | null;
  /** Calls the listener when nobody waits for the answer any more. */
  whenGone: WhenGone;
};

/** A workspace with its stored connection as it is now: for work that no request asks for. */
export const requesterFor = async (
  { store: { db } }: { store: { db: Db } },
  {
    payer,
    keyLimits,
    guardrails = noGuardrails,
    actor,
  }: Pick<Requester['caller'], 'payer' | 'keyLimits'> & {
    /** For work that makes something; what only looks after what was made has none. */
    guardrails?: BothGuardrails;
    actor: Actor;
  },
  workspaceId: string,
): Promise<Requester> => {
  const connection = (await findConnection(db, workspaceId)) ?? null;
  const now = await readNow(db);
  return {
    caller: {
      accountId: payer.accountId,
      payer,
      workspace: { id: workspaceId },
      keyLimits,
      guardrails,
      connection,
      now,
    },
    actor,
    requestId: null,
    accessToken: null,
    whenGone: () => {},
  };
};
