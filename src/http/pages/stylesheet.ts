import { baseStylesheet } from '../../web/base-stylesheet.ts';
import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { compactCss, tokens } from '../../web/tokens.ts';
import { guideStylesheet } from '../guide/guide-stylesheet.ts';
import { reviewStylesheet } from '../review/stylesheet.ts';

/** The part of the stylesheet that is used only by the home page. */
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
html {
  scroll-padding-top: 1rem;
}
main {
  max-width: 38rem;
  margin: 0 auto;
  padding: var(--space-4) var(--gutter) var(--space-7);
}
.brand {
  gap: 0.7rem;
  max-width: 38rem;
  margin: 0 auto;
  padding: var(--space-5) calc(var(--gutter) + 0.3rem) 0;
}
main.wide,
.brand.wide {
  max-width: calc(var(--page) + 2 * var(--gutter));
}
.card {
  margin: 0 0 var(--space-4);
}
h1 {
  margin: 0 0 var(--space-3);
}
h2 {
  letter-spacing: -0.012em;
  margin: 0 0 var(--space-3);
}
p {
  margin: 0.6rem 0;
}
.card > :last-child {
  margin-bottom: 0;
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
pre {
  padding: 0.8rem 1rem;
  white-space: pre-wrap;
  margin: 0.75rem 0 0;
}
pre code {
  padding: 0;
  background: none;
  font-size: 1em;
}
.btn.block {
  margin-top: 0.5rem;
  min-height: 2.9rem;
}
.btn.quiet:hover {
  color: var(--green);
}
button:focus-visible,
.btn:focus-visible {
  border-radius: 12px;
}
.chip {
  padding: 0.1rem 0.55rem;
  min-height: 1.5rem;
  white-space: nowrap;
  vertical-align: 0.05em;
}
.chip.warn::before,
.chip.bad::before {
  content: "!" / "";
  font-weight: 700;
}
.note {
  padding: 0.75rem 0.9rem;
  margin: 1.1rem 0;
}
.note code {
  background: none;
  padding: 0;
  font-weight: 600;
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

/** One stylesheet for all pages: light and dark, phone first, no fonts or pictures from other hosts. */
export const stylesheet = compactCss(
  [
    tokens,
    baseStylesheet,
    parts,
    homeStylesheet,
    guideStylesheet,
    feedStylesheet,
    reviewStylesheet,
    narrow,
  ].join(''),
);
