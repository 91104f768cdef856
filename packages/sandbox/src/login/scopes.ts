/** Permissions that an app may ask for, and their texts for people. */
export const scopes: Record<string, { title: string; text: string }> = {
  public_profile: { title: 'Your name', text: 'See your name. Always part of a login.' },
  email: { title: 'Your email address', text: 'See the address of your account.' },
  ads_management: {
    title: 'Manage your ads',
    text: 'Create and change campaigns, ad sets and ads in your ad accounts.',
  },
  ads_read: {
    title: 'Read your ads',
    text: 'See your ad accounts, your ads and how they perform.',
  },
  business_management: {
    title: 'Manage your business',
    text: 'See the businesses you work for and what they own.',
  },
  pages_show_list: { title: 'List your Pages', text: 'See which Pages you manage.' },
  pages_read_engagement: {
    title: 'Read your Pages',
    text: 'See posts, followers and other content of your Pages.',
  },
  pages_manage_ads: { title: 'Advertise for your Pages', text: 'Create ads in their name.' },
  instagram_basic: { title: 'Your Instagram accounts', text: 'See the accounts of your Pages.' },
};

export const alwaysGranted = 'public_profile';

/** The scopes of a login with a configuration id. */
const configured =
  'ads_management,ads_read,business_management,pages_show_list,pages_read_engagement';

/** Separated by commas or spaces. Unknown names are kept here, because the dialog refuses them. */
export const askedScopes = (scope: string | undefined, configId: string | undefined): string[] => {
  const text = scope || (configId ? configured : '');
  const names = text.split(/[\s,]+/).filter(Boolean);
  return [...new Set([alwaysGranted, ...names])];
};
