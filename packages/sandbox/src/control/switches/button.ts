import { type Html, html } from '../../basics/html.ts';

type Button = { label: string; name?: string; quiet?: boolean; inputs?: Html[] };

/** One form with one button, so that it works without a script. `name` describes it for screen readers. */
export const button = (
  fields: Record<string, string>,
  { label, name, quiet = true, inputs = [] }: Button,
): Html => html`
<form method="post" action="/__page" class="switch">${Object.entries(fields).map(
  ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
)}${inputs}<button${quiet && html` class="quiet"`}${name && html` aria-label="${label}: ${name}"`}>${label}</button></form>`;

type Input = { name: string; label: string; type: string; value?: string; required?: boolean };

export const input = ({ name, label, type, value = '', required = false }: Input): Html =>
  html`<label class="soft">${label} <input name="${name}" type="${type}" value="${value}"${
    required && html` required`
  }${type === 'number' && html` min="0" step="1"`}></label>`;
