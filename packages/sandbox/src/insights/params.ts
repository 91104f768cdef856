import type { Shape, Values } from '../protocol/shape.ts';

export const reportShape = {
  level: 'text',
  fields: 'list',
  date_preset: 'text',
  time_range: 'object',
  time_ranges: 'list',
  time_increment: 'text',
  breakdowns: 'list',
  action_breakdowns: 'list',
  summary_action_breakdowns: 'list',
  action_attribution_windows: 'list',
  filtering: 'list',
  sort: 'list',
  default_summary: 'flag',
} satisfies Shape;

/** The parameters of a request after parsing. */
export type ReportParams = Values<typeof reportShape>;

/** Each name once, without spaces. */
export const namesIn = (list: readonly unknown[] = []) => [
  ...new Set(list.map((name) => String(name).trim()).filter((name) => name !== '')),
];

/** A word in lower case, without quotes; undefined if it is empty. */
export const wordIn = (text = '') =>
  /^(["']?)(.*)\1$/s.exec(text.trim())?.[2]?.toLowerCase() || undefined;
