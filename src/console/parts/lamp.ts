import { type Html, html } from '../../kernel/text/html.ts';
import { isReadOnly } from '../../operations/connection/health/missing.ts';
import type { Client } from '../clients.ts';

type MissingPart = NonNullable<Client['connection']['missing']>[number];
type State = Client['connection']['state'];

const looks: Record<State, string> = {
  ok: '',
  expiring: 'warn',
  limited: 'warn',
  unreachable: 'warn',
  expired: 'bad',
  not_connected: 'off',
};

/** Before that, nobody needs to act. */
const shownDays = 30;

const daysLeft = (days: number) =>
  days === 1 ? 'Connected, 1 day left' : `Connected, ${days} days left`;

/** A missing part stays until a person acts; Meta's limits end by themselves. */
const limitedBy = (missingParts: readonly MissingPart[]) => {
  if (isReadOnly(missingParts)) return 'Connected, for reading only';
  if (missingParts.includes('ad_account')) return 'No ad account';
  if (missingParts.includes('active_ad_account')) return 'No active ad account';
  return missingParts.includes('page') ? 'No Facebook page' : 'Slowed down by Meta';
};

const words = ({ state, days_left: days, missing = [] }: Client['connection']) => {
  if (state === 'not_connected') return 'Not connected';
  if (state === 'expired') return 'Connection ended';
  if (state === 'unreachable') return 'Meta does not answer';
  if (state === 'limited') return limitedBy(missing);
  return days === null || days > shownDays ? 'Connected' : daysLeft(days);
};

/** The health of a connection: a lamp whose shape says it too, and words. */
export const lamp = (connection: Client['connection']): Html =>
  html`<span class="health"><i class="lamp ${looks[connection.state]}" aria-hidden="true"></i><span>${words(connection)}</span></span>`;
