// Written by `npm run client` from the operations; do not edit.
import type { Row } from '../row.ts';

export const table: Record<string, Record<string, Row>> = {
  account: {
    get: ['GET', '/account', 'read'],
  },
  workspaces: {
    list: ['GET', '/account/workspaces', 'list'],
    create: ['POST', '/account/workspaces', 'keyed', []],
    rename: ['PATCH', '/account/workspaces/{workspace_id}', 'same', []],
    archive: ['DELETE', '/account/workspaces/{workspace_id}', 'same'],
    unarchive: ['POST', '/account/workspaces/{workspace_id}/unarchive', 'once'],
  },
  guardrails: {
    get: ['GET', '/account/workspaces/{workspace_id}/guardrails', 'read'],
    put: ['PUT', '/account/workspaces/{workspace_id}/guardrails', 'same', []],
  },
  members: {
    list: ['GET', '/account/workspaces/{workspace_id}/members', 'list'],
    setRole: ['PATCH', '/account/workspaces/{workspace_id}/members/{account_id}', 'same', []],
    remove: ['DELETE', '/account/workspaces/{workspace_id}/members/{account_id}', 'same'],
    invite: ['POST', '/account/workspaces/{workspace_id}/members/invitations', 'secret', []],
    listInvitations: ['GET', '/account/workspaces/{workspace_id}/members/invitations', 'list'],
    withdrawInvitation: ['DELETE', '/account/workspaces/{workspace_id}/members/invitations/{id}', 'same'],
  },
  apiKeys: {
    mint: ['POST', '/account/api-keys', 'secret', []],
    list: ['GET', '/account/api-keys', 'list'],
    revoke: ['DELETE', '/account/api-keys/{id}', 'same'],
  },
  connection: {
    link: ['POST', '/adnet/connection/link', 'secret'],
    token: ['POST', '/adnet/connection/token', 'keyed', []],
    get: ['GET', '/adnet/connection', 'read'],
    health: ['GET', '/adnet/connection/health', 'read'],
    pin: ['PUT', '/adnet/connection/ad-account', 'same', []],
    delete: ['DELETE', '/adnet/connection', 'same'],
  },
  adAccounts: {
    list: ['GET', '/adnet/ad-accounts', 'list'],
    get: ['GET', '/adnet/ad-accounts/{account_id}', 'read'],
  },
  pages: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/pages', 'list'],
  },
  campaigns: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/campaigns', 'list'],
    get: ['GET', '/adnet/campaigns/{id}', 'read'],
    create: ['POST', '/adnet/campaigns', 'keyed', ['validate_only']],
  },
  adsets: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/adsets', 'list'],
    get: ['GET', '/adnet/adsets/{id}', 'read'],
    create: ['POST', '/adnet/adsets', 'keyed', ['validate_only']],
  },
  ads: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/ads', 'list'],
    get: ['GET', '/adnet/ads/{id}', 'read'],
    preview: ['GET', '/adnet/ads/{id}/previews', 'list'],
    create: ['POST', '/adnet/ads', 'keyed', ['validate_only']],
  },
  creatives: {
    get: ['GET', '/adnet/creatives/{id}', 'read'],
    list: ['GET', '/adnet/ad-accounts/{account_id}/creatives', 'list'],
    preview: ['GET', '/adnet/creatives/{id}/previews', 'list'],
    create: ['POST', '/adnet/creatives', 'keyed', ['validate_only']],
  },
  videos: {
    get: ['GET', '/adnet/videos/{id}', 'read'],
    list: ['GET', '/adnet/ad-accounts/{account_id}/videos', 'list'],
    upload: ['POST', '/adnet/videos', 'keyed', []],
  },
  images: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/images', 'list'],
    upload: ['POST', '/adnet/images', 'keyed', []],
  },
  instagramAccounts: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/instagram-accounts', 'list'],
  },
  pixels: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/pixels', 'list'],
  },
  customConversions: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/custom-conversions', 'list'],
  },
  audiences: {
    list: ['GET', '/adnet/ad-accounts/{account_id}/audiences', 'list'],
  },
  leadForms: {
    list: ['GET', '/adnet/pages/{page_id}/lead-forms', 'list'],
  },
  posts: {
    list: ['GET', '/adnet/pages/{page_id}/posts', 'list'],
  },
  instagramMedia: {
    list: ['GET', '/adnet/instagram-accounts/{id}/media', 'list'],
  },
  targeting: {
    search: ['GET', '/adnet/ad-accounts/{account_id}/targeting/search', 'list'],
    browse: ['GET', '/adnet/ad-accounts/{account_id}/targeting/browse', 'list'],
    validate: ['POST', '/adnet/ad-accounts/{account_id}/targeting/validate', 'read', []],
    locations: ['GET', '/adnet/targeting/locations', 'list'],
    locales: ['GET', '/adnet/targeting/locales', 'list'],
  },
  delivery: {
    estimate: ['POST', '/adnet/ad-accounts/{account_id}/delivery-estimate', 'read', []],
  },
  previews: {
    draft: ['POST', '/adnet/ad-accounts/{account_id}/previews', 'read', []],
  },
  insights: {
    get: ['GET', '/adnet/insights/{object_id}', 'list'],
  },
  reports: {
    start: ['POST', '/adnet/reports', 'keyed', []],
    get: ['GET', '/adnet/reports/{id}', 'read'],
    rows: ['GET', '/adnet/reports/{id}/rows', 'list'],
  },
  errors: {
    get: ['GET', '/adnet/errors/{code}', 'read'],
  },
  objectives: {
    list: ['GET', '/adnet/objectives', 'list'],
  },
  launches: {
    start: ['POST', '/adnet/launches', 'keyed', ['dry_run', 'validate']],
    fromCsv: ['POST', '/adnet/launches/from-csv', 'read', 'text/csv'],
    list: ['GET', '/adnet/launches', 'list'],
    get: ['GET', '/adnet/launches/{id}', 'read'],
    names: ['GET', '/adnet/launches/{id}/names', 'read'],
    watch: ['GET', '/adnet/launches/{id}/events', 'read'],
    cancel: ['POST', '/adnet/launches/{id}/cancel', 'once'],
    resume: ['POST', '/adnet/launches/{id}/resume', 'keyed', []],
    approve: ['POST', '/adnet/launches/{id}/approve', 'once', []],
    reviewLink: ['POST', '/adnet/launches/{id}/review-link', 'secret', []],
    withdrawReviewLink: ['DELETE', '/adnet/launches/{id}/review-link', 'same'],
  },
  defaults: {
    get: ['GET', '/adnet/defaults', 'read'],
    put: ['PUT', '/adnet/defaults', 'same', []],
  },
  adCopy: {
    generate: ['POST', '/generate/ad-copy', 'keyed', ['include']],
    check: ['POST', '/generate/ad-copy/check', 'read', []],
    history: ['GET', '/generate/history', 'read'],
  },
  clients: {
    list: ['GET', '/clients', 'list'],
  },
  waiting: {
    list: ['GET', '/waiting', 'list'],
  },
  activity: {
    list: ['GET', '/activity', 'list'],
  },
  webhooks: {
    create: ['POST', '/account/webhooks', 'secret', []],
    list: ['GET', '/account/webhooks', 'list'],
    delete: ['DELETE', '/account/webhooks/{webhook_id}', 'same'],
    rotate: ['POST', '/account/webhooks/{webhook_id}/rotate', 'secret'],
    test: ['POST', '/account/webhooks/{webhook_id}/test', 'once'],
    deliveries: ['GET', '/account/webhooks/{webhook_id}/deliveries', 'list'],
  },
};
