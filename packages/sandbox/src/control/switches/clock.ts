import { iso } from '../../basics/clock.ts';
import { html } from '../../basics/html.ts';
import type { SandboxControl } from '../control.ts';
import { button, input } from './button.ts';

export const clockMoves: Record<
  string,
  { label: string; move: (clock: SandboxControl['clock']) => unknown }
> = {
  hour: { label: 'One hour on', move: (clock) => clock.advance({ hours: 1 }) },
  day: { label: 'One day on', move: (clock) => clock.advance({ days: 1 }) },
  week: { label: 'One week on', move: (clock) => clock.advance({ days: 7 }) },
  reset: { label: 'Back to now', move: (clock) => clock.reset() },
};

export const clockPart = (
  control: SandboxControl,
) => html`<section class="card" id="clock"><h2>Clock</h2>
<p data-part="clock">${iso(control.clock.now()).slice(0, 16).replace('T', ' ')} UTC</p>
<div class="row">${Object.entries(clockMoves).map(([to, { label }]) =>
  button({ do: 'clock', to }, { label, name: 'clock' }),
)}</div>${button(
  { do: 'clock-set' },
  {
    label: 'Set',
    name: 'clock',
    inputs: [input({ name: 'at', label: 'UTC', type: 'datetime-local', required: true })],
  },
)}</section>`;
