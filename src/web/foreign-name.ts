import { html } from '../kernel/html.ts';

const maxLength = 120;

/** Names are other people's text: isolated, so that none can turn the sentence around it. */
export const foreignName = (text: string) => html`<bdi>${shortened(text)}</bdi>`;

export const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : text;
};
