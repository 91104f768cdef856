/** Words, links, buttons, chips and notes. */
export const base = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding: 5rem 0;
}
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  overflow-wrap: anywhere;
  font: var(--text-base) / var(--leading) var(--font);
  -webkit-font-smoothing: antialiased;
}
h1,
h2,
h3 {
  line-height: var(--leading-tight);
  text-wrap: balance;
  font-weight: 700;
  margin: 0;
}
h1 {
  font-size: var(--text-2xl);
  letter-spacing: -0.02em;
}
h2 {
  font-size: var(--text-lg);
  letter-spacing: -0.01em;
}
h3 {
  font-size: var(--text-md);
}
p {
  margin: 0;
  text-wrap: pretty;
}
b,
strong,
th {
  font-weight: 600;
}
ul,
ol {
  margin: 0;
  padding: 0;
  list-style: none;
}
dl,
dd,
fieldset,
figure {
  margin: 0;
}
fieldset {
  border: 0;
  padding: 0;
  min-width: 0;
}
legend {
  padding: 0;
  font-weight: 600;
}
a {
  color: var(--green);
  text-underline-offset: 0.18em;
  text-decoration-thickness: from-font;
}
a:hover {
  color: var(--green-strong);
}
code,
pre {
  font: 0.92em / 1.5 var(--mono);
  background: var(--sunken);
  border-radius: var(--radius-s);
}
code {
  padding: 0.1em 0.35em;
}
pre {
  margin: 0;
  padding: var(--space-3) var(--space-4);
  overflow-x: auto;
}
summary {
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker {
  display: none;
}
hr {
  border: 0;
  border-top: 1px solid var(--line);
  margin: var(--space-4) 0;
}
:focus-visible {
  outline: 3px solid var(--green);
  outline-offset: 2px;
  border-radius: var(--radius-s);
}
main:focus,
[data-focus]:focus {
  outline: 0;
}
.i {
  width: 1.2em;
  height: 1.2em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.22em;
}
.soft {
  color: var(--soft);
}
.small {
  font-size: var(--text-sm);
}
.mono {
  font-family: var(--mono);
  font-size: 0.92em;
}
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip {
  position: fixed;
  z-index: 60;
  left: var(--space-4);
  top: -5rem;
  padding: var(--space-2) var(--space-4);
  background: var(--card);
  border-radius: var(--radius-m);
}
.skip:focus {
  top: var(--space-4);
  box-shadow: var(--shadow-raised);
}
.btn {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: var(--control);
  padding: 0.4rem 1.05rem;
  font: inherit;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  background: var(--green);
  color: var(--on-green);
  cursor: pointer;
}
.btn:hover {
  background: var(--green-strong);
  color: var(--on-green);
}
.btn.quiet {
  background: var(--card);
  color: var(--green);
  border-color: var(--edge);
}
.btn.quiet:hover {
  background: var(--green-soft);
  border-color: var(--green);
  color: var(--green-strong);
}
.btn.plain {
  background: none;
  color: var(--green);
  padding-inline: 0.6rem;
}
.btn.plain:hover {
  background: var(--green-soft);
}
.btn.stop {
  background: var(--card);
  color: var(--red);
  border-color: var(--red-line);
}
.btn.stop:hover {
  background: var(--red-soft);
}
.btn.small {
  min-height: 2.25rem;
  padding: 0.25rem 0.7rem;
  font-size: var(--text-md);
}
.btn[aria-disabled="true"] {
  background: var(--sunken);
  color: var(--soft);
  border-color: var(--line);
  cursor: not-allowed;
}
.actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
}
.row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
}
.stack {
  display: grid;
  gap: var(--space-4);
  min-width: 0;
}
.chip {
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  min-height: 1.6rem;
  padding: 0.1rem 0.6rem;
  width: max-content;
  max-width: 100%;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.2;
  border-radius: var(--radius-pill);
}
.chip .i {
  width: 1.05em;
  height: 1.05em;
  stroke-width: 2.4;
}
.chip.paused {
  background: var(--dusk-soft);
  color: var(--dusk);
}
.chip.ok {
  background: var(--green-soft);
  color: var(--green);
}
.chip.warn {
  background: var(--amber-soft);
  color: var(--amber);
}
.chip.bad {
  background: var(--red-soft);
  color: var(--red);
}
.chip.idle {
  background: var(--sunken);
  color: var(--soft);
}
.note {
  display: flex;
  gap: var(--space-3);
  padding: 0.8rem 1rem;
  border-radius: var(--radius-m);
  background: var(--green-soft);
}
.note > .i {
  margin-top: 0.15rem;
  color: var(--green);
}
.note > div {
  min-width: 0;
  display: grid;
  gap: var(--space-2);
  justify-items: start;
}
.note strong {
  color: var(--green);
}
.note.paused {
  background: var(--dusk-soft);
}
.note.paused strong,
.note.paused > .i {
  color: var(--dusk);
}
.note.warn {
  background: var(--amber-soft);
}
.note.warn strong,
.note.warn > .i {
  color: var(--amber);
}
.note.bad {
  background: var(--red-soft);
}
.note.bad strong,
.note.bad > .i {
  color: var(--red);
}
.card {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  padding: var(--space-5);
  box-shadow: var(--shadow);
  min-width: 0;
  display: grid;
  gap: var(--space-4);
  align-content: start;
}
.card-head > .btn.plain {
  margin: -0.4rem -0.6rem;
}
.card-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
}
.lamp {
  display: inline-block;
  width: 0.62rem;
  height: 0.62rem;
  border-radius: 50%;
  background: var(--green);
  flex: none;
}
.lamp.warn {
  background: linear-gradient(90deg, var(--amber) 50%, transparent 50%);
  border: 2px solid var(--amber);
}
.lamp.bad {
  background: linear-gradient(var(--red) 0 30%, var(--card) 30% 70%, var(--red) 70%);
  border: 1px solid var(--red);
}
.lamp.off {
  background: none;
  border: 2px dashed var(--edge);
}
.health {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
}
.empty {
  display: grid;
  justify-items: center;
  text-align: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-5);
  background: var(--card);
  border: 1px dashed var(--edge);
  border-radius: var(--radius-l);
}
.empty p {
  max-width: 34rem;
  color: var(--soft);
}
.empty .actions {
  justify-content: center;
}
.empty-mark {
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--green-soft);
  color: var(--green);
  font-size: 1.3rem;
}
.empty.bad .empty-mark {
  background: var(--red-soft);
  color: var(--red);
}
.empty.locked .empty-mark {
  background: var(--sunken);
  color: var(--soft);
}
.said summary {
  color: var(--green);
  font-weight: 600;
  font-size: var(--text-sm);
  padding: 0.25rem 0;
}
.once {
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  background: var(--green-soft);
  border: 1px solid var(--green-line);
  border-radius: var(--radius-m);
}
.copyable {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
}
.copyable code {
  flex: 1 1 16rem;
  padding: 0.55rem 0.7rem;
  background: var(--card);
  border: 1px solid var(--line);
  overflow-wrap: anywhere;
}
[hidden] {
  display: none !important;
}
`;
