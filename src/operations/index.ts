import { getAccount } from './account/get-account.ts';
import { listActivity } from './activity/list-activity.ts';
import { getAdAccount } from './ad-accounts/get-ad-account.ts';
import { listAdAccounts } from './ad-accounts/list-ad-accounts.ts';
import { createAd } from './ads/create-ad.ts';
import { getAd } from './ads/get-ad.ts';
import { listAds } from './ads/list-ads.ts';
import { createAdset } from './adsets/create-adset.ts';
import { getAdset } from './adsets/get-adset.ts';
import { listAdsets } from './adsets/list-adsets.ts';
import { listKeys } from './api-keys/list-keys.ts';
import { mintKey } from './api-keys/mint-key.ts';
import { revokeKey } from './api-keys/revoke-key.ts';
import { listAudiences } from './audiences/list-audiences.ts';
import { createCampaign } from './campaigns/create-campaign.ts';
import { getCampaign } from './campaigns/get-campaign.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { listClients } from './clients/list-clients.ts';
import { createLink } from './connection/create-link.ts';
import { disconnect } from './connection/disconnect.ts';
import { getConnection } from './connection/get-connection.ts';
import { getConnectionHealth } from './connection/health/get-health.ts';
import { pinAccount } from './connection/pin-account.ts';
import { storeToken } from './connection/store-token.ts';
import { checkAdCopy } from './copy/check-ad-copy.ts';
import { listCopyHistory } from './copy/list-history.ts';
import { generateAdCopy } from './copy/write-ad-copy.ts';
import type { Operation } from './core/operation.ts';
import { createCreative } from './creatives/create-creative.ts';
import { getCreative } from './creatives/get-creative.ts';
import { listCreatives } from './creatives/list-creatives.ts';
import { listCustomConversions } from './custom-conversions/list-custom-conversions.ts';
import { getDefaults } from './defaults/get-defaults.ts';
import { putDefaults } from './defaults/put-defaults.ts';
import { getErrorHelp } from './errors/get-error-help.ts';
import { getGuardrails } from './guardrails/get-guardrails.ts';
import { putGuardrails } from './guardrails/put-guardrails.ts';
import { listImages } from './images/list-images.ts';
import { uploadImage } from './images/upload-image.ts';
import { getInsights } from './insights/get-insights.ts';
import { listInstagramAccounts } from './instagram-accounts/list-instagram-accounts.ts';
import { listInstagramMedia } from './instagram-accounts/list-instagram-media.ts';
import { approveLaunch } from './launches/approve-launch.ts';
import { cancelLaunch } from './launches/cancel-launch.ts';
import { launchFromCsv } from './launches/csv/from-csv.ts';
import { getLaunch } from './launches/get-launch.ts';
import { getLaunchNames } from './launches/get-names.ts';
import { listLaunches } from './launches/list-launches.ts';
import { resumeLaunch } from './launches/resume-launch.ts';
import { createReviewLink } from './launches/review/create-review-link.ts';
import { withdrawReviewLink } from './launches/review/withdraw-review-link.ts';
import { startLaunch } from './launches/start-launch.ts';
import { watchLaunch } from './launches/watch/watch-launch.ts';
import { invite } from './members/invite.ts';
import { listInvitations } from './members/list-invitations.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import { setRole } from './members/set-role.ts';
import { withdrawInvitation } from './members/withdraw-invitation.ts';
import { listObjectives } from './objectives/list-objectives.ts';
import { listLeadForms } from './pages/list-lead-forms.ts';
import { listPages } from './pages/list-pages.ts';
import { listPosts } from './pages/list-posts.ts';
import { listPixels } from './pixels/list-pixels.ts';
import { previewAd } from './previews/preview-ad.ts';
import { previewCreative } from './previews/preview-creative.ts';
import { previewDraft } from './previews/preview-draft.ts';
import { getReport } from './reports/get-report.ts';
import { listReportRows } from './reports/list-report-rows.ts';
import { startReport } from './reports/start-report.ts';
import { browseTargeting } from './targeting/browse-targeting.ts';
import { estimateDelivery } from './targeting/estimate-delivery.ts';
import { listLocales } from './targeting/list-locales.ts';
import { listLocations } from './targeting/list-locations.ts';
import { searchTargeting } from './targeting/search-targeting.ts';
import { validateTargeting } from './targeting/validate-targeting.ts';
import { getVideo } from './videos/get-video.ts';
import { listVideos } from './videos/list-videos.ts';
import { uploadVideo } from './videos/upload-video.ts';
import { listWaiting } from './waiting/list-waiting.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { rotateWebhook } from './webhooks/rotate-webhook.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import { archiveWorkspace } from './workspaces/archive-workspace.ts';
import { createWorkspace } from './workspaces/create-workspace.ts';
import { listWorkspaces } from './workspaces/list-workspaces.ts';
import { renameWorkspace } from './workspaces/rename-workspace.ts';
import { unarchiveWorkspace } from './workspaces/unarchive-workspace.ts';

/** All operations of the product. Every door is built by a loop over this list. */
export const operations: readonly Operation[] = [
  getAccount,
  listWorkspaces,
  createWorkspace,
  renameWorkspace,
  archiveWorkspace,
  unarchiveWorkspace,
  getGuardrails,
  putGuardrails,
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
  listLeadForms,
  listPosts,
  listInstagramMedia,
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
  listObjectives,
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
  getLaunchNames,
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
