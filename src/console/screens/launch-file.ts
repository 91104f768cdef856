import { Failure } from '../../contract/failures.ts';
import { randomId } from '../../kernel/ids.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { launchPlan } from '../../operations/launches/answers/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { formFields } from '../form.ts';
import { columnOfMedia, launchInFile, rowsOfMedia } from '../launch/file-body.ts';
import type { LaunchPlanAnswer } from '../launch/plan-tree.ts';
import {
  approvalBox,
  digestInput,
  planView,
  problemList,
  readOnlyNote,
  type ShownProblem,
  sendLaunch,
} from '../launch/plan-view.ts';
import { sendWords, valueWords } from '../launch/words.ts';
import { chip } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import {
  accountChoice,
  nameChoice,
  readAccounts,
  readPages,
  readPictures,
} from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';
import { tokenInput } from '../sign-in/form-token.ts';
import { maxNonce } from '../wizard/draft.ts';
import { inWords, labelOf, problemWords } from '../wizard/problem-places.ts';

const readAction = 'read';

/** A file that was read: its launch, and what is wrong with it. */
type ShownFile = {
  values: URLSearchParams;
  plan: LaunchPlanAnswer | null;
  problems: ShownProblem[];
  needsApproval: boolean;
};

const shownIn = (visit: Visit): ShownFile | null =>
  // Only actions of this screen put anything there.
  visit.actionResult ? (visit.actionResult as ShownFile) : null;

/** Pictures of the library that are listed with their hash, newest first. */
const maxHashes = 48;

const load = async (visit: Visit) => {
  const shownFile = shownIn(visit);
  const values = shownFile?.values ?? visit.form?.values ?? new URLSearchParams();
  const accounts = await readAccounts(visit);
  const accountId = values.get('account_id') || visit.client?.ad_account?.id;
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const pages = account ? await readPages(visit, account.id) : [];
  const pictures = account ? await readPictures(visit, account.id, maxHashes) : [];
  return { shown: shownFile, values, accounts, account, pages, pictures };
};

type LoadedFile = Awaited<ReturnType<typeof load>>;

/** A table names pictures of the library by their hash, and here is where that is found. */
const hashList = (pictures: LoadedFile['pictures']): Html | string =>
  pictures.length === 0
    ? ''
    : html`<details class="fold"><summary>Pictures of the library, with their image_hash</summary>
<ul class="hashes">${pictures.map(
        ({ hash, name }) =>
          html`<li><span>${foreignName(name || 'Without a name')}</span><code>${hash}</code>\
<button type="button" class="btn plain small" data-copy="${hash}" hidden>\
Copy<span class="unseen"> the hash of ${name}</span></button></li>`,
      )}</ul>
<p class="hint">Of the ad account below, ${
        pictures.length < maxHashes ? 'all' : `the newest ${maxHashes}`
      }. Pictures from your computer get there in Step by step, under Media.</p></details>`;

const form = (data: LoadedFile, visit: Visit): Html => {
  const { values, accounts, account, pages, pictures } = data;
  const of = (name: string) => values.get(name) ?? '';
  const fields = formFields({ ...visit, form: null }, readAction);
  const isListed = pages.some(({ id }) => id === of('page_id'));
  return html`<div class="card">
<div class="drop" data-drop><p><b>Drop a file here</b>, or <input class="unseen" id="file" type="file" accept=".csv,.tsv,.yaml,.yml,.json,text/csv,application/json" data-file>
<label class="btn quiet small" for="file">${icon('plus')}Choose a file</label></p><p class="hint">CSV, YAML or JSON, up to 1 MB.</p>
<p class="error" role="alert" data-file-problem></p></div>
<div class="field"><label for="content">What is in it</label>\
<textarea id="content" name="content" rows="10" class="mono" spellcheck="false" required>${of('content')}</textarea>\
<p class="hint">Paste it here where no file can be dropped.</p></div>${fileHelp}${hashList(pictures)}
<div class="actions without-script"><button class="btn quiet small" name="do" value="account" formnovalidate data-account-chosen>Use the ad account chosen below</button></div>
<div class="three">${fields.select(
    { name: 'account_id', label: 'Ad account', value: account?.id },
    accounts.map(accountChoice),
  )}
${fields.select(
  {
    name: 'page_id',
    label: 'Facebook Page',
    value: isListed ? of('page_id') : pages[0]?.id,
    hint: 'Where the file names none.',
  },
  [['', 'As in the file'], ...pages.map(nameChoice)],
)}
${fields.input({ name: 'link_url', label: 'Link (optional)', value: of('link_url'), hint: 'Where the file names none.' }, 'url')}</div>
${approvalBox(of('requires_approval') === 'yes')}
<div class="actions"><button class="btn${
    data.shown && isSendable(data.shown) ? ' quiet' : ''
  }" name="do" value="read">See the plan</button></div></div>`;
};

