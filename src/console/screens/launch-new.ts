import { Failure, type FieldProblem } from '../../kernel/failures.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { type Html, html } from '../../kernel/html.ts';
import { randomId } from '../../kernel/ids.ts';
import { generateAdCopy } from '../../operations/generate/ad-copy.ts';
import { launchPlan, launchSummary } from '../../operations/launches/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { clientPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { adsOf, bodyOf } from '../launch/body.ts';
import { type Draft, readDraft, withoutRow } from '../launch/draft.ts';
import { createFields } from '../launch/fields.ts';
import { placed, type StepName, steps } from '../launch/places.ts';
import type { Plan } from '../launch/plan-tree.ts';
import { planView, shownProblem } from '../launch/plan-view.ts';
import * as sections from '../launch/sections.ts';
import { icon } from '../parts/icon.ts';
import { chip, empty } from '../parts/states.ts';
import {
  readAccounts,
  readCampaigns,
  readPages,
  readPictures,
  readPixels,
} from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';
import { tokenInput } from '../sign-in/pages.ts';

/** What an action of this page hands to its next look. */
type Shown = {
  draft: Draft;
  plan?: Plan;
  problems?: FieldProblem[];
  at?: StepName;
  adds?: string;
  notes?: { about: string; message: string }[];
};

const shownIn = (visit: Visit): Shown => {
  // Only actions of this screen put anything there.
  if (visit.shown) return visit.shown as Shown;
  if (visit.form)
    return { draft: readDraft(visit.form.values), problems: [...visit.form.problems], at: 'plan' };
  return { draft: readDraft(new URLSearchParams(visit.query)) };
};

const load = async (visit: Visit) => {
  const shown = shownIn(visit);
  const accounts = await readAccounts(visit);
  const wanted = shown.draft.accountId || visit.query['account'] || visit.client?.ad_account?.id;
  const account =
    accounts.find(({ id }) => id === wanted) ??
    accounts.find(({ account_status: status }) => status === 1) ??
    accounts[0];
  if (!account)
    return { ...shown, accounts, account, pages: [], campaigns: [], pixels: [], pictures: [] };
  const [pages, campaigns, pixels, pictures] = await Promise.all([
    readPages(visit, account.id),
    readCampaigns(visit, account.id),
    readPixels(visit, account.id),
    readPictures(visit, account.id),
  ]);
  const isKnown = pages.some(({ id }) => id === shown.draft.pageId);
  const pageId = isKnown ? shown.draft.pageId : pages.length === 1 ? (pages[0]?.id ?? '') : '';
  const draft = {
    ...shown.draft,
    accountId: account.id,
    pageId,
    nonce: shown.draft.nonce || randomId(),
  };
  return { ...shown, draft, accounts, account, pages, campaigns, pixels, pictures };
};

type Loaded = Awaited<ReturnType<typeof load>>;

const stepper = (): Html =>
  html`<nav aria-label="Steps of the launch"><ol class="stepper">${steps.map(([name, label], at) => html`<li><a href="#${name}"><span class="step-mark" aria-hidden="true">${at + 1}</span>${label}</a></li>`)}</ol></nav>`;

const onward = (at: number): Html => {
  const next = steps[at + 1];
  const before = steps[at - 1];
  const back = before
    ? html`<a class="btn quiet with-script" href="#${before[0]}">${icon('back')}${before[1]}</a>`
    : '';
  if (next?.[0] === 'plan')
    return html`<div class="flow-bar">${back}<button class="btn" name="do" value="plan">See the plan</button></div>`;
  return next
    ? html`<div class="flow-bar with-script">${back}<a class="btn" href="#${next[0]}">Next: ${next[1]}</a></div>`
    : html``;
};

const section = ([name, label]: (typeof steps)[number], at: number, body: Html): Html =>
  html`<section class="wizard-step" id="${name}" aria-labelledby="${name}-title" tabindex="-1"><h2 id="${name}-title">${label}</h2>${body}${onward(at)}</section>`;

const planBody = (data: Loaded, visit: Visit, problems: ReturnType<typeof placed>): Html => {
  const { plan, account } = data;
  if (!plan)
    return html`<div class="card"><p>${problems.length > 0 ? 'Look at the marked fields, then see the plan again.' : 'The plan shows everything that will be made, and everything that is still wrong, before anything is sent.'}</p><div class="actions"><button class="btn quiet" name="do" value="plan">See the plan</button></div></div>`;
  const shown = { visit, currency: account?.currency ?? 'USD', accountId: data.draft.accountId };
  const isReady = problems.length === 0;
  return html`${planView(plan, problems.map(shownProblem), shown)}
<div class="flow-bar"><a class="btn quiet with-script" href="#budget">${icon('back')}Budget</a>${isReady ? html`<button class="btn" name="do" value="send">${data.draft.needsApproval ? `Ask for approval of ${plan.writes}` : `Make ${plan.writes}, paused`}</button>` : html`<p class="soft">${problems.length === 1 ? '1 thing' : `${problems.length} things`} to fix first.</p><button class="btn" name="do" value="plan">Look again</button>`}</div>`;
};

