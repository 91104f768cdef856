import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/html.ts';

/** One stylesheet for every page: light and dark, phone first, no font or picture from elsewhere. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: #f5f7f4; --card: #ffffff; --ink: #17211b; --soft: #55635a; --line: #d9e0da;
  --green: #0b6b43; --green-soft: #e3f2ea; --amber: #8a5a00; --amber-soft: #fdf2da;
  --red: #a3251c; --red-soft: #fbe7e4; --code: #eef2ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1512; --card: #171f1a; --ink: #e8efe9; --soft: #a3b1a8; --line: #2b372f;
    --green: #5fd09b; --green-soft: #143325; --amber: #efc26b; --amber-soft: #33290f;
    --red: #ff9d93; --red-soft: #3a1a17; --code: #1f2922;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
main.wide { max-width: 76rem; }
.brand { display: flex; align-items: center; gap: .6rem; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 0;
  font-weight: 650; letter-spacing: -.01em; }
.brand.wide { max-width: 76rem; }
.brand i { width: .9rem; height: .9rem; border-radius: 50%; background: var(--green); box-shadow: 0 0 0 4px var(--green-soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; margin: 1rem 0; }
h1 { font-size: 1.55rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .75rem; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
p { margin: .5rem 0; }
.soft { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 1rem 0; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 550; }
ul { padding-left: 1.2rem; margin: .5rem 0; } li { margin: .3rem 0; }
a { color: var(--green); }
code, pre { font: .9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: 6px; }
code { padding: .1em .35em; } pre { padding: .8rem 1rem; overflow-x: auto; white-space: pre-wrap; margin: .5rem 0; }
pre code { padding: 0; background: none; }
.button, button { display: inline-block; font: inherit; font-weight: 600; border: 0; border-radius: 10px; padding: .75rem 1.25rem;
  background: var(--green); color: var(--card); text-decoration: none; cursor: pointer; min-height: 2.75rem; }
.button:hover, button:hover { filter: brightness(1.08); }
button.quiet { background: none; color: var(--green); border: 1px solid var(--line); padding: .4rem .8rem; min-height: 2.25rem; font-size: .9rem; }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.note { border-radius: 10px; padding: .75rem 1rem; margin: 1rem 0; background: var(--green-soft); }
.note.warn { background: var(--amber-soft); } .note.bad { background: var(--red-soft); }
.tag { display: inline-block; font-size: .8rem; font-weight: 600; border-radius: 99px; padding: .1rem .6rem; background: var(--green-soft); color: var(--green); }
.method { font: 700 .78rem/1 ui-monospace, monospace; padding: .35rem .5rem; border-radius: 6px; background: var(--green-soft); color: var(--green); }
.method.DELETE { background: var(--red-soft); color: var(--red); } .method.POST, .method.PUT, .method.PATCH { background: var(--amber-soft); color: var(--amber); }
.docs { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2rem; align-items: start; }
.docs nav { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; font-size: .92rem; }
.docs nav ul { list-style: none; padding: 0; margin: 0 0 1rem; } .docs nav a { text-decoration: none; color: var(--ink); display: block; padding: .2rem 0; }
.docs nav strong { color: var(--soft); font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; }
.operation h2 { margin: 0; display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; font-size: 1.05rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 550; }
summary { cursor: pointer; color: var(--green); font-weight: 550; padding: .35rem 0; }
label { display: block; font-size: .9rem; color: var(--soft); margin: .6rem 0 .2rem; }
input, textarea { width: 100%; font: .92rem/1.4 ui-monospace, monospace; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: .55rem .7rem; }
textarea { min-height: 8rem; }
footer { max-width: 40rem; margin: 0 auto; padding: 0 1rem 2rem; color: var(--soft); font-size: .9rem; }
@media (max-width: 52rem) { .docs { grid-template-columns: 1fr; } .docs nav { position: static; max-height: none; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }
`;

type Look = { wide?: boolean; script?: string };

export const layout = (
  title: string,
  body: Html,
  { wide = false, script }: Look = {},
): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Greenroom</title>
<link rel="stylesheet" href="/pages.css">
${script ? html`<script src="${script}" defer></script>` : ''}
</head>
<body>
<header class="brand${wide ? ' wide' : ''}"><i aria-hidden="true"></i>Greenroom</header>
<main class="${wide ? 'wide' : ''}">${body}</main>
</body>
</html>`;

export type PageOptions = { status?: number; formAction?: string };

/** Pages take nothing from elsewhere, tell nobody where they came from, and cannot be framed. */
export const sendPage = (
  reply: FastifyReply,
  page: Html,
  { status = 200, formAction = "'self'" }: PageOptions = {},
) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(page.markup);