const isSendable = ({ plan, problems }: ShownFile) =>
  plan !== null && problems.every(({ isRefused }) => !isRefused);

const result = ({ shown, account }: LoadedFile, visit: Visit): Html | string => {
  if (!shown) return '';
  const { plan, problems, needsApproval } = shown;
  if (!plan && problems.length === 0) return '';
  if (!plan)
    return html`<section id="plan" aria-labelledby="plan-title" tabindex="-1" data-focus class="stack"><h2 id="plan-title">Plan</h2>
${problemList(problems)}</section>`;
  const view = planView(plan, problems, {
    visit,
    currency: account?.currency ?? 'USD',
    accountId: account?.id ?? '',
  });
  return html`<section class="stack" id="plan" aria-labelledby="plan-title" tabindex="-1" data-focus><h2 id="plan-title">Plan</h2>
${view}${
  !isSendable(shown)
    ? ''
    : html`<div class="flow-bar">${digestInput(plan.plan_digest)}<button class="btn" name="do" value="send">${sendWords(plan.plan, needsApproval)}</button></div>`
}</section>`;
};

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A name that no launch has is looked for in the file as it is written there. */
const isUnknownName = (message: string) => /^is (?:not a|no) field of/.test(message);

const titleOf = (field: string, message: string) =>
  isUnknownName(message) ? `“${field.split('.').at(-1) ?? field}”` : labelOf(field);

/** A problem without a row is about the file, or about what the page adds to it. */
const rowWords = (row: number | null, field: string) => {
  if (row !== null)
    return `Row ${row}, ${field.includes('.') ? lowerFirst(labelOf(field)) : field}`;
  return field === 'table' ? 'The file' : labelOf(field);
};

/** "Rows 2 and 5, image_url": where in the table a picture is that cannot be used. */
const mediaWords = (
  body: Record<string, unknown>,
  rows: readonly number[],
  { field, message }: { field: string; message: string },
) => {
  if (rows.length === 0) return titleOf(field, message);
  const rowNames =
    rows.slice(0, 5).join(', ') + (rows.length > 5 ? ` and ${rows.length - 5} more` : '');
  const column = columnOfMedia(body, field);
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${rowNames}, ${column}`;
};

/** If a file has problems already, only its pictures are checked, so that all problems are shown together. */
const planOf = async (visit: Visit, body: Record<string, unknown>, isRefused: boolean) => {
  const query = { dry_run: 'true', ...(!isRefused && { validate: 'platform' }) };
  try {
    return launchPlan.parse(await visit.call(startLaunch, { query, body }));
  } catch (error) {
    if (isRefused && error instanceof Failure) return null;
    throw error;
  }
};

/** A whole campaign out of a file: a table with a row for each ad, or a launch as YAML or JSON. */
export const launchFileScreen = screen({
  path: '/w/:workspace/launches/from-file',
  title: 'Launch from a file',
  role: 'editor',
  islands: ['launch-file'],
  // A table of 1 MB, as a browser writes it.
  maxFormBytes: 2 * 1024 * 1024,
  longFields: ['content'],
  load,

  render(data, visit) {
    const launches = screenPath(visit, 'launches');
    return html`<div class="page-head"><div><a class="crumb" href="${launches}">${icon('back')}Launches</a>
<h1>Launch from a file ${chip('paused', 'Will be paused')}</h1></div>
<div class="actions"><a class="btn quiet" href="${launches}/new">Step by step</a></div></div>
${readOnlyNote(visit)}${formFailure(visit, readAction)}${formFailure(visit, 'send')}${
  visit.form && visit.form.problems.length > 0
    ? html`<h2 class="unseen">What is wrong</h2>
${problemList(visit.form.problems.map(({ field, message }) => ({ title: field, message, href: null, isRefused: true })))}`
    : ''
}
<form class="stack" method="post" action="${visit.path}#plan" data-from-file>${tokenInput(visit.formToken)}<input type="hidden" name="nonce" value="${
      data.values.get('nonce')?.slice(0, maxNonce) || randomId()
    }">
