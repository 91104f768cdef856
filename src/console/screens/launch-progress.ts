import { Failure } from '../../contract/failures.ts';
import { count } from '../../kernel/pure/count.ts';
import { html } from '../../kernel/text/html.ts';
import { approveLaunch } from '../../operations/launches/approve-launch.ts';
import { cancelLaunch } from '../../operations/launches/cancel-launch.ts';
import { getLaunch } from '../../operations/launches/get-launch.ts';
import { getLaunchNames } from '../../operations/launches/get-names.ts';
import { resumeLaunch } from '../../operations/launches/resume-launch.ts';
import { createReviewLink } from '../../operations/launches/review/create-review-link.ts';
import type { KnownNames } from '../../operations/launches/review/shown-ads.ts';
import { withdrawReviewLink } from '../../operations/launches/review/withdraw-review-link.ts';
import { screenPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { type CorrectionAccount, correctionAction, readCorrections } from '../launch/correction.ts';
import { digestIn } from '../launch/plan-view.ts';
import {
  actions,
  approval,
  head,
  needsYou,
  progress,
  stepGroups,
} from '../launch/progress-view.ts';
import { reviewSection, wishes } from '../launch/review-view.ts';
import { type LaunchDetail, needsCorrection } from '../launch/words.ts';
import {
  type NamedRow,
  nameChoice,
  readAccounts,
  readLeadForms,
  readPages,
  readPixels,
} from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

const idIn = ({ params }: Visit) => ({ id: params['launch'] ?? '' });

const launchIn = (visit: Visit) => visit.call(getLaunch, { params: idIn(visit) });

const unknownAccount: CorrectionAccount = {
  id: '',
  currency: 'USD',
  timeZone: 'UTC',
  beneficiary: '',
  payer: '',
};

/** What Meta does not answer hides no launch: something else is shown in its place. */
const orElse = <T>(reading: Promise<T>, otherwise: T): Promise<T> =>
  reading.catch((error: unknown) => {
    if (error instanceof Failure) return otherwise;
    throw error;
  });

const accountOf = async (visit: Visit, { account_id: accountId }: LaunchDetail) => {
  const accounts = await orElse(readAccounts(visit), []);
  const adAccount = accounts.find(({ id }) => id === accountId);
  if (!adAccount) return unknownAccount;
  return {
    id: adAccount.id,
    currency: adAccount.currency,
    timeZone: adAccount.timezone_name,
    beneficiary: adAccount.default_dsa_beneficiary,
    payer: adAccount.default_dsa_payor,
  };
};

const opensForms = ({ items }: LaunchDetail) => items.some((one) => one.lead_form_id !== undefined);

/** Meta's names of the objects in a launch; if there are none, ids are shown. */
const namesOf = async ({ cachedForAMinute }: Visit, launch: LaunchDetail) => {
  if (launch.state !== 'awaiting_approval' && !opensForms(launch)) return null;
  const params = { id: launch.id };
  const reading = cachedForAMinute(`names ${launch.id}`, (call) =>
    call(getLaunchNames, { params }),
  );
  return orElse<KnownNames | null>(reading, null);
};

/** A refused step's choices by name; they are read only where something is corrected. */
const choicesFor = async (visit: Visit, launch: LaunchDetail, pages: readonly NamedRow[]) => {
  if (launch.state !== 'stopped') return {};
  const { page_id: page, account_id: accountId } = launch;
  const [pixels, forms] = await Promise.all([
    readPixels(visit, accountId),
    page ? readLeadForms(visit, page).then(({ rows }) => rows) : [],
  ]);
  return {
    page_id: pages.map(nameChoice),
    pixel_id: pixels.map(nameChoice),
    lead_form_id: forms.map(nameChoice),
  };
};

const load = async (visit: Visit) => {
  const launch = await launchIn(visit);
  const hasMoney =
    launch.state === 'awaiting_approval' ||
    (launch.state === 'stopped' && launch.items.some(needsCorrection));
  const namesAnswer = namesOf(visit, launch);
  if (!hasMoney) return { launch, account: unknownAccount, pages: [], names: await namesAnswer };
  const [account, pages, names] = await Promise.all([
    accountOf(visit, launch),
    orElse(readPages(visit, launch.account_id), []),
    namesAnswer,
  ]);
  const page = pages.find(({ id }) => id === launch.page_id)?.name ?? '';
  const { beneficiary, payer } = account;
  return {
    launch,
    account: {
      ...account,
      beneficiary: beneficiary || page,
      payer: payer || page,
      choices: await choicesFor(visit, launch, pages),
    },
    pages,
    names,
  };
};

/** One launch: how far it is, what needs a person, and what the client says to it. */
export const launchScreen = screen({
  path: '/w/:workspace/launches/:launch',
  title: 'Launch',
  islands: ['launch', 'correction'],
  load,

  render(data, visit) {
    const { launch } = data;
    return html`<div class="page-head" data-events="${visit.path}/events">${head(launch, visit)}${actions(launch, visit)}</div>
${['cancel', 'anew', 'approve', 'review', 'withdraw'].map((action) => formFailure(visit, action))}
${wishes(launch, visit)}${approval(data, visit)}${progress(launch, visit)}${needsYou(data, visit)}
<div class="stack" data-live="groups">${stepGroups(
      launch.items.filter(
        (item) => !needsCorrection(item) || launch.state !== 'stopped' || !visit.can('editor'),
      ),
      launch.state,
      data.names,
    )}</div>
${reviewSection(launch, visit)}`;
  },

  actionRole: 'editor',
  actions: {
    async [correctionAction](visit, form) {
      const launch = await launchIn(visit);
      const replace = readCorrections(form, launch.items, await accountOf(visit, launch));
      const { state } = await visit.call(resumeLaunch, {
        params: { id: launch.id },
        body: { replace },
      });
      const toast =
        state === 'awaiting_approval'
          ? 'Corrected. It waits for approval again before it goes on.'
          : Object.keys(replace).length > 0
            ? 'It goes on, with your correction.'
            : 'It goes on.';
      return { to: visit.path, toast };
    },
    approve: {
      role: 'admin',
      async run(visit, form) {
        await visit.call(approveLaunch, { params: idIn(visit), body: digestIn(form) });
        return { to: visit.path, toast: 'Approved. It is being made, paused.' };
      },
    },
    async cancel(visit) {
      await visit.call(cancelLaunch, { params: idIn(visit) });
      return { to: visit.path, toast: 'Nothing more is made. What was made stays paused.' };
    },
    async anew(visit) {
      const params = idIn(visit);
      await visit.call(cancelLaunch, { params });
      const to = `${screenPath(visit, 'launches')}/new?again=${params.id}`;
      return { to, toast: 'The launch is cancelled. Begin the new one here.' };
    },
    async review(visit, form) {
      const name = (form.get('for') ?? '').trim();
      const body = { days: Number(form.get('days')), ...(name !== '' && { for: name }) };
      return { show: await visit.call(createReviewLink, { params: idIn(visit), body }) };
    },
    async withdraw(visit) {
      const { withdrawn } = await visit.call(withdrawReviewLink, { params: idIn(visit) });
      const words = `${count(withdrawn, 'link')} no longer ${withdrawn === 1 ? 'works' : 'work'}.`;
      return { to: visit.path, toast: words };
    },
  },
});
