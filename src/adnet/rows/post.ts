import { id, oneOf, pageOf, row, time, words, yes } from './row.ts';

const postRow = row('Post', 'A post that a Page has published.', {
  id: id('The object_story_id of a creative: the Page’s id, _ and the post’s own.'),
  message: words('Its text.'),
  story: words('What Meta says happened, where it has no text.'),
  created_time: time('When it was published'),
  permalink_url: words('Where it can be seen.'),
  full_picture: words('Its picture.'),
  status_type: words('What it is, such as added_photos or added_video.'),
  is_eligible_for_promotion: yes('Whether it may be promoted.'),
});

export const postsPage = pageOf('PostList', 'Posts, a page at a time.', postRow);

const mediaRow = row('InstagramMedia', 'Something that an Instagram account has published.', {
  id: id('The source_instagram_media_id of a creative.'),
  caption: words('Its text.'),
  media_type: oneOf(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM'], 'What it is.'),
  media_product_type: oneOf(['FEED', 'REELS', 'STORY', 'AD'], 'Where it was published.'),
  permalink: words('Where it can be seen.'),
  media_url: words('The picture or the video itself.'),
  thumbnail_url: words('A picture of a video.'),
  timestamp: time('When it was published'),
});

export const instagramMediaPage = pageOf(
  'InstagramMediaList',
  'Instagram media, a page at a time.',
  mediaRow,
);
