import { adStatuses, statuses } from './known-values.ts';
import { id, object, oneOf, pageOf, row, rowsOf, time, words } from './row.ts';

const creativeInAd = row('AdCreative', 'The creative that an ad shows.', {
  id: id('The creative_id of an ad.'),
  name: words('Its name.'),
  thumbnail_url: words('A small picture of it; the address expires.'),
});

export const adRow = row('Ad', 'An ad.', {
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
  account_id: words('The ad account’s digits.'),
  tracking_specs: rowsOf('What is measured beside the ad.'),
  issues_info: rowsOf('What keeps it from running, where something does.'),
  ad_review_feedback: object('Why Meta disapproved it, where it did.'),
  created_time: time('When it was created'),
  updated_time: time('When it was last changed'),
});

export const adsPage = pageOf('AdList', 'Ads, a page at a time.', adRow);
