import { id, pageOf, row, words } from './row.ts';

const instagramAccountRow = row('InstagramAccount', 'An Instagram account that ads can run as.', {
  id: id('The instagram_user_id of a creative.'),
  username: words('Its name on Instagram.'),
  profile_picture_url: words('Its picture; the address expires.'),
});

export const instagramAccountsPage = pageOf(
  'InstagramAccountList',
  'Instagram accounts, a page at a time.',
  instagramAccountRow,
);
