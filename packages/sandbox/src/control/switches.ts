import * as z from 'zod';
import { iso } from '../basics/clock.ts';
import { type Html, html } from '../basics/html.ts';
import type { FaultInput } from '../faults/fault.ts';
import type { SandboxControl } from './control.ts';

/** Trouble that can be ordered with one button; tests can order more. */
const faults: Record<string, { label: string; note: string; fault: FaultInput | 'throttle' }> = {
  throttle: {
    label: 'Too many calls',
    note: 'Every call is refused with error 17 for a minute.',
    fault: 'throttle',
  },
  html: {
    label: 'HTML 502',
    note: 'The next call gets a web page in place of JSON.',
    fault: { kind: 'html-502' },
  },
  lost: {
    label: 'Lost answer',
    note: 'The next write is carried out, and its answer is lost.',
    fault: { kind: 'reset-after-commit', match: { method: 'POST' } },
  },
  cut: {
    label: 'Cut in the middle',
    note: 'The next answer ends after 20 bytes.',
    fault: { kind: 'cut', bytes: 20 },
  },
  slow: {
    label: 'Slow answers',
    note: 'The next ten answers take three seconds each.',
    fault: { kind: 'delay', ms: 3000, times: 10 },
  },
  unknown: {
    label: 'Unknown error',
    note: 'The next write is refused with error 2, “please retry later”.',
    fault: { kind: 'error', code: 2, match: { method: 'POST' } },
  },
};

const clockMoves: Record<
  string,
  { label: string; move: (clock: SandboxControl['clock']) => unknown }
> = {
  hour: { label: 'One hour on', move: (clock) => clock.advance({ hours: 1 }) },
  day: { label: 'One day on', move: (clock) => clock.advance({ days: 1 }) },
  week: { label: 'One week on', move: (clock) => clock.advance({ days: 7 }) },
  reset: { label: 'Back to now', move: (clock) => clock.reset() },
};

const id = z.string().regex(/^\d{1,20}$/);

/** What a button of the page says, as its form sends it. */
export const switchSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('status'), id, to: z.enum(['ACTIVE', 'PAUSED', 'DELETED']) }),
  z.object({ do: z.literal('review'), id, to: z.enum(['approved', 'disapproved']) }),
  z.object({ do: z.literal('login'), id, to: z.enum(['expire', 'revoke', 'revive']) }),
  z.object({ do: z.literal('clock'), to: z.enum(['hour', 'day', 'week', 'reset']) }),
  z.object({ do: z.literal('fault'), to: z.string() }),
  z.object({ do: z.literal('clear') }),
  z.object({ do: z.literal('reset') }),
]);
type Switch = z.infer<typeof switchSchema>;

/** Carries a button out; the part of the page to come back to. */
export const turn = (control: SandboxControl, order: Switch): string => {
  switch (order.do) {
    case 'status':
      control.setStatus(order.id, order.to);
      return `/?open=${order.id}#at-${order.id}`;
    case 'review':
      control.review(order.id, order.to);
      return `/?open=${order.id}#at-${order.id}`;
    case 'login':
      if (order.to === 'revive') control.reviveLogins(order.id);
      else control.endLogins(order.id, order.to);
      return '/#logins';
    case 'clock':
      clockMoves[order.to]?.move(control.clock);
      return '/#clock';
    case 'fault': {
      const fault = faults[order.to]?.fault;
      if (fault === 'throttle') control.throttle();
      else if (fault) control.fault(fault);
      return '/#faults';
    }
    case 'clear':
      control.clearFaults();
      control.unthrottle();
      return '/#faults';
    case 'reset':
      control.reset();
      return '/';
  }
};

type Button = { label: string; name?: string; quiet?: boolean };

/** One form, one button: it works without a script. `name` says what it is about to those who only hear it. */
export const button = (
  fields: Record<string, string>,
  { label, name, quiet = true }: Button,
): Html => html`
<form method="post" action="/__page" class="switch">${Object.entries(fields).map(
  ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
)}<button${quiet && html` class="quiet"`}${name && html` aria-label="${label}: ${name}"`}>${label}</button></form>`;

const clockPart = (control: SandboxControl) => html`<section class="card" id="clock"><h2>Clock</h2>
<p data-part="clock">${iso(control.clock.now()).slice(0, 16).replace('T', ' ')} UTC</p>
<div class="row">${Object.entries(clockMoves).map(([to, { label }]) =>
  button({ do: 'clock', to }, { label, name: 'clock' }),
)}</div></section>`;

const waitingPart = (control: SandboxControl) => {
  const waiting = control.faults();
  const blocked = control.isThrottled();
  if (waiting.length === 0 && !blocked) return html`<p class="soft">None is waiting.</p>`;
  return html`<p>Waiting: ${[...(blocked ? ['too many calls'] : []), ...waiting.map(({ kind }) => kind)].join(', ')}</p>
${button({ do: 'clear' }, { label: 'Clear all', name: 'faults' })}`;
};

const faultsPart = (
  control: SandboxControl,
) => html`<section class="card" id="faults"><h2>Faults</h2>
<div data-part="faults">${waitingPart(control)}</div>
<ul class="plain">${Object.entries(faults).map(
  ([to, { label, note }]) =>
    html`<li>${button({ do: 'fault', to }, { label })}<span class="soft">${note}</span></li>`,
)}</ul></section>`;

const loginsPart = (
  control: SandboxControl,
) => html`<section class="card" id="logins" data-part="logins"><h2>Logins</h2>
<p class="soft">A program that holds a token of this person is told that it expired (190/463) or that the person removed the app (190/458).</p>
<ul class="plain">${control.logins().map(
  ({ person, name, alive, ended }) => html`<li><span><strong>${name}</strong>
<span class="soft">${alive === 1 ? '1 token works' : `${alive} tokens work`}${ended > 0 && html`, ${ended} ended`}</span></span>
<span class="row">${
    alive > 0 && [
      button({ do: 'login', id: person, to: 'expire' }, { label: 'Expire', name }),
      button({ do: 'login', id: person, to: 'revoke' }, { label: 'Remove the app', name }),
    ]
  }${ended > 0 && button({ do: 'login', id: person, to: 'revive' }, { label: 'Let it work again', name })}</span></li>`,
)}</ul></section>`;

/** Clock, faults and logins. */
export const switchesPart = (control: SandboxControl): Html =>
  html`<div class="columns">${clockPart(control)}${loginsPart(control)}</div>${faultsPart(control)}`;

/** Start, pause and delete for a campaign, ad set or ad. */
export const statusButtons = (entity: { id: string; name: string; status: string }): Html => {
  if (entity.status === 'DELETED' || entity.status === 'ARCHIVED') return html``;
  const { id, name } = entity;
  const isOn = entity.status === 'ACTIVE';
  return html`<span class="row">${button(
    { do: 'status', id, to: isOn ? 'PAUSED' : 'ACTIVE' },
    { label: isOn ? 'Pause' : 'Start', name },
  )}${button({ do: 'status', id, to: 'DELETED' }, { label: 'Delete', name })}</span>`;
};

export const reviewButtons = ({
  id,
  name,
  review,
}: {
  id: string;
  name: string;
  review: { verdict: string };
}): Html =>
  review.verdict === 'disapproved'
    ? button({ do: 'review', id, to: 'approved' }, { label: 'Approve', name })
    : button({ do: 'review', id, to: 'disapproved' }, { label: 'Reject', name });
