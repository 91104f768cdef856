/** The permissions a login asks for if nothing else is configured. */
export const defaultScopes = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_ads',
  'instagram_basic',
];

/** A configuration of Facebook Login for Business names its own permissions. */
export type LoginRequest = { scopes: readonly string[]; configId: string | null };

export const loginRequest = (
  scopes: readonly string[] | undefined,
  configId: string | undefined,
): LoginRequest => ({
  scopes: scopes ?? (configId === undefined ? defaultScopes : []),
  configId: configId ?? null,
});