${form(data, visit)}${result(data, visit)}</form>`;
  },

  actions: {
    // Pages and pictures are those of the ad account that was chosen.
    async account(_visit, form) {
      const shownFile = { values: form, plan: null, problems: [], needsApproval: false };
      return { show: shownFile satisfies ShownFile };
    },
    async [readAction](visit, form) {
      const { body, rows, problems } = await launchInFile(visit, form);
      const own = problems.map((problem) => ({
        title: rowWords(problem.row, problem.field),
        message: (problem.row === null ? inWords : valueWords)(problemWords(problem)),
        href: null,
        isRefused: problem.level === 'refuse',
      }));
      const isRefused = own.some((one) => one.isRefused);
      const plan = await planOf(visit, body, isRefused);
      const ofPlan = (plan?.problems ?? [])
        // Problems of a row were shown above; only the plan knows whether its picture can be fetched.
        .filter(({ field }) => !isRefused || rowsOfMedia(body, rows, field).length > 0)
        .map((problem) => ({
          title: mediaWords(body, rowsOfMedia(body, rows, problem.field), problem),
          message: isUnknownName(problem.message)
            ? problem.message
            : inWords(problemWords(problem)),
          href: null,
          isRefused: problem.level === 'refuse',
        }));
      const shownFile: ShownFile = {
        values: form,
        plan: isRefused ? null : plan,
        problems: [...own, ...ofPlan],
        needsApproval: body['requires_approval'] === true,
      };
      return { show: shownFile };
    },
    async send(visit, form) {
      const { body } = await launchInFile(visit, form);
      return sendLaunch(visit, form, body);
    },
  },
});

const example = `campaign,objective,ad_set,countries,age_min,daily_budget,image_url,message,headline,link_url
Spring,Traffic,Hikers,France | Belgium,25,20.00,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com/tent
Spring,,Hikers,,,,https://example.com/lamp.jpg,Read late.,Northlight lamps,https://example.com/lamp`;

/** A table's columns are explained, with an example to begin from. */
const fileHelp = html`<details class="fold"><summary>What can be in the file?</summary>
<p>A table (CSV) has one row for each ad. Its columns are campaign, ad_set, image_url or image_hash, video_url or video_id, \
message, headline, description, link_url, lead_form_id and name. \
An ad whose placements show different shapes has image_square, image_vertical and image_landscape instead (or video_square, \
video_vertical, video_landscape), each an address, a hash or an id; a post that exists is post_id, without texts. \
A new ad set needs <b>countries</b>: English names or two letters, with | between them. It may have age_min, age_max, \
interests, start, end, daily_budget or lifetime_budget, and in the European Union beneficiary and payer; \
each is said once for an ad set. objective is Traffic, Sales, Leads, Engagement or Awareness.</p>
<p><b>Budgets are in the ad account’s currency</b>, such as 12.50. \
A whole number from 100 on needs decimals (150.00) or its currency (150 EUR). Days are 2026-12-24, \
with a time 2026-12-24 18:00, on the ad account’s clock. Digits in campaign or ad_set are the id of one that exists.</p>\
<pre>${example}</pre>
<p><a class="btn quiet small" href="data:text/csv;charset=utf-8,${encodeURIComponent(example)}" download="launch.csv">Take it as a file</a></p>
<p><b>What a table cannot do yet:</b> name a picture by its file name (give its public address, \
or the image_hash of one in the library, listed below), choose cities or regions, and be an Excel file. \
Step by step can do the first two. An ad without a name is called after its ad set, its file and its headline.</p>
<p>YAML and JSON hold a whole launch, with campaign, ad_sets, images, copies and ads, as the API takes it.</p></details>`;
