import { adStatuses, statuses } from './known-values.ts';
import { id, oneOf, pageOf, row, time, words } from './row.ts';

const creativeInAd = row('AdCreative', 'The creative that an ad shows.', {
  id: id('The creative_id of an ad.'),
  name: words('Its name.'),
  thumbnail_url: words('A small picture of it; the address expires.'),
});

const adRow = row('Ad', 'An ad.', {
  id: id('The ad’s id; Insights take it too.'),
  name: words('Its name.'),
  campaign_id: words('The campaign it belongs to.'),
  adset_id: words('The ad set it belongs to.'),
  status: oneOf(statuses, 'What was asked for.'),
  effective_status: oneOf(
    adStatuses,
    'What really holds: its ad set, campaign and review included.',
  ),
  creative: creativeInAd.optional(),
  conversion_domain: words('The domain where conversions happen.'),
  created_time: time('When it was created'),
  updated_time: time('When it was last changed'),
});

export const adsPage = pageOf('AdList', 'Ads, a page at a time.', adRow);
