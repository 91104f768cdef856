import type { Tool } from '../tool.ts';
import { connectionStatus, connectLink, whoami, workspaces } from './account.ts';
import { adCopy, uploadMedia } from './copy-and-media.ts';
import { launch } from './launch.ts';
import { launchStatus } from './launch-status.ts';
import { adAccounts, listAssets, listObjects } from './lists.ts';
import { planLaunch } from './plan-launch.ts';
import { getObject, insights, targeting } from './read-one.ts';

/** All tools, in the usual order of their use. */
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
