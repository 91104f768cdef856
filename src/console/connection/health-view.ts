import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import type { getConnection } from '../../operations/connection/get-connection.ts';
import type { getConnectionHealth } from '../../operations/connection/health/get-health.ts';
import { belongingFixes, tokenFindings } from '../../operations/connection/health/health-checks.ts';
import { chip } from '../parts/blocks.ts';
import { countdown, moment } from '../parts/moment.ts';

type ConnectionHealth = z.output<typeof getConnectionHealth.output>;
type ConnectionStatus = Pick<z.output<typeof getConnection.output>, 'writes_unlock_at'>;
type HealthCheck = ConnectionHealth['checks'][number];
type HealthFacts = Pick<ConnectionHealth, 'state' | 'missing' | 'usage'> & {
  /** When a new connection may create ads; null if that is not known. */
  unlockAt: string | null;
};

const names: Record<string, string> = {
  connected: 'Connection',
  token: 'Access',
  expiry: 'How long it lasts',
  permissions: 'Permissions',
  pages: 'Facebook page',
  ad_accounts: 'Ad accounts',
  cool_down: 'Making ads',
  platform: 'Meta',
  limits: 'Meta’s limits',
};

const tokenWords = new Map<string, string>([
  [tokenFindings.works, 'Greenroom may use what was allowed.'],
  [tokenFindings.worked, 'It worked when Meta last answered.'],
  [tokenFindings.ended, 'The permission was taken back or has ended.'],
]);

type Words = Html | string | undefined;

const restWords = ({ ok }: HealthCheck, { missing, unlockAt }: HealthFacts): Words => {
  if (ok)
    return missing.length > 0
      ? 'The rest after connecting is over. Ads can be made once all else is in order.'
      : 'Ads can be made.';
  if (unlockAt === null) return undefined;
  return missing.length > 0
    ? html`A new connection rests first, until ${moment(unlockAt)}. Then ads can be made once all else is in order.`
    : countdown(unlockAt, 'A new connection rests first: ads can be made', 'Ads can be made.');
};

/** How the page says what was found, by check. Where nothing comes back, the finding itself is for people too. */
const findingWords: Record<string, (check: HealthCheck, facts: HealthFacts) => Words> = {
  connected: ({ ok }, { state }) =>
    ok
      ? 'This client is connected to Meta.'
      : state === 'not_connected'
        ? 'This client is not connected to Meta.'
        : undefined,
  token: ({ message }) => tokenWords.get(message),
  permissions: ({ ok }) => (ok ? 'The person allowed everything that is needed.' : undefined),
  cool_down: restWords,
  limits: ({ ok }, { usage }) =>
    ok || usage.frees_at === null
      ? undefined
      : html`Meta holds calls back ${moment(usage.frees_at)}.`,
};

const makeLink = 'Make a connection link on this page and let the person sign in.';

const chooseAgain =
  'If the choice was made while signing in, make a connection link on this page and choose more.';

/** The fix of each check: links are made with a button of this page. The other fixes are for people as they are. */
const fixes: Record<string, (facts: HealthFacts) => string> = {
  connected: () => makeLink,
  token: () => makeLink,
  expiry: () => makeLink,
  permissions: () => makeLink,
  pages: () => `${belongingFixes.page} ${chooseAgain}`,
  ad_accounts: ({ missing }) =>
    `${missing.includes('account_role') ? belongingFixes.accountRole : belongingFixes.account} ${chooseAgain}`,
};

const fixOf = ({ name, fix }: HealthCheck, facts: HealthFacts) => fixes[name]?.(facts) ?? fix ?? '';

/** A limit that ends by itself needs no action. */
const stateChip = ({ name, ok }: HealthCheck) =>
  ok
    ? chip('ok', 'In order')
    : name === 'cool_down'
      ? chip('idle', 'Passes by itself')
      : chip('warn', 'Needs a look');

const row = (check: HealthCheck, facts: HealthFacts): Html =>
  html`<li><p><b>${names[check.name] ?? check.name}</b> ${stateChip(check)}</p>
<p>${findingWords[check.name]?.(check, facts) ?? check.message}${
    check.ok || check.name === 'cool_down'
      ? ''
      : html` <span class="soft">${fixOf(check, facts)}</span>`
  }</p></li>`;

/** All checks, those with problems first. */
export const healthView = (
  health: ConnectionHealth,
  { writes_unlock_at: unlockAt }: ConnectionStatus,
): Html => {
  const { checks, checked_at: at, usage } = health;
  const facts = { ...health, unlockAt };
  const sortedChecks = [...checks].sort((one, other) => Number(one.ok) - Number(other.ok));
  return html`<section class="card flush"><div class="card-head"><h2>Checks</h2>
<span class="soft small">${at === null ? '' : html`Meta was asked ${moment(at)}`}</span></div>
<ul class="events plain">${sortedChecks.map((check) => row(check, facts))}</ul>
${
  checks.every(({ name }) => name !== 'limits')
    ? ''
    : html`<div class="flow-end"><progress max="100" value="${usage.percent}" aria-label="Used of Meta’s limits, in percent"></progress>${
        usage.frees_at ? html`<p class="hint">Frees ${moment(usage.frees_at)}</p>` : ''
      }</div>`
}</section>`;
};
