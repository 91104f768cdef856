import { operation } from '../operation.ts';
import { connectionStatus, presentConnection } from './present.ts';

export const getConnection = operation({
  id: 'connection.get',
  route: 'GET /adnet/connection',
  access: { workspace: 'viewer' },
  summary: 'How the workspace is connected to the platform.',
  output: connectionStatus,
  failures: [],

  async run({ caller }) {
    return presentConnection(caller.workspace.id, caller.connection, caller.now);
  },
});
