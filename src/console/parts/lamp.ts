import { type Html, html } from '../../kernel/html.ts';
import type { Client } from '../clients.ts';

type State = Client['connection']['state'];

const looks: Record<State, string> = {
  ok: '',
  expiring: 'warn',
  limited: 'warn',
  unreachable: 'warn',
  expired: 'bad',
  not_connected: 'off',
};

/** Before that nobody has to do anything about it. */
const shownDays = 30;

const daysLeft = (days: number) =>
  days === 1 ? 'Connected, 1 day left' : `Connected, ${days} days left`;

const words = ({ state, days_left: days }: Client['connection']) => {
  if (state === 'not_connected') return 'Not connected';
  if (state === 'expired') return 'Connection ended';
  if (state === 'unreachable') return 'Meta does not answer';
  if (state === 'limited') return 'Slowed down by Meta';
  return days === null || days > shownDays ? 'Connected' : daysLeft(days);
};

/** The health of a connection: a lamp whose shape says it too, and words. */
export const lamp = (connection: Client['connection']): Html =>
  html`<span class="health"><i class="lamp ${looks[connection.state]}" aria-hidden="true"></i><span>${words(connection)}</span></span>`;
