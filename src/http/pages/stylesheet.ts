import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { compactCss, tokens } from '../../web/tokens.ts';
import { guideStylesheet } from '../guide/guide-stylesheet.ts';
import { reviewStylesheet } from '../review/stylesheet.ts';

/** The part of the stylesheet that only the start page uses. */
const homeStylesheet = `
.home {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  gap: var(--space-5) var(--space-7);
  align-items: center;
}
.home h1 {
  font-size: clamp(1.75rem, 1.2rem + 2.2vw, 2.5rem);
  margin-bottom: var(--space-4);
}
.home .lead {
  font-size: var(--text-lg);
  color: var(--soft);
  max-width: 34rem;
}
.home .actions {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-5) 0 0;
}
.home .art {
  background: var(--green-soft);
  border-radius: var(--radius-l);
  padding: var(--space-5);
}
.home svg {
  display: block;
  width: 100%;
  height: auto;
}
.doors {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-4);
  list-style: none;
  padding: 0;
  margin: var(--space-6) 0 var(--space-4);
}
.doors li {
  margin: 0;
}
.doors h2 {
  margin-bottom: 0.3rem;
}
.doors p {
  margin: 0;
  color: var(--soft);
  font-size: var(--text-md);
}
.foot {
  margin-top: var(--space-5);
  color: var(--soft);
  font-size: var(--text-sm);
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
@media (max-width: 59.99rem) {
  .home {
    grid-template-columns: minmax(0, 1fr);
  }
  .home .art {
    max-width: 26rem;
    width: 100%;
  }
}
@media (max-width: 30rem) {
  pre {
    font-size: 0.72rem;
    padding-inline: 0.7rem;
  }
  .home .art {
    display: none;
  }
  .home .actions > .btn {
    flex: 1 1 auto;
  }
  .doors {
    margin-top: var(--space-5);
  }
}
`;

const parts = `
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 1rem;
}
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  overflow-wrap: anywhere;
  font: var(--text-base) / var(--leading) var(--font);
  -webkit-font-smoothing: antialiased;
}
main {
  max-width: 38rem;
  margin: 0 auto;
  padding: var(--space-4) var(--gutter) var(--space-7);
}
.brand {
  display: flex;
  align-items: center;
  gap: 0.7rem;
  max-width: 38rem;
  margin: 0 auto;
  padding: var(--space-5) calc(var(--gutter) + 0.3rem) 0;
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
main.wide,
.brand.wide {
  max-width: calc(var(--page) + 2 * var(--gutter));
}
.card {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  padding: var(--space-5);
  margin: 0 0 var(--space-4);
  box-shadow: var(--shadow);
  min-width: 0;
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
  margin: 0 0 var(--space-3);
}
h2 {
  font-size: var(--text-lg);
  letter-spacing: -0.012em;
  margin: 0 0 var(--space-3);
}
p {
  margin: 0.6rem 0;
  text-wrap: pretty;
}
.card > :last-child {
  margin-bottom: 0;
}
b,
strong,
th {
  font-weight: 600;
}
.soft {
  color: var(--soft);
}
.small {
  font-size: var(--text-sm);
}
dl {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  margin: 1.25rem 0;
}
dt {
  color: var(--soft);
}
dd {
  margin: 0;
  font-weight: 600;
}
dd:has(> time.local:not(:empty)) {
  font-weight: 400;
  color: var(--soft);
}
time.local:not(:empty) {
  display: block;
  font-weight: 600;
  color: var(--ink);
}
ul {
  padding-left: 1.15rem;
  margin: 0.6rem 0;
}
li {
  margin: 0.4rem 0;
}
li::marker {
  color: var(--green);
}
.rows {
  list-style: none;
  padding: 0;
}
.rows li {
  margin: 0;
  padding: 0.6rem 0;
  border-top: 1px solid var(--line);
}
.rows li:first-child {
  border-top: 0;
  padding-top: 0;
}
.rows li:last-child {
  padding-bottom: 0;
}
.rows code {
  display: block;
  font-size: var(--text-sm);
  color: var(--soft);
  background: none;
  padding: 0;
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
  padding: 0.8rem 1rem;
  overflow-x: auto;
  white-space: pre-wrap;
  margin: 0.75rem 0 0;
}
pre code {
  padding: 0;
  background: none;
  font-size: 1em;
}
button,
.btn {
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
button:hover,
.btn:hover {
  background: var(--green-strong);
  color: var(--on-green);
}
.btn.block {
  width: 100%;
  margin-top: 0.5rem;
  min-height: 2.9rem;
}
button.quiet,
.btn.quiet {
  background: var(--card);
  color: var(--green);
  border-color: var(--edge);
}
button.quiet:hover,
.btn.quiet:hover {
  background: var(--green-soft);
  border-color: var(--green);
  color: var(--green);
}
:focus-visible {
  outline: 3px solid var(--green);
  outline-offset: 2px;
  border-radius: var(--radius-s);
}
button:focus-visible,
.btn:focus-visible {
  border-radius: 12px;
}
.chip {
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  padding: 0.1rem 0.55rem;
  min-height: 1.5rem;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.2;
  border-radius: var(--radius-pill);
  white-space: nowrap;
  vertical-align: 0.05em;
}
.chip.warn {
  background: var(--amber-soft);
  color: var(--amber);
}
.chip.bad {
  background: var(--red-soft);
  color: var(--red);
}
.chip.paused {
  background: var(--dusk-soft);
  color: var(--dusk);
}
.chip.warn::before,
.chip.bad::before {
  content: "!" / "";
  font-weight: 700;
}
.note {
  border-radius: var(--radius-m);
  padding: 0.75rem 0.9rem;
  margin: 1.1rem 0;
  background: var(--green-soft);
}
.note.warn {
  background: var(--amber-soft);
}
.note.bad {
  background: var(--red-soft);
}
.note code {
  background: none;
  padding: 0;
  font-weight: 600;
}
.note strong {
  color: var(--green);
}
.note.warn strong {
  color: var(--amber);
}
.note.bad strong {
  color: var(--red);
}
.ending::before {
  content: "i";
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: var(--space-4);
  border-radius: 50%;
  font-size: 1.35rem;
  font-weight: 700;
  line-height: 1;
  background: var(--green-soft);
  color: var(--green);
}
.ending.good::before {
  content: "✓" / "";
}
.ending.calm::before {
  content: "i" / "";
}
.ending.warn::before {
  content: "!" / "";
  background: var(--amber-soft);
  color: var(--amber);
}
.ending.bad::before {
  content: "!" / "";
  background: var(--red-soft);
  color: var(--red);
}
`;

const narrow = `
@media (max-width: 30rem) {
  .card {
    padding: 1.25rem 1.1rem;
  }
  h1 {
    font-size: 1.4375rem;
  }
  dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  dd {
    margin-bottom: 0.6rem;
  }
}
@media (forced-colors: active) {
  .chip,
  .btn,
  button,
  .note {
    border: 1px solid;
  }
  .brand i {
    forced-color-adjust: none;
  }
}
`;

/** One stylesheet for every page: light and dark, phone first, no font or picture from elsewhere. */
export const stylesheet = compactCss(
  [tokens, parts, homeStylesheet, guideStylesheet, feedStylesheet, reviewStylesheet, narrow].join(
    '',
  ),
);
