import { type Html, html } from '../../kernel/html.ts';

/** A place that a script of `islands/` brings to life; until then it shows what the server drew. */
export const island = (name: string, props: object, before: Html): Html =>
  html`<div data-island="${name}" data-props="${JSON.stringify(props)}">${before}</div>`;
