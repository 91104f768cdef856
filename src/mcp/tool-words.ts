/** The route that a program calls, and the tool for agents. */
const tools: Readonly<Record<string, string>> = {
  'POST /adnet/connection/link': 'create_connect_link',
  '/adnet/connection/link': 'create_connect_link',
  'GET /adnet/connection': 'connection_status',
  'GET /adnet/launches': 'launch_status',
  'GET /adnet/launches/{id}': 'launch_status',
  'GET /adnet/ad-accounts': 'list_ad_accounts',
  'GET /adnet/ad-accounts/{account_id}/audiences': 'list_assets with kind audiences',
  'GET /adnet/ad-accounts/{account_id}/pages': 'list_assets with kind pages',
  'GET /adnet/ad-accounts/{account_id}/pixels': 'list_assets with kind pixels',
  'GET /adnet/ad-accounts/{account_id}/videos': 'list_assets with kind videos',
  'GET /adnet/ad-accounts/{account_id}/images': 'list_assets with kind images',
  'GET /adnet/pages/{page_id}/lead-forms': 'list_assets with kind lead_forms',
  'GET /adnet/pages/{page_id}/posts': 'list_assets with kind posts',
  'GET /adnet/instagram-accounts/{id}/media': 'list_assets with kind instagram_media',
  'GET /adnet/targeting/search': 'search_targeting',
  'GET /adnet/targeting/locations': 'search_targeting with kind locations',
  'GET /adnet/videos/{id}': 'get_object with kind video',
  'GET /account/workspaces': 'list_workspaces',
  'GET /account': 'whoami',
};

/** A header or a field, and the argument of a tool. */
const fields: Readonly<Record<string, string>> = {
  'X-Workspace-Id': 'workspace_id',
  'Retry-After': 'retry_after_seconds',
  image_url: 'url',
  video_url: 'url',
};

/** Advice that only a program or an operator can follow, and what agents are told instead. */
const advice = {
  'cancel it with POST /adnet/launches/{id}/cancel': 'have a person cancel it in the console',
  '; GET /adnet/objectives lists what fits': '; where a list is known, allowed has it',
  '?dry_run=true&validate=platform': 'plan_launch with check_with_meta',
  'Retry-After seconds': 'retry_after_seconds',
  ', or have the operator configure a model': '',
  ' A model, where the operator connects one, writes in any language and translates.': '',
};

const words: ReadonlyMap<string, string> = new Map([
  ...Object.entries(tools),
  ...Object.entries(fields),
]);

/** Matches a route or a word as a whole, so that "GET /account" is not found in "GET /account/webhooks". */
const name = /(?:[A-Z]+ )?\/[\w/{}-]+|[\w-]+/g;

/** Rewrites one of our messages for agents. */
export const inToolWords = (message: string) =>
  Object.entries(advice)
    .reduce((text, [theirs, own]) => text.replaceAll(theirs, own), message)
    .replace(name, (one) => words.get(one) ?? one);
