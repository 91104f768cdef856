import { html } from '../../kernel/html.ts';

const example = `campaign,objective,ad_set,countries,age_min,daily_budget,image_url,message,headline,link_url
Spring,Traffic,Hikers,France | Belgium,25,20.00,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com/tent
Spring,,Hikers,,,,https://example.com/lamp.jpg,Read late.,Northlight lamps,https://example.com/lamp`;

/** What a file may hold, with one to begin from. */
export const fileHelp = html`<details class="fold"><summary>What can be in the file?</summary>
<p>A table (CSV) has one row for each ad. Its columns are campaign, ad_set, image_url or image_hash, video_url or video_id, message, headline, description, link_url, lead_form_id and name. An ad whose placements show different shapes has image_square, image_vertical and image_landscape instead (or video_square, video_vertical, video_landscape), each an address, a hash or an id; a post that exists is post_id, without texts. A new ad set needs <b>countries</b>: English names or two letters, with | between them. It may have age_min, age_max, interests, start, end, daily_budget or lifetime_budget, and in the European Union beneficiary and payer; each is said once for an ad set. objective is Traffic, Sales, Leads, Engagement or Awareness.</p>
<p><b>Budgets are in the ad account’s currency</b>, such as 12.50. A whole number from 100 on needs decimals (150.00) or its currency (150 EUR). Days are 2026-12-24, with a time 2026-12-24 18:00, on the ad account’s clock. Digits in campaign or ad_set are the id of one that exists.</p><pre>${example}</pre>
<p><a class="btn quiet small" href="data:text/csv;charset=utf-8,${encodeURIComponent(example)}" download="launch.csv">Take it as a file</a></p>
<p><b>What a table cannot do yet:</b> name a picture by its file name (give its public address, or the image_hash of one in the library, listed below), choose cities or regions, and be an Excel file. Step by step can do the first two. An ad without a name is called after its ad set, its file and its headline.</p>
<p>YAML and JSON hold a whole launch, with campaign, ad_sets, images, copies and ads, as the API takes it.</p></details>`;
