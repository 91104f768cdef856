/** The styles of texts, links, buttons, chips, notes and cards, for all pages. */
export const baseStylesheet = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
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
h2 {
  line-height: var(--leading-tight);
  text-wrap: balance;
  font-weight: 700;
}
h1 {
  font-size: var(--text-2xl);
  letter-spacing: -0.02em;
}
h2 {
  font-size: var(--text-lg);
}
p {
  text-wrap: pretty;
}
b,
strong,
th {
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
  overflow-x: auto;
}
:focus-visible {
  outline: 3px solid var(--green);
  outline-offset: 2px;
  border-radius: var(--radius-s);
}
.soft {
  color: var(--soft);
}
.small {
  font-size: var(--text-sm);
}
.brand {
  display: flex;
  align-items: center;
  font-size: var(--text-lg);
  font-weight: 700;
  letter-spacing: -0.01em;
}
.brand i {
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  background: var(--green);
  box-shadow: 0 0 0 4px var(--green-soft);
  flex: none;
}
.btn,
.guide-nav button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
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
.btn:hover,
.guide-nav button:hover {
  background: var(--green-strong);
  color: var(--on-green);
}
.btn.block {
  width: 100%;
}
.btn.quiet {
  background: var(--card);
  color: var(--green);
  border-color: var(--edge);
}
.btn.quiet:hover {
  background: var(--green-soft);
  border-color: var(--green);
}
.chip {
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.2;
  border-radius: var(--radius-pill);
}
.chip.paused {
  background: var(--dusk-soft);
  color: var(--dusk);
}
.chip.warn {
  background: var(--amber-soft);
  color: var(--amber);
}
.chip.bad {
  background: var(--red-soft);
  color: var(--red);
}
.note {
  border-radius: var(--radius-m);
  background: var(--green-soft);
}
.note strong {
  color: var(--green);
}
.note.paused {
  background: var(--dusk-soft);
}
.note.paused strong {
  color: var(--dusk);
}
.note.warn {
  background: var(--amber-soft);
}
.note.warn strong {
  color: var(--amber);
}
.note.bad {
  background: var(--red-soft);
}
.note.bad strong {
  color: var(--red);
}
.card {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  padding: var(--space-5);
  box-shadow: var(--shadow);
  min-width: 0;
}
.art-card {
  fill: var(--card);
  stroke: var(--line);
  stroke-width: 1.5;
}
.art-bit {
  fill: var(--line);
}
.art-sky {
  fill: var(--sunken);
}
.art-sun {
  fill: var(--amber-line);
}
.art-far {
  fill: var(--green-line);
}
.art-near {
  fill: var(--green);
}
.art-steam {
  fill: none;
  stroke: var(--green-line);
  stroke-width: 3;
  stroke-linecap: round;
}
.art-pause circle {
  fill: var(--dusk-soft);
}
.art-pause path {
  fill: var(--dusk);
}
.art-lamp circle {
  fill: var(--green);
}
.art-lamp .halo {
  opacity: 0.18;
}
`;
