/** Permissions an app may ask for, and what a person reads about them. */
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

/** What a login asks for when a configuration id stands in for the scopes. */
const configured =
  'ads_management,ads_read,business_management,pages_show_list,pages_read_engagement';

/** Commas or spaces; unknown names are refused by the dialog, so they are kept here. */
export const askedScopes = (scope: string | undefined, configId: string | undefined): string[] => {
  const text = scope || (configId ? configured : '');
  const names = text.split(/[\s,]+/).filter(Boolean);
  return [...new Set([alwaysGranted, ...names])];
};
