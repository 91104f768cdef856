import { html } from '../../kernel/html.ts';

const example = `campaign,objective,ad_set,daily_budget,image_url,message,headline,link_url
Spring,OUTCOME_TRAFFIC,Hikers,2000,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com/tent
Spring,,Hikers,,https://example.com/lamp.jpg,Read late.,Northlight lamps,https://example.com/lamp`;

/** What a file may hold, with one to begin from. */
export const fileHelp = html`<details class="fold"><summary>What can be in the file?</summary>
<p>A table (CSV) has one row for each ad. Its columns are campaign, ad_set, image_url or image_hash, video_url or video_id, message, headline, description, link_url and name; objective, optimization_goal and daily_budget are for what is new, and are said once. <b>daily_budget counts the smallest unit</b>: 2000 is 20.00 dollars or euros, and 2000 yen. Digits in campaign or ad_set are the id of one that exists.</p><pre>${example}</pre>
<p><a class="btn quiet small" href="data:text/csv;charset=utf-8,${encodeURIComponent(example)}" download="launch.csv">Take it as a file</a></p>
<p>YAML and JSON hold a whole launch, with campaign, ad_sets, images, copies and ads, as the API takes it.</p></details>`;
