/** One stylesheet for all sandbox pages, served as a file so that no page needs inline styles. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #5b6875; --paper: #ffffff;
  --ground: #eef1f4; --line: #d5dce3; --accent: #1f6f54; --accent-ink: #ffffff; --wash: #e4f1eb;
  --bad: #a3262b; --bad-wash: #fbe9e9; --wait: #7a5a00; --wait-wash: #fbf2d6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7ecf1; --soft: #9aa8b5; --paper: #1a2129; --ground: #11161c; --line: #313c47;
    --accent: #5cc49b; --accent-ink: #06231a; --wash: #17332a; --bad: #ff9a9e;
    --bad-wash: #3a1f22; --wait: #f0cd6a; --wait-wash: #332b13; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.5;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header.bar { background: var(--paper); border-bottom: 1px solid var(--line); padding: .75rem 1rem;
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
header.bar strong { letter-spacing: .01em; }
header.bar span { color: var(--soft); font-size: .875rem; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
main.narrow { max-width: 32rem; padding-top: 1.5rem; padding-bottom: 3rem; }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1.0625rem; margin: 1.75rem 0 .5rem; }
.card > h2:first-child { margin-top: 0; }
p { margin: 0 0 .75rem; }
pre + p { margin-top: .75rem; }
.soft { color: var(--soft); font-size: .875rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1.25rem; margin: 0 0 1rem; }
fieldset { border: 0; margin: 1.25rem 0 0; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin: 0 0 .5rem; }
label.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .75rem;
  border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 .5rem; cursor: pointer; }
label.choice:has(input:checked) { border-color: var(--accent); background: var(--wash); }
label.choice:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
label.choice input { margin: .25rem 0 0; width: 1.125rem; height: 1.125rem; flex: none;
  accent-color: var(--accent); }
label.choice span { display: block; }
label.choice .soft { display: block; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem;
  border-radius: .5rem; border: 1px solid var(--line); background: var(--paper);
  color: var(--ink); cursor: pointer; flex: 1 1 8rem; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button:focus-visible, summary:focus-visible, a:focus-visible {
  outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .375rem .5rem; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
@media (max-width: 44rem) {
  table.stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  table.stacks tr { display: block; border-bottom: 1px solid var(--line); padding: .5rem 0; }
  table.stacks tr:last-child { border-bottom: 0; }
  table.stacks td { display: flex; justify-content: space-between; gap: 1rem; border: 0;
    padding: .125rem 0; }
  table.stacks td:first-child { display: block; font-weight: 600; padding-bottom: .375rem; }
  table.stacks td[data-name]::before { content: attr(data-name); color: var(--soft); } }
body.preview { background: var(--paper); }
.ad { max-width: 32rem; margin: 0 auto; padding: .75rem 0; font-size: .9375rem; }
.ad header { display: flex; gap: .625rem; align-items: center; padding: 0 .75rem .5rem;
  line-height: 1.25; }
.ad .face { width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--accent);
  color: var(--accent-ink); display: grid; place-items: center; font-weight: 700; flex: none; }
.ad p { margin: 0; padding: 0 .75rem .625rem; overflow-wrap: anywhere; }
.ad .media { position: relative; background: var(--ground); }
.ad .media.none { aspect-ratio: 1.91; }
.ad .media img { display: block; width: 100%; max-height: 26rem; object-fit: cover; }
.ad .play { position: absolute; inset: 0; display: grid; place-items: center; font-size: 3rem;
  color: #ffffff; text-shadow: 0 0 .75rem #000000; }
.ad footer { display: flex; gap: .75rem; align-items: center; justify-content: space-between;
  padding: .625rem .75rem; background: var(--ground); line-height: 1.3; }
.ad footer > span:first-child { min-width: 0; overflow-wrap: anywhere; }
.ad .button { border-radius: .375rem; background: var(--line); font-weight: 600; flex: none;
  padding: .5rem .75rem; }
td code { white-space: nowrap; }
code, pre { font: .8125rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: .5rem 0 0; padding: .75rem; background: var(--ground); border-radius: .5rem;
  overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; }
code { overflow-wrap: anywhere; }
.state { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem;
  font-weight: 600; line-height: 1.5rem; background: var(--ground); color: var(--soft); }
.state.on { background: var(--wash); color: var(--accent); }
.state.wait { background: var(--wait-wash); color: var(--wait); }
.state.bad { background: var(--bad-wash); color: var(--bad); }
details { border-bottom: 1px solid var(--line); padding: .375rem 0; }
details details { margin-left: 1rem; border-bottom: 0; padding: .25rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
ul.tree { list-style: none; margin: .25rem 0 .25rem 1.25rem; padding: 0; font-size: .9375rem; }
ul.tree li { padding: .125rem 0; overflow-wrap: anywhere; }
form.switch { display: inline-flex; flex-wrap: wrap; gap: .375rem .75rem; align-items: center; }
form.switch input { font: inherit; color: inherit; background: var(--paper); min-height: 2.25rem;
  padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .5rem; max-width: 13rem; }
form.switch input[type="number"] { width: 7rem; }
ul.tree summary { padding: .25rem 0; min-height: 2rem; }
.stack { display: grid; gap: .5rem; padding: .375rem 0; justify-items: start; }
button.quiet { flex: none; min-height: 2.25rem; padding: .25rem .75rem; font-size: .875rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.line { display: flex; flex-wrap: wrap; gap: .375rem .75rem; align-items: center; padding: .125rem 0; }
.line > span:first-child { flex: 1 1 16rem; min-width: 0; }
ul.plain { list-style: none; margin: .5rem 0 0; padding: 0; }
ul.plain > li { display: flex; flex-wrap: wrap; gap: .375rem .75rem; align-items: center;
  padding: .375rem 0; border-top: 1px solid var(--line); }
ul.plain > li > span:first-child { flex: 1 1 12rem; }
#faults ul.plain form button { min-width: 10rem; }
.columns { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start; }
.columns .card { height: calc(100% - 1rem); }
.line:target, li:target > .line { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
@media (prefers-reduced-motion: no-preference) { label.choice { transition: background .15s; } }
`;
