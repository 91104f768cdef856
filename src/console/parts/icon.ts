import { type Html, html, raw } from '../../kernel/text/html.ts';

/** Line drawings on a field of 24 by 24. */
const paths = {
  clients: 'M4 5h6v6H4zM14 5h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  waiting:
    'M6 11V8.5A2.5 2.5 0 0 1 8.5 6h7A2.5 2.5 0 0 1 18 8.5V11M4 12v6h16v-6M4 15h16M7 18v2M17 18v2',
  launch: 'M21 3 3 10l7 3.5L21 3l-7 18-4-7.5',
  review: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5',
  insights: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  copy: 'M4 20l1-4.5L15.5 5a2 2 0 0 1 3 0 2 2 0 0 1 0 3L8 18.5z',
  activity: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  connection: 'M9 4v5M15 4v5M7 9h10v3a5 5 0 0 1-10 0zM12 17v4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3 2.5 3 5.5',
  keys: 'M14.5 13a4.5 4.5 0 1 0-4-2.5L4 17v3h3l1-1v-2h2l2.300-2.300M15.5 8.5h.1',
  guardrails:
    'M12 3.5 19 6v5.5c0 4.200-2.800 7.300-7 9-4.200-1.700-7-4.800-7-9V6zM9 12l2.200 2.200L15.200 10',
  webhooks: 'M10 14a4 4 0 1 1 3-6.900M12 8l3 6M15 14a4 4 0 1 1-2 5M9 17h6M8 17l3-6',
  usage: 'M4 17a8 8 0 1 1 16 0M12 16l4-5',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  pause: 'M9 5v14M15 5v14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 8v5M12 16.5h.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  info: 'M12 11v5M12 7.5h.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  out: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  swap: 'm8 10 4-4 4 4M8 14l4 4 4-4',
  down: 'm6 9 6 6 6-6',
  book: 'M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9',
  back: 'M10 6l-6 6 6 6M4 12h16',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5l11 7-11 7z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c0-4 4-6 8-6s8 2 8 6',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a word, without a meaning of its own. */
export const icon = (name: IconName): Html =>
  // The shapes are a constant of this file, so nothing in them is foreign.
  html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${raw(paths[name])}"/></svg>`;
