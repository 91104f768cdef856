import { isReadable } from '../../publish/tokens/token.ts';
import { operation } from '../core/operation.ts';
import { connectionStatus, exampleConnection, presentConnection } from './present.ts';

export const getConnection = operation({
  id: 'connection.get',
  chapter: 'Connection',
  route: 'GET /adnet/connection',
  access: { workspace: 'viewer' },
  summary: 'How the workspace is connected to the platform.',
  description:
    'Poll this after opening a link: connected becomes true when the person has finished. Creates work once ' +
    'writes_unlocked is true.',
  output: connectionStatus,
  failures: [],
  example: { answer: exampleConnection },

  async run({ deps, caller }) {
    const { workspace, connection, now } = caller;
    const status = presentConnection(workspace.id, connection, now);
    // Calls with this connection return adnet_not_connected, so a client that polls is told to connect again.
    const isUnreadable = connection !== null && !isReadable(deps, connection);
    return isUnreadable ? { ...status, expired: true } : status;
  },
});
