import * as z from 'zod';
import { pageOf, row, words } from './row.ts';

const actionStats = row('ActionStats', 'One kind of action and how often it happened.', {
  action_type: words('Such as link_click, purchase or offsite_conversion.fb_pixel_purchase.'),
  value: words('A number written as text: a count, or money in whole units of the currency.'),
});

const actions = (about: string) => z.array(actionStats).optional().describe(about);

const number = (about: string) => words(`${about}. A number written as text.`);

const money = (about: string) =>
  words(`${about}, in whole units of the account’s currency: "20.50" is 20.50 USD.`);

const insightsRow = row(
  'InsightsRow',
  'The numbers of one object, one period and one value of each breakdown. ' +
    'With a breakdown the row also has its name, such as age.',
  {
    account_id: words('The ad account’s digits.'),
    account_name: words('The ad account’s name.'),
    account_currency: words('ISO 4217 code, such as USD.'),
    campaign_id: words('The campaign.'),
    campaign_name: words('The campaign’s name.'),
    adset_id: words('The ad set.'),
    adset_name: words('The ad set’s name.'),
    ad_id: words('The ad.'),
    ad_name: words('The ad’s name.'),
    spend: money('What was spent'),
    impressions: number('How often it was shown'),
    reach: number('How many people saw it'),
    clicks: number('All clicks, those that do not lead to the website included'),
    inline_link_clicks: number('Clicks on the link'),
    frequency: number('Impressions per person'),
    ctr: number('Clicks per hundred impressions'),
    cpc: money('Cost of a click'),
    cpm: money('Cost of a thousand impressions'),
    actions: actions('What people did, by kind.'),
    action_values: actions('What those actions were worth, by kind.'),
    conversions: actions('Conversions, by kind.'),
    cost_per_action_type: actions('Cost of each kind of action.'),
    date_start: words('First day of the row, YYYY-MM-DD, in the account’s time zone.'),
    date_stop: words('Last day of the row.'),
  },
);

export const insightsPage = pageOf('InsightsList', 'Insights, a page at a time.', insightsRow);
