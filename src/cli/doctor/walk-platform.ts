import { isSendable } from '../../adnet/login/token.ts';
import type { Config } from '../../boot/config.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import { ask } from '../reach.ts';
import type { Terminal } from '../terminal.ts';
import { type DoctorStep, debugToken, examineToken } from './examine-token.ts';

type Platform = NonNullable<Config['platform']>;

/**
 * Checks everything that the real platform needs, in the order of docs/connect-meta.md, and only reads. If a
 * program cannot see something, it says so, and where a person finds it.
 */
export const walkPlatform = async (config: Config, token: string): Promise<DoctorStep[]> => {
  const { platform } = config;
  if (!platform)
    return [
      {
        step: 'settings',
        state: 'missing',
        detail:
          'the sandbox plays Meta. Set ADNET_GRAPH_URL, ADNET_DIALOG_URL, ADNET_APP_ID and ADNET_APP_SECRET',
      },
    ];
  if (token !== '' && !isSendable(token)) return refuse('what was given is no access token');
  return [
    { step: 'settings', state: 'done', detail: `Meta is asked at ${platform.graphUrl}` },
    ...(await examineAddress(config.baseUrl)),
    ...(await answered('app', async () => [await examineApp(platform)])),
    ...byHand(config),
    ...(token === ''
      ? [withoutToken]
      : await answered('token', () => examineToken(platform, token, config.login.scopes))),
    { step: 'first create', state: 'done', detail: coolDown(config.writeCooldownMs) },
  ];
};

const examineAddress = async (baseUrl: string | null): Promise<DoctorStep[]> => {
  if (!baseUrl?.startsWith('https://'))
    return [
      {
        step: 'address',
        state: 'missing',
        detail: [
          `set BASE_URL to the public https address; ${baseUrl ?? 'it is not set'} will not do,`,
          'Meta sends browsers back to https only',
        ].join(' '),
      },
    ];
  const answer = await ask(`${baseUrl}/readyz`);
  return [
    answer?.status === 200
      ? { step: 'address', state: 'done', detail: `${baseUrl} answers, seen from this machine` }
      : {
          step: 'address',
          state: 'missing',
          detail: `${baseUrl}/readyz does not answer from this machine. Check the name, the certificate and the proxy`,
        },
  ];
};

/** If the platform does not answer, the step counts as missing; the rest of the list still helps. */
const answered = async (step: string, look: () => Promise<DoctorStep[]>): Promise<DoctorStep[]> => {
  try {
    return await look();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ step, state: 'missing', detail }];
  }
};

/** Asks about the app's own token, which shows whether id and secret belong together. */
const examineApp = async (platform: Platform): Promise<DoctorStep> => {
  if (platform.appId === '' || platform.appSecret === '')
    return {
      step: 'app',
      state: 'missing',
      detail:
        'ADNET_APP_ID and ADNET_APP_SECRET are not set. Nobody can connect with a link; tokens of your own work without them',
    };
  const facts = await debugToken(platform);
  return facts
    ? {
        step: 'app',
        state: 'done',
        detail: `id and secret belong together: ${facts.application ?? platform.appId}`,
      }
    : {
        step: 'app',
        state: 'missing',
        detail:
          'Meta does not accept ADNET_APP_ID and ADNET_APP_SECRET. Copy both from the app’s basic settings',
      };
};

const byHand = ({ baseUrl, login }: Config): DoctorStep[] => [
  {
    step: 'redirect',
    state: 'unseen',
    detail: `the app’s login settings must list exactly ${baseUrl ?? 'https://<your host>'}/connect/callback`,
  },
  {
    step: 'review',
    state: 'unseen',
    detail: [
      'the app must be live, and reviewed for',
      `${login.scopes.join(', ') || `what configuration ${login.configId} names`}. Until then`,
      'only people with a role on the app can connect',
    ].join(' '),
  },
  {
    step: 'business',
    state: 'unseen',
    detail: 'Meta asks most apps for a verified business before the review',
  },
];

const withoutToken: DoctorStep = {
  step: 'token',
  state: 'unseen',
  detail:
    'no token was given. Pipe one in to see its permissions, ad accounts and pages: greenroom doctor --platform < token.txt',
};

const coolDown = (ms: number) =>
  ms === 0
    ? 'a new connection may create at once (WRITE_COOLDOWN_SECONDS=0)'
    : [
        `a new connection waits ${ms / 1000} s before it may create. WRITE_COOLDOWN_SECONDS`,
        'shortens that for ad accounts of your own',
      ].join(' ');

const marks = {
  done: ['green', '✓'],
  missing: ['red', '✗'],
  unseen: ['yellow', '?'],
} as const;

export const presentSteps = (steps: DoctorStep[], { paint }: Terminal) =>
  [
    ...steps.map(({ step, state, detail }) => {
      const [colour, mark] = marks[state];
      return `${paint(colour, mark)} ${step.padEnd(14)} ${detail}`;
    }),
    ...(steps.some(({ state }) => state === 'unseen')
      ? ['', '? cannot be seen from here: look yourself.']
      : []),
  ].join('\n');
