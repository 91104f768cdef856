import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/text/html.ts';

/** Markup ready to be sent. Only a page with `scripted` may run scripts. */
export type Page = Html & { readonly scripted: boolean };

type LayoutOptions = {
  wide?: boolean;
  script?: string;
  /** True if the page has a form. Without a referrer, the browser would hide the origin of the form that it sends. */
  hasForm?: boolean;
};

export const layout = (
  title: string,
  body: Html,
  { wide = false, script, hasForm = false }: LayoutOptions = {},
): Page => ({
  scripted: script !== undefined,
  ...html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#f4f6f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1411" media="(prefers-color-scheme: dark)">
${hasForm ? html`<meta name="referrer" content="strict-origin">\n` : ''}<title>${title} · Greenroom</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
${script ? html`<script src="${script}" defer></script>` : ''}</head>
<body>
<header class="brand${wide ? ' wide' : ''}"><i aria-hidden="true"></i>Greenroom</header>
<main${wide ? html` class="wide"` : ''}>${body}</main>
</body>
</html>`,
});

type PageOptions = { status?: number; formAction?: string };

const scriptPolicy = "script-src 'self'; ";

/** Pages load nothing from other hosts, send no referrer, and cannot be framed. */
export const sendPage = (
  reply: FastifyReply,
  page: Page,
  { status = 200, formAction = "'self'" }: PageOptions = {},
) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; ${page.scripted ? scriptPolicy : ''}form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(page.markup);
