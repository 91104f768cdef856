/** The part of the stylesheet that is used only by the guide. */
export const guideStylesheet = `
.guide {
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: var(--space-5) var(--space-7);
  align-items: start;
}
.guide-nav {
  font-size: var(--text-sm);
}
.guide-nav h2 {
  font-size: var(--text-sm);
  color: var(--soft);
  margin: var(--space-4) 0 0.2rem;
}
.guide-nav ul {
  list-style: none;
  padding: 0;
  margin: 0;
}
.guide-nav li {
  margin: 0;
}
.guide-nav li a {
  display: block;
  padding: 0.3rem 0.5rem;
  border-radius: var(--radius-s);
  text-decoration: none;
  color: var(--ink);
}
.guide-nav li a:hover {
  background: var(--sunken);
}
.guide-nav [aria-current] {
  background: var(--green-soft);
  font-weight: 600;
}
.guide-nav form {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.4rem;
}
.guide-nav label {
  grid-column: 1 / -1;
  font-weight: 600;
}
.guide-nav input {
  font: inherit;
  font-size: 1rem;
  min-height: var(--control);
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-m);
  background: var(--card);
  color: var(--ink);
  width: 100%;
}
.guide article {
  min-width: 0;
  max-width: 46rem;
}
.guide article h2 {
  margin-top: var(--space-6);
}
.guide article h3 {
  margin: var(--space-5) 0 0.3rem;
}
.guide article pre {
  white-space: pre;
}
.guide article img {
  max-width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
}
.guide .table {
  overflow-x: auto;
}
.guide table {
  border-collapse: collapse;
  font-size: var(--text-sm);
  width: 100%;
}
.guide th,
.guide td {
  text-align: left;
  vertical-align: top;
  padding: 0.5rem 0.75rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
  min-width: 8rem;
}
@media (max-width: 59.99rem) {
  .guide {
    grid-template-columns: minmax(0, 1fr);
  }
  .guide article {
    order: -1;
  }
}
`;
