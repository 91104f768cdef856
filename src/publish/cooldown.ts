import * as z from 'zod';
import type { Token } from '../adnet/client/client.ts';
import type { Intended } from '../adnet/kinds/kind.ts';
import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { manualSteps } from '../adnet/manual/manual-steps.ts';
import { objectRead } from '../adnet/wire/lists.ts';
import { Failure } from '../contract/failures.ts';
import { sameSecret } from '../secrets/random-secret.ts';
import type { ConnectionRow } from '../store/schema/tables.ts';
import { ask } from './ask.ts';
import type { PublishDeps } from './deps.ts';
import type { Requester } from './requester.ts';
import { isReadable, openToken } from './token.ts';

/** Writes are locked for a while after a new connection; a caller's own token is not that connection. */
export const demandUnlocked = async (
  deps: PublishDeps,
  who: Requester,
  token: Token,
  kind: Kind,
  intended: Intended,
) => {
  const { connection, now } = who.caller;
  if (connection === null || connection.writes_unlock_at <= now) return;
  if (who.accessToken !== null && !isStored(deps, connection, who.accessToken)) return;
  const currency = await currencyOf(deps, who, token, intended.adAccountId);
  throw new Failure('writes_disabled', {
    details: {
      action: kinds[kind].action,
      intended_params: shownParams(kind, intended),
      manual_steps: manualSteps(kind, { ...intended, currency }),
    },
    retryAfterSeconds: (connection.writes_unlock_at - now) / 1000,
  });
};

/** What would have been sent, and to which account. A file that we would fetch is named, not fetched. */
const shownParams = (kind: Kind, { adAccountId, params, sourceUrl }: Intended) => ({
  account_id: adAccountId,
  ...params,
  ...(kinds[kind].source?.fetchedBy === 'us' && { bytes: `<base64 of ${sourceUrl}>` }),
});

/** A caller who sends the stored token itself does not get around the cool-down. */
const isStored = (deps: PublishDeps, connection: ConnectionRow, accessToken: string) =>
  isReadable(deps, connection) && sameSecret(openToken(deps, connection), accessToken);

const adAccount = z.object({ currency: z.string() });

/** The currency, so that the steps name budgets as people do; without it they are in minor units. */
const currencyOf = async (deps: PublishDeps, who: Requester, token: Token, adAccountId: string) => {
  try {
    const answer = await ask(deps, who, token, objectRead(adAccountId, 'currency'));
    if (answer.kind !== 'ok') return undefined;
    return adAccount.parse(JSON.parse(answer.relayed.body.toString())).currency;
  } catch {
    return undefined;
  }
};
