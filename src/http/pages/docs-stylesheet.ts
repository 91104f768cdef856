/** The part of the stylesheet that only /docs uses. */
export const docsStylesheet = `
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
  border: 1px solid var(--edge); border-radius: 8px; padding: .5rem .7rem; }
textarea { min-height: 8rem; resize: vertical; }
@media (max-width: 56rem) { .docs { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  .docs nav { position: static; max-height: none; } }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; padding: .45rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; } td, td:first-child { display: block; width: auto; padding: .1rem 0; border: 0; overflow-wrap: anywhere; } }
`;
