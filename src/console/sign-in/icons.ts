import { raw } from '../../kernel/html.ts';

// Ours, and the same for everybody.
const icon = (path: string) =>
  raw(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`);

export const stopIcon = icon(
  '<path d="M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2zM12 7.8v5m0 3.2v.1"/>',
);
export const keyIcon = icon(
  '<circle cx="8" cy="15.5" r="4"/><path d="m11 12.5 8.5-8.5m-3.5 3.5 2.5 2.5"/>',
);
export const doneIcon = icon('<path d="m5 12.5 4.5 4.5L19 7.500"/>');
