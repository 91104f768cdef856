import { Failure } from '../../contract/failures.ts';
import { html } from '../../kernel/html.ts';
import { approveLaunch } from '../../operations/launches/approve-launch.ts';
import { cancelLaunch } from '../../operations/launches/cancel-launch.ts';
import { getLaunch } from '../../operations/launches/get-launch.ts';
import { getLaunchNames } from '../../operations/launches/get-names.ts';
import { resumeLaunch } from '../../operations/launches/resume-launch.ts';
import { createReviewLink } from '../../operations/launches/review/create-review-link.ts';
import { withdrawReviewLink } from '../../operations/launches/review/withdraw-review-link.ts';
import { clientPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { type CorrectionAccount, readCorrections } from '../launch/correction.ts';
import { digestIn } from '../launch/plan-view.ts';
import { actions, approval, head, needsYou, progress } from '../launch/progress-view.ts';
import { reviewSection } from '../launch/review-view.ts';
import { stepGroups } from '../launch/steps-view.ts';
import { wishes } from '../launch/wishes-view.ts';
import { type LaunchDetail, needsCorrection } from '../launch/words.ts';
import {
  type NamedRow,
  readAccounts,
  readLeadForms,
  readPages,
  readPixels,
} from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

const launchIn = ({ call, params }: Visit) =>
  call(getLaunch, { params: { id: params['launch'] ?? '' } });

const unknownAccount = { id: '', currency: 'USD', timeZone: 'UTC', beneficiary: '', payer: '' };

/** Amounts can be shown without it, so a Meta that does not answer hides no launch. */
const accountOf = async (
  visit: Visit,
  { account_id: accountId }: LaunchDetail,
): Promise<CorrectionAccount> => {
  try {
    const accounts = await readAccounts(visit);
    const adAccount = accounts.find(({ id }) => id === accountId);
    if (!adAccount) return unknownAccount;
    return {
      id: adAccount.id,
      currency: adAccount.currency,
      timeZone: adAccount.timezone_name,
      beneficiary: adAccount.default_dsa_beneficiary,
      payer: adAccount.default_dsa_payor,
    };
  } catch (error) {
    if (error instanceof Failure) return unknownAccount;
    throw error;
  }
};

/** Where Meta does not name them, a Page is shown by its number. */
const pagesOf = async (visit: Visit, { account_id: accountId }: LaunchDetail) => {
  try {
    return await readPages(visit, accountId);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
};

const opensForms = ({ items }: LaunchDetail) => items.some((one) => one.lead_form_id !== undefined);

/** Meta's names of the objects that the launch names; ids are shown where there are none. */
const namesOf = async ({ cachedForAMinute }: Visit, launch: LaunchDetail) => {
  const { id, state } = launch;
  if (state !== 'awaiting_approval' && !opensForms(launch)) return null;
  try {
    return await cachedForAMinute(`names ${id}`, (call) =>
      call(getLaunchNames, { params: { id } }),
    );
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

const choicesOf = (rows: readonly NamedRow[]) =>
  rows.map(({ id, name }): readonly [string, string] => [id, name || id]);

/** A refused step's choices by name; they are read only where something is corrected. */
const choicesFor = async (visit: Visit, launch: LaunchDetail, pages: readonly NamedRow[]) => {
  if (launch.state !== 'stopped') return {};
  const { page_id: page, account_id: accountId } = launch;
  const [pixels, forms] = await Promise.all([
    readPixels(visit, accountId),
    page ? readLeadForms(visit, page).then(({ rows }) => rows) : [],
  ]);
  return {
    page_id: choicesOf(pages),
    pixel_id: choicesOf(pixels),
    lead_form_id: choicesOf(forms),
  };
};

const load = async (visit: Visit) => {
  const launch = await launchIn(visit);
  const hasMoney =
    launch.state === 'awaiting_approval' ||
    (launch.state === 'stopped' && launch.items.some(needsCorrection));
  if (!hasMoney)
    return {
      launch,
      account: unknownAccount,
      pages: [],
      names: await namesOf(visit, launch),
    };
  const [account, pages, names] = await Promise.all([
    accountOf(visit, launch),
    pagesOf(visit, launch),
    namesOf(visit, launch),
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
  islands: ['launch', 'repair'],
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

  actions: {
    mend: {
      role: 'editor',
      async run(visit, form) {
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
    },
    approve: {
      role: 'admin',
      async run({ call, path, params }, form) {
        const body = digestIn(form);
        await call(approveLaunch, { params: { id: params['launch'] ?? '' }, body });
        return { to: path, toast: 'Approved. It is being made, paused.' };
      },
    },
    cancel: {
      role: 'editor',
      async run({ call, path, params }) {
        await call(cancelLaunch, { params: { id: params['launch'] ?? '' } });
        return { to: path, toast: 'Nothing more is made. What was made stays paused.' };
      },
    },
    anew: {
      role: 'editor',
      async run({ call, client, params }) {
        const id = params['launch'] ?? '';
        await call(cancelLaunch, { params: { id } });
        return {
          to: `${clientPath(client?.workspace_id ?? '', 'launches')}/new?again=${id}`,
          toast: 'The launch is cancelled. Begin the new one here.',
        };
      },
    },
    review: {
      role: 'editor',
      async run({ call, params }, form) {
        const name = (form.get('for') ?? '').trim();
        const body = { days: Number(form.get('days')), ...(name !== '' && { for: name }) };
        return {
          show: await call(createReviewLink, { params: { id: params['launch'] ?? '' }, body }),
        };
      },
    },
    withdraw: {
      role: 'editor',
      async run({ call, path, params }) {
        const { withdrawn } = await call(withdrawReviewLink, {
          params: { id: params['launch'] ?? '' },
        });
        const words =
          withdrawn === 1 ? '1 link no longer works.' : `${withdrawn} links no longer work.`;
        return { to: path, toast: words };
      },
    },
  },
});
