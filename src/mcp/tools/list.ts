import type { Tool } from '../tool.ts';
import { connectionStatus, connectLink, whoami, workspaces } from './around.ts';
import { getObject, insights, targeting } from './asking.ts';
import { launch } from './launching.ts';
import { adAccounts, listAssets, listObjects } from './looking.ts';
import { adCopy, uploadMedia } from './making.ts';
import { planLaunch } from './planning.ts';
import { launchStatus } from './status.ts';

/** Everything an agent can do here, in the order in which it is mostly done. */
export const tools: readonly Tool[] = [
  whoami,
  workspaces,
  connectionStatus,
  connectLink,
  adAccounts,
  listAssets,
  listObjects,
  getObject,
  insights,
  targeting,
  adCopy,
  uploadMedia,
  planLaunch,
  launch,
  launchStatus,
];
