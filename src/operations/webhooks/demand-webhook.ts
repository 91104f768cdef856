import { Failure } from '../../contract/failures.ts';
import { hostOf } from '../../events/deliver-one.ts';
import type { ActionOn } from '../../events/event-action.ts';
import { record } from '../../events/record.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Db } from '../../store/db.ts';
import { findWebhook } from '../../store/webhooks/webhooks.ts';
import type { Context } from '../core/operation.ts';

/** An endpoint of the workspace. */
export const demandWebhook = async ({ caller }: Pick<Context, 'caller'>, db: Db, id: string) => {
  const storedWebhook = isUuid(id)
    ? await findWebhook(db, caller.workspace.id, id.toLowerCase())
    : undefined;
  if (!storedWebhook) throw new Failure('webhook_not_found');
  return storedWebhook;
};

type ChangeAuthor = Pick<Context, 'caller' | 'actor' | 'requestId'>;

/** Records a change of an endpoint. Only the host of its URL is recorded, because the rest may contain a secret. */
export const recordWebhook = (
  tx: Db,
  { caller, actor, requestId }: ChangeAuthor,
  action: ActionOn<'webhook'>,
  { id, url }: { id: string; url: string },
) =>
  record(tx, {
    workspaceId: caller.workspace.id,
    actor,
    action,
    target: { kind: 'webhook', id, name: hostOf(url) },
    requestId,
  });