const matrix = (draft: Draft): Html | string => {
  const { media, copies, adSets, ads } = adsOf(draft);
  const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
  return ads === 0
    ? ''
    : html`<p class="matrix-line"><b>${count(ads, 'ad')}</b><span class="soft">${count(media, 'picture')} × ${count(copies, 'text')} × ${count(adSets, 'audience')}</span></p>`;
};

const render = (data: Loaded, visit: Visit): Html => {
  const { draft, accounts, account, at } = data;
  const launches = clientPath(visit.client?.workspace_id ?? '', 'launches');
  const problems = placed([...(data.problems ?? []), ...(data.plan?.problems ?? [])], draft);
  if (accounts.length === 0)
    return html`<h1 class="unseen">New launch</h1>${empty({ icon: 'launch', title: 'No ad account to launch in', text: 'The person who connected this client manages no ad account. Connect with somebody who does.', next: html`<a class="btn" href="${clientPath(visit.client?.workspace_id ?? '', 'connection')}">Look at the connection</a>` })}`;
  const wizard = {
    ...data,
    visit,
    account,
    fields: createFields(problems),
    adds: data.adds ?? '',
    notes: data.notes ?? [],
  };
  const bodies = [
    sections.accountSection(wizard),
    sections.mediaSection(wizard),
    sections.copySection(wizard),
    sections.audienceSection(wizard),
    sections.budgetSection(wizard),
    planBody(data, visit, problems),
  ];
  return html`<div class="page-head"><div><a class="crumb" href="${launches}">${icon('back')}Launches</a><h1>${draft.name || 'New launch'} ${chip('paused', 'Will be paused')}</h1></div><div class="actions"><a class="btn quiet" href="${launches}/from-file">From a file</a></div></div>
${['plan', 'send', 'write', 'change'].map((action) => formFailure(visit, action))}
<form id="wizard" method="post" action="${visit.path}" data-wizard data-at="${at ?? ''}" data-ask="${clientPath(visit.client?.workspace_id ?? '', 'ask')}" novalidate>
<button hidden name="do" value="plan">See the plan</button>
${tokenInput(visit.formToken)}<input type="hidden" name="nonce" value="${draft.nonce}">
${stepper()}${matrix(draft)}
${steps.map((step, index) => section(step, index, bodies[index] ?? html``))}
<input type="hidden" name="do" value="change"></form>`;
};

/** The accounts were just read for the page, so this costs no question to Meta. */
const bodyOfForm = async (visit: Visit, form: URLSearchParams) => {
  const draft = readDraft(form);
  const accounts = await readAccounts(visit);
  const account = accounts.find(({ id }) => id === draft.accountId);
  return { draft, ...bodyOf(draft, account) };
};

export const newLaunchScreen = screen({
  path: '/w/:workspace/launches/new',
  title: 'New launch',
  role: 'editor',
  islands: ['wizard'],
  load,
  render,

  actions: {
    change: {
      role: 'editor',
      async run(_visit, form) {
        const wish = form.get('wish') ?? '';
        const adds = wish.startsWith('add:') ? wish.slice(4) : '';
        return { show: { draft: withoutRow(readDraft(form), wish), adds } satisfies Shown };
      },
    },
    write: {
      role: 'editor',
      async run({ call }, form) {
        const draft = readDraft(form);
        const { product, audience, offer, benefits } = draft.brief;
        const body = {
          product,
          audience,
          offer,
          benefits: benefits.split('\n').filter((line) => line.trim() !== ''),
          landing_url: draft.linkUrl,
          num_variants: 3,
          num_hooks: 0,
        };
        const { variants, notes = [] } = await call(generateAdCopy, { body });
        const written = variants.map(({ primary_text: message, headline, description }) => ({
          message,
          headline,
          description,
        }));
        return {
          show: {
            draft: { ...draft, copies: [...draft.copies, ...written] },
            notes,
            at: 'copy',
          } satisfies Shown,
        };
      },
    },
    plan: {
      role: 'editor',
      async run(visit, form) {
        const { draft, body, problems } = await bodyOfForm(visit, form);
        const query = { dry_run: 'true', validate: 'platform' };
        const plan = launchPlan.parse(await visit.call(startLaunch, { query, body }));
        return { show: { draft, plan, problems, at: 'plan' } satisfies Shown };
      },
    },
    send: {
      role: 'editor',
      async run(visit, form) {
        const { draft, body, problems } = await bodyOfForm(visit, form);
        if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
        // The same page with the same content is the same launch, however often it is sent.
        const idempotencyKey = `console-${draft.nonce.slice(0, 40)}-${fingerprintOf(body)}`;
        const made = launchSummary.parse(await visit.call(startLaunch, { body, idempotencyKey }));
        const path = `${clientPath(visit.client?.workspace_id ?? '', 'launches')}/${made.id}`;
        return {
          to: `${path}?sent=yes`,
          toast: 'It is being made, paused. You can close this page.',
        };
      },
    },
  },
});
