import { api } from './api.ts';
import type { UserCommand } from './command.ts';
import { completion } from './completion.ts';
import { connect } from './connect.ts';
import { copy } from './copy.ts';
import { errors } from './errors.ts';
import { insights } from './insights.ts';
import { launch } from './launch.ts';
import { login, logout } from './login.ts';
import { mcp } from './mcp.ts';
import { open } from './open.ts';
import { operationCommands } from './operations.ts';
import { listProfiles, useWorkspace, whoami } from './profile-commands.ts';

/** The commands for users of a service. */
export const userCommands: readonly UserCommand[] = [
  login,
  whoami,
  connect,
  open,
  listProfiles,
  logout,
  completion,
  launch,
  copy,
  insights,
  errors,
  api,
  mcp,
  ...operationCommands,
  useWorkspace,
];
