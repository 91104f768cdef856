import { type Html, html } from '../basics/html.ts';

type PageHeaders = Record<string, string>;

type Frame = { title: string; narrow?: boolean; refreshSeconds?: number | undefined };

/** The script refreshes without closing what is open; without scripts, the whole page reloads. */
const refreshing = (seconds: number) => html`<script src="/__look.js" defer></script>
<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`;

/** The layout of every sandbox page. */
export const layout = ({ title, narrow = false, refreshSeconds }: Frame, body: Html) =>
  `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
${refreshSeconds !== undefined && refreshing(refreshSeconds)}
<title>${title}</title><link rel="stylesheet" href="/__look.css"></head>
<body data-refresh="${refreshSeconds ?? 0}">
<header class="bar"><strong>Sandbox platform</strong>
<span>A stand-in for the ad network. Nothing here is real, and nothing costs money.</span></header>
<main${narrow && html` class="narrow"`}>${body}</main></body></html>`.markup
  }`;

/**
 * Allows only our own script, no frames, and forms only to addresses of the login, because browsers apply the list
 * to redirects too.
 */
export const pageHeaders = (formTargets: string[] = []): PageHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // With "no-referrer", browsers would hide the origin of this page's forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
});
