/** Messages are written for programs, which have paths and headers; an agent has tools and arguments. */
const words: readonly (readonly [RegExp, string])[] = [
  [/(?:POST )?\/adnet\/connection\/link/g, 'create_connect_link'],
  [/GET \/adnet\/connection\b/g, 'connection_status'],
  [
    /cancel it with POST \/adnet\/launches\/\{id\}\/cancel/g,
    'have a person cancel it in the console',
  ],
  [/GET \/adnet\/launches(?:\/\{id\})?/g, 'launch_status'],
  [
    /GET \/adnet\/ad-accounts\/\{account_id\}\/(audiences|pages|pixels|videos|images)/g,
    'list_assets with kind $1',
  ],
  [/GET \/adnet\/pages\/\{page_id\}\/lead-forms/g, 'list_assets with kind lead_forms'],
  [/GET \/adnet\/pages\/\{page_id\}\/posts/g, 'list_assets with kind posts'],
  [/GET \/adnet\/instagram-accounts\/\{id\}\/media/g, 'list_assets with kind instagram_media'],
  [/GET \/adnet\/ad-accounts(?!\/)/g, 'list_ad_accounts'],
  [/; GET \/adnet\/objectives lists what fits/g, '; where a list is known, allowed has it'],
  [/GET \/adnet\/targeting\/search/g, 'search_targeting'],
  [/GET \/adnet\/targeting\/locations/g, 'search_targeting with kind locations'],
  [/GET \/adnet\/videos\/\{id\}/g, 'get_object with kind video'],
  [/GET \/account\/workspaces/g, 'list_workspaces'],
  [/GET \/account\b(?!\/)/g, 'whoami'],
  [/\bX-Workspace-Id\b/g, 'workspace_id'],
  [/\bRetry-After(?: seconds)?/g, 'retry_after_seconds'],
  [/\?dry_run=true&validate=platform/g, 'plan_launch with check_with_meta'],
  [/\b(?:image|video)_url\b/g, 'url'],
  [/, or have the operator configure a model/g, ''],
  [/ A model, where the operator connects one, [^.]*\./g, ''],
];

/** A message of ours in words that an agent can act on. */
export const inToolWords = (message: string) =>
  words.reduce((text, [pattern, word]) => text.replace(pattern, word), message);
