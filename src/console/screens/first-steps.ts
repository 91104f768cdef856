import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { listAdAccounts } from '../../operations/ad-accounts/list-ad-accounts.ts';
import { createLink } from '../../operations/connection/create-link.ts';
import { getConnection } from '../../operations/connection/get-connection.ts';
import { pinAccount } from '../../operations/connection/pin-account.ts';
import { listImages } from '../../operations/images/list-images.ts';
import { listLaunches } from '../../operations/launches/list-launches.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { listPages } from '../../operations/pages/list-pages.ts';
import { screenPath } from '../clients.ts';
import { connectionMark, watching } from '../connection/connect-ways.ts';
import { formFailure } from '../failure-view.ts';
import { formToken } from '../form.ts';
import { stoppedWords, waitingWords } from '../launch/words.ts';
import { pageHead } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { type CallOperation, screen, type Visit } from '../screen.ts';

const rows = <S extends z.ZodRawShape>(shape: S) => z.object({ data: z.array(z.object(shape)) });

const accounts = rows({ id: z.string(), currency: z.string().optional() });
const pages = rows({ id: z.string() });
const images = rows({ hash: z.string() });

const demand = <T>(value: T | undefined, what: string): T => {
  if (value !== undefined) return value;
  throw new Failure('ad_account_not_found', {
    message: `This connection has no ${what} to make a first ad with. Make one with your own in a new launch.`,
  });
};

/** The smallest whole launch there is: one ad, from what the connection already has. */
const firstLaunch = async (call: CallOperation) => {
  const { data: adAccounts } = accounts.parse(await call(listAdAccounts));
  const account = demand(
    adAccounts.find(({ currency }) => currency === 'USD') ?? adAccounts[0],
    'ad account',
  );
  const here = { params: { account_id: account.id } };
  const page = demand(pages.parse(await call(listPages, here)).data[0], 'page');
  const image = demand(images.parse(await call(listImages, here)).data[0], 'picture');
  return {
    name: 'First steps',
    account_id: account.id,
    defaults: {
      page_id: page.id,
      link_url: 'https://example.com/',
      call_to_action_type: 'LEARN_MORE' as const,
    },
    campaign: { name: 'First steps', objective: 'OUTCOME_TRAFFIC' as const },
    ad_sets: [
      {
        ref: 'everyone',
        name: 'Everyone',
        optimization_goal: 'LINK_CLICKS' as const,
        billing_event: 'IMPRESSIONS' as const,
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP' as const,
        daily_budget: 2000,
      },
    ],
    images: [{ ref: 'picture', hash: image.hash }],
    copies: [
      {
        ref: 'hello',
        message: 'This is how an ad looks before anybody has seen it. Take your time with it.',
        headline: 'Your first ad, paused',
      },
    ],
    ads: { matrix: true as const, name: 'Your first ad' },
  };
};

const load = async ({ call, client }: Visit) => {
  const watch = {
    ask: `${screenPath({ client }, 'ask')}/connection`,
    mark: connectionMark(await call(getConnection)),
  };
  const isConnected = client?.connection.state === 'ok' || client?.connection.state === 'expiring';
  const launches = isConnected
    ? (await call(listLaunches, { query: { limit: '1' } })).launches
    : [];
  return { isConnected, launch: launches[0], watch };
};

type LoadedSteps = Awaited<ReturnType<typeof load>>;

type FirstStep = { title: string; text: Html | string; isDone: boolean; next: Html | string };

const row = ({ title, text, isDone, next }: FirstStep, number: number): Html =>
  html`<li${isDone ? html` class="done"` : ''}><span class="guide-mark">${
    isDone ? icon('check') : number
  }</span><div class="stack"><div>
<h2>${title}${isDone ? html`<span class="unseen"> (done)</span>` : ''}</h2><p>${text}</p></div>${next}</div></li>`;

const button = (visit: Visit, action: string, words: string, target = ''): Html =>
  html`<form method="post" action="${visit.path}"${
    target ? html` target="${target}"` : ''
  }>${formToken(visit, action)}<button class="btn">${words}</button></form>`;

