import { html } from '../kernel/text/html.ts';

const maxLength = 120;

/**
 * Names come from other people, so each is isolated: a name in a right-to-left script cannot reorder the sentence
 * around it.
 */
export const foreignName = (text: string) => html`<bdi>${shortened(text)}</bdi>`;

export const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : text;
};
