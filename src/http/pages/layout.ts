import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../kernel/html.ts';

/** One stylesheet for every page: light and dark, phone first, no font or picture from elsewhere. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: #f4f6f3; --card: #ffffff; --ink: #16211a; --soft: #526058; --line: #dbe2dc;
  --green: #0b6b43; --on-green: #ffffff; --green-soft: #e2f2e9;
  --amber: #7d5000; --amber-soft: #fdf1d8; --red: #9c231a; --red-soft: #fbe6e3; --code: #edf1ed;
  --shadow: 0 1px 2px rgb(16 32 22 / .05), 0 8px 24px -12px rgb(16 32 22 / .14);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1411; --card: #161e19; --ink: #e7eee9; --soft: #a5b3aa; --line: #2a362e;
    --green: #62d29d; --on-green: #06251a; --green-soft: #133324;
    --amber: #efc470; --amber-soft: #33290f; --red: #ff9f95; --red-soft: #3a1a17; --code: #1f2922;
    --shadow: none;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
.brand { display: flex; align-items: center; gap: .7rem; max-width: 36rem; margin: 0 auto;
  padding: 1.75rem 1.25rem .25rem; font-weight: 650; letter-spacing: -.01em; }
main.wide, .brand.wide { max-width: 78rem; }
.brand i { width: .8rem; height: .8rem; border-radius: 50%; background: var(--green);
  box-shadow: 0 0 0 4px var(--green-soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px;
  padding: 1.5rem; margin: 0 0 1rem; box-shadow: var(--shadow); }
h1 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.05rem; line-height: 1.3; margin: 0 0 .6rem; }
p { margin: .6rem 0; } .card > :last-child { margin-bottom: 0; }
.soft { color: var(--soft); } .small { font-size: .9rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .45rem 1.5rem; margin: 1.25rem 0; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 550; }
ul { padding-left: 1.15rem; margin: .6rem 0; } li { margin: .4rem 0; } li::marker { color: var(--green); }
.rows { list-style: none; padding: 0; }
.rows li { margin: 0; padding: .5rem 0; border-top: 1px solid var(--line); }
.rows li:first-child { border-top: 0; } .rows li:last-child { padding-bottom: 0; }
.rows code { display: block; font-size: .8rem; color: var(--soft); background: none; padding: 0; }
a { color: var(--green); text-underline-offset: .15em; }
code, pre { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  background: var(--code); border-radius: 6px; }
code { padding: .1em .35em; }
pre { padding: .8rem 1rem; overflow-x: auto; white-space: pre-wrap; margin: .75rem 0 0; }
button { display: inline-block; font: inherit; font-weight: 600; border: 0; border-radius: 10px;
  padding: .7rem 1.25rem; background: var(--green); color: var(--on-green); cursor: pointer; min-height: 2.9rem; }
button.wide { width: 100%; margin-top: .5rem; }
button:hover { filter: brightness(1.08); }
button.quiet { background: none; color: var(--green); border: 1px solid var(--line); padding: .4rem 1rem;
  min-height: 2.5rem; font-size: .92rem; margin-top: .9rem; }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; border-radius: 6px; }
button:focus-visible { border-radius: 12px; }
.note { border-radius: 10px; padding: .75rem 1rem; margin: 1.1rem 0; background: var(--green-soft); }
.note.warn { background: var(--amber-soft); } .note.bad { background: var(--red-soft); }
.note code { background: none; padding: 0; font-weight: 600; }
.note strong { color: var(--green); } .note.warn strong { color: var(--amber); } .note.bad strong { color: var(--red); }
.ending::before { content: "i"; display: grid; place-items: center; width: 2.75rem; height: 2.75rem;
  margin-bottom: 1rem; border-radius: 50%; font-size: 1.35rem; font-weight: 700; line-height: 1;
  background: var(--green-soft); color: var(--green); }
.ending.good::before { content: "✓" / ""; } .ending.calm::before { content: "i" / ""; }
.ending.warn::before { content: "!" / ""; background: var(--amber-soft); color: var(--amber); }
.ending.bad::before { content: "!" / ""; background: var(--red-soft); color: var(--red); }
.method { font: 700 .76rem/1 ui-monospace, monospace; padding: .4rem .5rem; border-radius: 6px;
  background: var(--green-soft); color: var(--green); }
.method.DELETE { background: var(--red-soft); color: var(--red); }
.method.POST, .method.PUT, .method.PATCH { background: var(--amber-soft); color: var(--amber); }
.docs { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 2.5rem; align-items: start; }
.docs nav { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; font-size: .9rem; line-height: 1.4; }
.docs nav ul { list-style: none; padding: 0; margin: .25rem 0 1.25rem; } .docs nav li { margin: 0; }
.docs nav a { text-decoration: none; color: var(--ink); display: block; padding: .3rem .6rem; border-radius: 8px; }
.docs nav a:hover { background: var(--green-soft); }
.docs nav strong { color: var(--soft); font-size: .78rem; text-transform: uppercase; letter-spacing: .06em; padding: 0 .6rem; }
.operation h2 { margin: 0; display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.operation h2 code { background: none; padding: 0; font-size: .98rem; }
.operation:target { border-color: var(--green); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .75rem 0; }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
tr:last-child td { border-bottom: 0; } td:first-child { width: 34%; }
th { color: var(--soft); font-weight: 550; }
details { border-top: 1px solid var(--line); } p + details { margin-top: 1rem; }
summary { cursor: pointer; color: var(--green); font-weight: 550; padding: .55rem 0; }
.operation details:last-child { margin-bottom: -.55rem; } details[open] { padding-bottom: .6rem; }
label { display: block; font-size: .9rem; color: var(--soft); margin: .6rem 0 .25rem; }
label:first-child { margin-top: 0; }
input, textarea { width: 100%; font: .92rem/1.6 ui-monospace, monospace; color: inherit; background: var(--ground);
  border: 1px solid var(--soft); border-radius: 8px; padding: .5rem .7rem; }
textarea { min-height: 8rem; resize: vertical; }
@media (max-width: 56rem) { .docs { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  .docs nav { position: static; max-height: none; } }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; padding: .45rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; } td, td:first-child { display: block; width: auto; padding: .1rem 0; border: 0; overflow-wrap: anywhere; } }
@media (max-width: 30rem) { .card { padding: 1.25rem 1.1rem; } h1 { font-size: 1.4rem; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .6rem; } }
`;

/** Markup ready to be sent; only a scripted one may run anything. */
export type Page = Html & { readonly scripted: boolean };

type Look = { wide?: boolean; script?: string };

export const layout = (title: string, body: Html, { wide = false, script }: Look = {}): Page => ({
  scripted: script !== undefined,
  ...html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Greenroom</title>
<link rel="stylesheet" href="/pages.css">
${script ? html`<script src="${script}" defer></script>` : ''}</head>
<body>
<header class="brand${wide ? ' wide' : ''}"><i aria-hidden="true"></i>Greenroom</header>
<main${wide ? html` class="wide"` : ''}>${body}</main>
</body>
</html>`,
});

type PageOptions = { status?: number; formAction?: string };

const scriptPolicy = "script-src 'self'; connect-src 'self'; ";

/** Pages take nothing from elsewhere, tell nobody where they came from, and cannot be framed. */
export const sendPage = (
  reply: FastifyReply,
  page: Page,
  { status = 200, formAction = "'self'" }: PageOptions = {},
) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; ${page.scripted ? scriptPolicy : ''}form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(page.markup);
