import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/html.ts';

/** A page before the console: one thing to do, and nothing given away. */
export type Door = { title: string; body: Html; art?: Html; islands?: readonly string[] };

const markup = ({ title, body, art, islands = [] }: Door) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · Greenroom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
${islands.map((name) => html`<script type="module" src="/console/assets/${name}.js"></script>`)}
</head>
<body>
<main class="door">
<div class="door-form"><div>
<span class="brand"><i aria-hidden="true"></i>Greenroom</span>
${body}
</div></div>
${art}
</main>
</body>
</html>`;

export const sendDoor = (reply: FastifyReply, door: Door, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      // The address of such a page can hold a secret.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
    .send(markup(door).markup);
