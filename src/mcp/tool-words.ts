/** Messages are written for programs, which have paths and headers; an agent has tools and arguments. */
const words: readonly (readonly [RegExp, string])[] = [
  [/(?:POST )?\/adnet\/connection\/link/g, 'create_connect_link'],
  [/GET \/adnet\/connection\b/g, 'connection_status'],
  [/GET \/adnet\/launches(?:\/\{id\})?/g, 'launch_status'],
  [/GET \/adnet\/ad-accounts/g, 'list_ad_accounts'],
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
