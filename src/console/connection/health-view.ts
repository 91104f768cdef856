import type { z } from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import type { getConnectionHealth } from '../../operations/connection/health.ts';
import { countdown, moment } from '../parts/moment.ts';
import { chip } from '../parts/states.ts';

type ConnectionHealth = z.output<typeof getConnectionHealth.output>;
type HealthCheck = ConnectionHealth['checks'][number];

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

const forPeople: readonly [program: string, person: string][] = [
  ['Creates are unlocked.', 'Ads can be made.'],
  ['Creates are held back until', 'A new connection rests first: ads can be made'],
  [', because the connection is new.', '.'],
  ['everything that creates need', 'everything that is needed'],
  ['The workspace is', 'This client is'],
  ['The token works.', 'Greenroom may use what was allowed.'],
  ['The token worked when Meta last answered.', 'It worked when Meta last answered.'],
  ['The token no longer works.', 'The permission was taken back or has ended.'],
];

const moments = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** What the checks say for programs, in words for this page; a moment in it as people say it. */
const messageOf = (
  { name, message }: HealthCheck,
  missingParts: ConnectionHealth['missing'],
): Html => {
  const words = forPeople.reduce((all, [program, person]) => all.replace(program, person), message);
  const [at] = moments.exec(words) ?? [];
  if (name === 'cool_down' && at !== undefined && missingParts.length > 0)
    return html`A new connection rests first, until ${moment(at)}. Then ads can be made once all else is in order.`;
  if (name === 'cool_down' && at !== undefined)
    return countdown(at, 'A new connection rests first: ads can be made', 'Ads can be made.');
  if (name === 'cool_down' && missingParts.length > 0)
    return html`The rest after connecting is over. Ads can be made once all else is in order.`;
  if (at === undefined) return html`${words}`;
  const [before = '', after = ''] = words.split(at);
  return html`${before.replace(/until $/, '')}${moment(at)}${after}`;
};

const fixOf = ({ fix }: HealthCheck) =>
  fix
    ?.replace(
      /Make a (new )?link with POST \/adnet\/connection\/link and (let the same person sign in again|open it to sign in to Meta)\./,
      'Make a connection link on this page and let the person sign in.',
    )
    .replace('a new link with POST /adnet/connection/link', 'a connection link on this page') ?? '';

/** A rest that passes by itself needs nobody. */
const stateChip = ({ name, ok }: HealthCheck) =>
  ok
    ? chip('ok', 'In order')
    : name === 'cool_down'
      ? chip('idle', 'Passes by itself')
      : chip('warn', 'Needs a look');

const row = (check: HealthCheck, missingParts: ConnectionHealth['missing']): Html =>
  html`<li><p><b>${names[check.name] ?? check.name}</b> ${stateChip(check)}</p>
<p>${messageOf(check, missingParts)}${
    check.ok || check.name === 'cool_down' ? '' : html` <span class="soft">${fixOf(check)}</span>`
  }</p></li>`;

/** Everything that was looked at, what is not in order first. */
export const healthView = ({ checks, checked_at: at, usage, missing }: ConnectionHealth): Html => {
  const sortedChecks = [...checks].sort((one, other) => Number(one.ok) - Number(other.ok));
  return html`<section class="card flush"><div class="card-head"><h2>Checks</h2>
<span class="soft small">${at === null ? '' : html`Meta was asked ${moment(at)}`}</span></div>
<ul class="events plain">${sortedChecks.map((check) => row(check, missing))}</ul>
${
  checks.every(({ name }) => name !== 'limits')
    ? ''
    : html`<div class="flow-end"><progress max="100" value="${usage.percent}" aria-label="Used of Meta’s limits, in percent"></progress>${
        usage.frees_at ? html`<p class="hint">Frees ${moment(usage.frees_at)}</p>` : ''
      }</div>`
}</section>`;
};
