import { archiveWorkspace } from './account/archive-workspace.ts';
import { createWorkspace } from './account/create-workspace.ts';
import { getAccount } from './account/get-account.ts';
import { listKeys } from './account/list-keys.ts';
import { listWorkspaces } from './account/list-workspaces.ts';
import { mintKey } from './account/mint-key.ts';
import { renameWorkspace } from './account/rename-workspace.ts';
import { revokeKey } from './account/revoke-key.ts';
import { unarchiveWorkspace } from './account/unarchive-workspace.ts';
import { createLink } from './connection/create-link.ts';
import { disconnect } from './connection/disconnect.ts';
import { getConnection } from './connection/get-connection.ts';
import { pinAccount } from './connection/pin-account.ts';
import { storeToken } from './connection/store-token.ts';
import type { Operation } from './operation.ts';

/** What the product can do. Every door is a loop over this list. */
export const operations: readonly Operation[] = [
  getAccount,
  listWorkspaces,
  createWorkspace,
  renameWorkspace,
  archiveWorkspace,
  unarchiveWorkspace,
  mintKey,
  listKeys,
  revokeKey,
  createLink,
  storeToken,
  getConnection,
  pinAccount,
  disconnect,
];
