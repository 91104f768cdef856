import { archiveWorkspace } from './account/archive-workspace.ts';
import { createWorkspace } from './account/create-workspace.ts';
import { getAccount } from './account/get-account.ts';
import { listKeys } from './account/list-keys.ts';
import { listWorkspaces } from './account/list-workspaces.ts';
import { mintKey } from './account/mint-key.ts';
import { renameWorkspace } from './account/rename-workspace.ts';
import { revokeKey } from './account/revoke-key.ts';
import { unarchiveWorkspace } from './account/unarchive-workspace.ts';
import { createAd } from './adnet/create-ad.ts';
import { createAdset } from './adnet/create-adset.ts';
import { createCampaign } from './adnet/create-campaign.ts';
import { createCreative } from './adnet/create-creative.ts';
import { getErrorHelp } from './adnet/get-error-help.ts';
import { getInsights } from './adnet/get-insights.ts';
import { listAdAccounts } from './adnet/list-ad-accounts.ts';
import { listAds } from './adnet/list-ads.ts';
import { listAdsets } from './adnet/list-adsets.ts';
import { listCampaigns } from './adnet/list-campaigns.ts';
import { listPages } from './adnet/list-pages.ts';
import { uploadImage } from './adnet/upload-image.ts';
import { createLink } from './connection/create-link.ts';
import { disconnect } from './connection/disconnect.ts';
import { getConnection } from './connection/get-connection.ts';
import { pinAccount } from './connection/pin-account.ts';
import { storeToken } from './connection/store-token.ts';
import { generateAdCopy } from './generate/ad-copy.ts';
import { checkAdCopy } from './generate/check-ad-copy.ts';
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
  listAdAccounts,
  listPages,
  listCampaigns,
  listAdsets,
  listAds,
  getInsights,
  getErrorHelp,
  uploadImage,
  createCampaign,
  createAdset,
  createCreative,
  createAd,
  generateAdCopy,
  checkAdCopy,
];
