import { html } from '../../basics/html.ts';
import type { FaultInput } from '../../faults/fault.ts';
import type { SandboxControl } from '../control.ts';
import { button } from './button.ts';

/** Faults with a button on the page; tests can cause others. */
export const faults: Record<
  string,
  { label: string; note: string; fault: FaultInput | 'throttle' }
> = {
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
  twice: {
    label: 'Webhook twice',
    note: 'The next notification is delivered twice.',
    fault: { kind: 'webhook-twice' },
  },
  unknown: {
    label: 'Unknown error',
    note: 'The next write is refused with error 2, “please retry later”.',
    fault: { kind: 'error', code: 2, match: { method: 'POST' } },
  },
};

const waitingPart = (control: SandboxControl) => {
  const waiting = control.faults();
  const blocked = control.isThrottled();
  if (waiting.length === 0 && !blocked) return html`<p class="soft">None is waiting.</p>`;
  return html`<p>Waiting: ${[...(blocked ? ['too many calls'] : []), ...waiting.map(({ kind }) => kind)].join(', ')}</p>
${button({ do: 'clear' }, { label: 'Clear all', name: 'faults' })}`;
};

export const faultsPart = (
  control: SandboxControl,
) => html`<section class="card" id="faults"><h2>Faults</h2>
<div data-part="faults">${waitingPart(control)}</div>
<ul class="plain">${Object.entries(faults).map(
  ([to, { label, note }]) =>
    html`<li>${button({ do: 'fault', to }, { label })}<span class="soft">${note}</span></li>`,
)}</ul></section>`;