const connectStep = ({ isConnected, watch }: LoadedSteps, visit: Visit): FirstStep => ({
  title: visit.isSandbox ? 'Connect to the sandbox' : 'Connect to Meta',
  text: visit.isSandbox
    ? 'The sandbox plays Meta on this machine. A new tab opens: continue there, keep “Demo Admin”, and press Approve at the end of that page. Nothing reaches Meta.'
    : 'Sign in to Meta and agree to what Greenroom may do. What it makes is always paused.',
  isDone: isConnected,
  next: isConnected
    ? ''
    : html`${button(visit, 'connect', 'Connect in a new tab', '_blank')}${watching(visit, watch)}`,
});

const progress = ({ launch }: LoadedSteps, { client }: Visit): Html | string => {
  if (!launch || launch.state === 'done') return '';
  const { steps, state, waiting } = launch;
  const words =
    state === 'stopped'
      ? stoppedWords(launch, client)
      : waiting?.for === 'cool-down'
        ? 'A new connection rests for a moment before it may create anything. It goes on by itself.'
        : waiting
          ? waitingWords(waiting, client)
          : `${steps.done} of ${steps.total} made.`;
  return html`<div class="stack" role="status"${
    state === 'running' || state === 'waiting' ? html` data-refresh="2"` : ''
  }><progress value="${steps.done}" max="${steps.total}" aria-label="How far the first launch is"></progress>
<p>${words}</p></div>`;
};

const launchStep = (facts: LoadedSteps, visit: Visit): FirstStep => {
  const { launch, isConnected } = facts;
  const wizard = screenPath(visit, 'launches/new');
  const start = visit.isSandbox
    ? button(visit, 'launch', 'Make a first ad, paused')
    : html`<a class="btn" href="${wizard}">New launch</a>`;
  return {
    title: 'Make a first ad',
    text: 'A campaign, an ad set, a creative and an ad, in one go. All of it is paused and costs nothing.',
    isDone: launch?.state === 'done',
    next: launch ? progress(facts, visit) : isConnected ? start : '',
  };
};

const lookStep = ({ launch }: LoadedSteps, { client }: Visit): FirstStep => ({
  title: 'See it in the waiting room',
  text: 'As people will see it in their feed. It waits there until somebody starts it.',
  isDone: false,
  next:
    launch?.state === 'done'
      ? html`<div><a class="btn" href="${screenPath({ client }, 'waiting')}">Open the waiting room</a></div>`
      : '',
});

/** From nothing to a first paused ad, without a terminal. */
export const firstStepsScreen = screen({
  path: '/w/:workspace/first-steps',
  title: 'First steps',
  islands: ['connection'],
  leadsToConnect: true,
  role: 'admin',
  load,

  render(facts, visit) {
    const steps = [connectStep(facts, visit), launchStep(facts, visit), lookStep(facts, visit)];
    return html`${pageHead(
      'First steps',
      'Three steps to your first ad, in about a minute.',
      facts.launch?.state === 'done'
        ? ''
        : html`<a class="btn quiet" href="${screenPath(visit, 'connection')}">Skip</a>`,
    )}
${formFailure(visit, 'connect')}${formFailure(visit, 'launch')}
<ol class="guide card"${facts.isConnected ? '' : html` data-reload-on-return`}>${steps.map(
      (step, at) => row(step, at + 1),
    )}</ol>`;
  },

  actions: {
    async connect({ call }) {
      const { connect_url: to } = await call(createLink);
      return { to, toast: '' };
    },
    async launch({ call, client, path }) {
      const body = await firstLaunch(call);
      await call(pinAccount, { body: { account_id: body.account_id } });
      // A button pressed twice is one launch, because it has one key.
      const idempotencyKey = `first-steps-${client?.workspace_id ?? ''}`;
      await call(startLaunch, { body, idempotencyKey });
      return { to: path, toast: 'Your first ad is being made, paused.' };
    },
  },
});
