import { newId } from '../../../src/kernel/ids.ts';
import type { NewWrite } from '../../../src/store/journal/new-writes.ts';

/** A campaign that is about to be sent, for the journal. */
export const newWrite = (workspaceId: string, more: Partial<NewWrite> = {}): NewWrite => ({
  id: newId(),
  workspace_id: workspaceId,
  account_id: 'a',
  action: 'create_campaign',
  ad_account_id: 'act_1',
  idempotency_key: newId(),
  fingerprint: 'f',
  params: '{"name":"x"}',
  own_token: 0,
  name: 'x',
  actor_kind: 'key',
  actor_id: 'k',
  request_id: 'r',
  leaseMs: 60_000,
  ...more,
});
