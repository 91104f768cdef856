import { Failure } from '../../contract/failures.ts';
import { html } from '../../kernel/html.ts';
import { approveLaunch } from '../../operations/launches/approve-launch.ts';
import { cancelLaunch } from '../../operations/launches/cancel-launch.ts';
import { getLaunch } from '../../operations/launches/get-launch.ts';
import { resumeLaunch } from '../../operations/launches/resume-launch.ts';
import { createReviewLink } from '../../operations/launches/review/review-link.ts';
import { withdrawReviewLink } from '../../operations/launches/review/withdraw-review-link.ts';
import { clientPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { type Account, readMends } from '../launch/mend.ts';
import { actions, approval, head, needsYou, progress } from '../launch/progress-view.ts';
import { reviewSection } from '../launch/review-view.ts';
import { stepGroups } from '../launch/steps-view.ts';
import { wishes } from '../launch/wishes-view.ts';
import type { Launch } from '../launch/words.ts';
import { readAccounts, readPages } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

const launchIn = ({ call, params }: Visit) =>
  call(getLaunch, { params: { id: params['launch'] ?? '' } });

const unknownAccount = { currency: 'USD', timeZone: 'UTC', beneficiary: '', payer: '' };

/** Amounts can be shown without it, so a Meta that does not answer hides no launch. */
const accountOf = async (visit: Visit, { account_id: accountId }: Launch): Promise<Account> => {
  try {
    const accounts = await readAccounts(visit);
    const found = accounts.find(({ id }) => id === accountId);
    if (!found) return unknownAccount;
    return {
      currency: found.currency,
      timeZone: found.timezone_name,
      beneficiary: found.default_dsa_beneficiary,
      payer: found.default_dsa_payor,
    };
  } catch (error) {
    if (error instanceof Failure) return unknownAccount;
    throw error;
  }
};

/** Where Meta does not name them, a Page is shown by its number. */
const pagesOf = async (visit: Visit, { account_id: accountId }: Launch) => {
  try {
    return await readPages(visit, accountId);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
};

const load = async (visit: Visit) => {
  const launch = await launchIn(visit);
  const hasMoney =
    launch.state === 'awaiting_approval' ||
    (launch.state === 'stopped' && launch.steps.rejected > 0);
  if (!hasMoney) return { launch, account: unknownAccount, pages: [] };
  const [account, pages] = await Promise.all([accountOf(visit, launch), pagesOf(visit, launch)]);
  const page = pages.find(({ id }) => id === launch.page_id)?.name ?? '';
  const { beneficiary, payer } = account;
  return {
    launch,
    account: { ...account, beneficiary: beneficiary || page, payer: payer || page },
    pages,
  };
};

/** One launch: how far it is, what needs a person, and what the client says to it. */
export const launchScreen = screen({
  path: '/w/:workspace/launches/:launch',
  title: 'Launch',
  islands: ['launch'],
  load,

  render(data, visit) {
    const { launch } = data;
    return html`<div class="page-head" data-events="${visit.path}/events">${head(launch, visit)}${actions(launch, visit)}</div>
${['cancel', 'anew', 'approve', 'review', 'withdraw'].map((action) => formFailure(visit, action))}
${wishes(launch, visit)}${approval(data, visit)}${progress(launch)}${needsYou(data, visit)}
<div class="stack" data-live="groups">${stepGroups(
      launch.items.filter(
        ({ state }) => state !== 'rejected' || launch.state !== 'stopped' || !visit.can('editor'),
      ),
      launch.state,
    )}</div>
${reviewSection(launch, visit)}`;
  },

  actions: {
    mend: {
      role: 'editor',
      async run(visit, form) {
        const launch = await launchIn(visit);
        const replace = readMends(form, launch.items, await accountOf(visit, launch));
        await visit.call(resumeLaunch, { params: { id: launch.id }, body: { replace } });
        return { to: visit.path, toast: 'It goes on, with your correction.' };
      },
    },
    approve: {
      role: 'admin',
      async run({ call, path, params }) {
        await call(approveLaunch, { params: { id: params['launch'] ?? '' } });
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
