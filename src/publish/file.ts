import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { Failure, failureTable } from '../contract/failures.ts';
import { goneSignal } from '../kernel/async/when-gone.ts';
import type { PublishDeps } from './deps.ts';
import { demandRoom } from './limits.ts';
import type { Requester } from './requester.ts';
import { type Intent, sendJournaled } from './send.ts';

/** A file gets this many times the usual deadline. */
const deadlines = 4;

/** Fetches the file, then sends it with the fields. */
export const sendFile = async (
  deps: PublishDeps,
  who: Requester,
  intent: Intent,
  sourceUrl: string,
) => {
  const { kind, adAccountId, params, token } = intent;
  await demandRoom(deps, who);
  const file = await deps.images.fetch(sourceUrl, goneSignal(who), who.caller.payer.accountId);
  const content = { params, base64: file.base64(), size: file.base64Length };
  try {
    intent.demandFile?.(file.sha256);
    return await sendJournaled(deps, who, intent, {
      journaled: { ...params, md5: file.md5 },
      deadlineMs: deps.platformTimeoutMs * deadlines,
      send: () =>
        deps.adnet.upload(token, kinds[kind].path(adAccountId), content, {
          queueName: adAccountId,
        }),
    });
  } finally {
    await file.dispose();
  }
};

/**
 * Checks the address of a file that the platform fetches. Only its text is checked: we never connect to it and look
 * up no name, because the answer would reveal which names our own network knows.
 */
export const demandPublic = ({ images }: PublishDeps, kind: Kind, url: string | undefined) => {
  const { source } = kinds[kind];
  if (url === undefined || source?.fetchedBy !== 'platform') return;
  const problem = images.findProblem(url);
  if (problem === null) return;
  const { field, notAllowed: code } = source;
  const fields = [{ field, message: failureTable[code].message }];
  throw new Failure(code, { cause: problem, fields });
};
