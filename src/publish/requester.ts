import { type BothGuardrails, noGuardrails } from '../adnet/guardrails/guardrails.ts';
import type { Actor } from '../events/record.ts';
import type { WhenGone } from '../kernel/async/when-gone.ts';
import { readNow } from '../store/clock.ts';
import { findConnection } from '../store/connections.ts';
import type { Db } from '../store/db.ts';
import type { ConnectionRow } from '../store/schema/tables.ts';
import type { KeyLimits, WriteLimits } from './limits.ts';

/** The party on whose behalf the platform is called. A request's own context is a requester too. */
export type Requester = {
  caller: {
    /** The account that makes the request; its failures count against it alone. */
    accountId: string;
    /**
     * The account that pays for the workspace. Calls to the platform are shared out among paying accounts, and
     * their limits apply.
     */
    payer: { accountId: string; plan: WriteLimits };
    workspace: { id: string };
    /** The key's own write limits, if the request came with such a key. */
    keyLimits: KeyLimits | null;
    /** Limits on what may be created, and on which ad accounts may be read. */
    guardrails: BothGuardrails;
    connection: ConnectionRow | null;
    /** The database's time when the connection was read. */
    now: number;
  };
  /** The actor for the activity, and the id of the request if there is one. */
  actor: Actor;
  requestId: string | null;
  /** The request's trace context, which is sent to the platform. */
  traceparent?: string | null;
  /** A token that the caller sent, used instead of the connection; null: the connection's token is used. */
  accessToken: string | null;
  /** Calls the listener when the client no longer waits for the answer. */
  whenGone: WhenGone;
};

/** A workspace with its stored connection as it is now, for work that no request started. */
export const requesterFor = async (
  { store: { db } }: { store: { db: Db } },
  {
    payer,
    keyLimits,
    guardrails = noGuardrails,
    actor,
  }: Pick<Requester['caller'], 'payer' | 'keyLimits'> & {
    /** For work that creates something; checks of existing objects need none. */
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
