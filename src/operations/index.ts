import { archiveWorkspace } from './account/archive-workspace.ts';
import { createWorkspace } from './account/create-workspace.ts';
import { getAccount } from './account/get-account.ts';
import { listKeys } from './account/list-keys.ts';
import { listWorkspaces } from './account/list-workspaces.ts';
import { mintKey } from './account/mint-key.ts';
import { renameWorkspace } from './account/rename-workspace.ts';
import { revokeKey } from './account/revoke-key.ts';
import { unarchiveWorkspace } from './account/unarchive-workspace.ts';
import { listActivity } from './activity/list-activity.ts';
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
import { uploadVideo } from './adnet/upload-video.ts';
import { createLink } from './connection/create-link.ts';
import { disconnect } from './connection/disconnect.ts';
import { getConnection } from './connection/get-connection.ts';
import { getConnectionHealth } from './connection/health.ts';
import { pinAccount } from './connection/pin-account.ts';
import { storeToken } from './connection/store-token.ts';
import { generateAdCopy } from './generate/ad-copy.ts';
import { checkAdCopy } from './generate/check-ad-copy.ts';
import { listCopyHistory } from './generate/copy-history.ts';
import { approveLaunch } from './launches/approve-launch.ts';
import { cancelLaunch } from './launches/cancel-launch.ts';
import { launchFromCsv } from './launches/csv/from-csv.ts';
import { getDefaults } from './launches/get-defaults.ts';
import { getLaunch } from './launches/get-launch.ts';
import { listLaunches } from './launches/list-launches.ts';
import { putDefaults } from './launches/put-defaults.ts';
import { resumeLaunch } from './launches/resume-launch.ts';
import { createReviewLink } from './launches/review/review-link.ts';
import { withdrawReviewLink } from './launches/review/withdraw-review-link.ts';
import { startLaunch } from './launches/start-launch.ts';
import { watchLaunch } from './launches/watch-launch.ts';
import type { Operation } from './operation.ts';
import { listClients } from './overview/list-clients.ts';
import { listWaiting } from './overview/list-waiting.ts';
import { invite } from './people/invite.ts';
import { listInvitations } from './people/list-invitations.ts';
import { listMembers } from './people/list-members.ts';
import { removeMember } from './people/remove-member.ts';
import { setRole } from './people/set-role.ts';
import { withdrawInvitation } from './people/withdraw-invitation.ts';
import { browseTargeting } from './reading/browse-targeting.ts';
import { estimateDelivery } from './reading/estimate-delivery.ts';
import { getAd } from './reading/get-ad.ts';
import { getAdAccount } from './reading/get-ad-account.ts';
import { getAdset } from './reading/get-adset.ts';
import { getCampaign } from './reading/get-campaign.ts';
import { getCreative } from './reading/get-creative.ts';
import { getVideo } from './reading/get-video.ts';
import { listAudiences } from './reading/list-audiences.ts';
import { listCreatives } from './reading/list-creatives.ts';
import { listCustomConversions } from './reading/list-custom-conversions.ts';
import { listImages } from './reading/list-images.ts';
import { listInstagramAccounts } from './reading/list-instagram-accounts.ts';
import { listLocales } from './reading/list-locales.ts';
import { listLocations } from './reading/list-locations.ts';
import { listPixels } from './reading/list-pixels.ts';
import { listVideos } from './reading/list-videos.ts';
import { previewAd } from './reading/preview-ad.ts';
import { previewCreative } from './reading/preview-creative.ts';
import { previewDraft } from './reading/preview-draft.ts';
import { searchTargeting } from './reading/search-targeting.ts';
import { validateTargeting } from './reading/validate-targeting.ts';
import { getReport } from './reports/get-report.ts';
import { listReportRows } from './reports/list-report-rows.ts';
import { startReport } from './reports/start-report.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { rotateWebhook } from './webhooks/rotate-webhook.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

/** What the product can do. Every door is a loop over this list. */
export const operations: readonly Operation[] = [
  getAccount,
  listWorkspaces,
  createWorkspace,
  renameWorkspace,
  archiveWorkspace,
  unarchiveWorkspace,
  listMembers,
  setRole,
  removeMember,
  invite,
  listInvitations,
  withdrawInvitation,
  mintKey,
  listKeys,
  revokeKey,
  createLink,
  storeToken,
  getConnection,
  getConnectionHealth,
  pinAccount,
  disconnect,
  listAdAccounts,
  listPages,
  listCampaigns,
  listAdsets,
  listAds,
  getAdAccount,
  getCampaign,
  getAdset,
  getCreative,
  getAd,
  getVideo,
  listCreatives,
  listImages,
  listVideos,
  listInstagramAccounts,
  listPixels,
  listCustomConversions,
  listAudiences,
  searchTargeting,
  browseTargeting,
  validateTargeting,
  listLocations,
  listLocales,
  estimateDelivery,
  previewAd,
  previewCreative,
  previewDraft,
  getInsights,
  startReport,
  getReport,
  listReportRows,
  getErrorHelp,
  uploadImage,
  uploadVideo,
  createCampaign,
  createAdset,
  createCreative,
  createAd,
  startLaunch,
  launchFromCsv,
  listLaunches,
  getLaunch,
  watchLaunch,
  cancelLaunch,
  resumeLaunch,
  approveLaunch,
  createReviewLink,
  withdrawReviewLink,
  getDefaults,
  putDefaults,
  generateAdCopy,
  checkAdCopy,
  listCopyHistory,
  listClients,
  listWaiting,
  listActivity,
  createWebhook,
  listWebhooks,
  deleteWebhook,
  rotateWebhook,
  testWebhook,
  listDeliveries,
];
