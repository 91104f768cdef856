import { Failure } from '../../contract/failures.ts';
import { recordConnection } from '../../events/record-connection.ts';
import { endChecks } from '../../store/connection-health.ts';
import { deleteConnection } from '../../store/connections.ts';
import { deleteKeptReads } from '../../store/overview/kept-reads.ts';
import { operation } from '../core/operation.ts';
import { connectionStatus, exampleConnection, presentConnection } from './present.ts';

export const disconnect = operation({
  id: 'connection.delete',
  chapter: 'Connection',
  route: 'DELETE /adnet/connection',
  access: { workspace: 'admin' },
  summary: 'Remove the workspace’s connection; other workspaces keep theirs.',
  description: 'The stored token is deleted here. What was created on Meta stays as it is.',
  output: connectionStatus,
  example: {
    answer: {
      ...exampleConnection,
      connected: false,
      adnet_user_id: null,
      scopes: [],
      selected_ad_account_id: null,
      writes_unlocked: false,
      writes_unlock_at: null,
    },
  },
  failures: ['adnet_not_connected'],
  otherStatus: { adnet_not_connected: 404 },

  async run({ deps: { store }, caller, actor, requestId }) {
    const isRemoved = await store.transaction(async (tx) => {
      if (!(await deleteConnection(tx, caller.workspace.id))) return false;
      await endChecks(tx, caller.workspace.id);
      await deleteKeptReads(tx, caller.workspace.id);
      await recordConnection(tx, {
        workspaceId: caller.workspace.id,
        userId: caller.connection?.adnet_user_id ?? null,
        userName: caller.connection?.adnet_user_name ?? null,
        actor,
        action: 'connection.removed',
        requestId,
      });
      return true;
    });
    if (!isRemoved) {
      throw new Failure('adnet_not_connected', {
        status: 404,
        message: 'This workspace has no connection to remove.',
      });
    }
    return presentConnection(caller.workspace.id, null, caller.now);
  },
});
