/** Lists, tables that become cards, figures. */
export const tables = `
.table-wrap {
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  box-shadow: var(--shadow);
}
table {
  border-collapse: collapse;
  width: 100%;
  font-size: var(--text-md);
}
caption {
  text-align: left;
  padding: var(--space-5) var(--space-5) 0.25rem;
  font-weight: 700;
  font-size: var(--text-lg);
}
th,
td {
  text-align: left;
  padding: 0.75rem var(--space-4);
  border-top: 1px solid var(--line);
  vertical-align: middle;
}
:is(th, td):first-child {
  padding-left: var(--space-5);
}
:is(th, td):last-child {
  padding-right: var(--space-5);
}
td:last-child > .confirm:not([open]) {
  display: grid;
  justify-items: end;
}
thead th {
  border-top: 0;
  color: var(--soft);
  font-size: var(--text-sm);
  white-space: nowrap;
}
tbody th {
  font-weight: 600;
}
.num {
  text-align: right;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
tbody tr:hover {
  background: color-mix(in srgb, var(--sunken) 50%, transparent);
}
td small,
th small {
  display: block;
  color: var(--soft);
  font-weight: 400;
  font-size: var(--text-sm);
}
td .health {
  white-space: nowrap;
}
.named {
  display: flex;
  align-items: center;
  gap: 0.7rem;
}
@media screen and (max-width: 46rem) {
  table.cards,
  table.cards tbody,
  table.cards tr,
  table.cards th,
  table.cards td {
    display: block;
  }
  table.cards thead {
    display: none;
  }
  table.cards caption {
    display: block;
  }
  table.cards tr {
    padding: var(--space-4);
    border-top: 1px solid var(--line);
  }
  table.cards tr:first-child {
    border-top: 0;
  }
  table.cards td,
  table.cards th {
    border: 0;
    padding: 0.2rem 0;
  }
  table.cards td[data-label] {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    text-align: right;
  }
  table.cards td[data-label]::before {
    content: attr(data-label);
    color: var(--soft);
    font-size: var(--text-sm);
    text-align: left;
    flex: none;
  }
}
.events {
  display: grid;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow);
}
.events > li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.15rem var(--space-4);
  padding: 0.8rem var(--space-5);
  border-top: 1px solid var(--line);
}
.events > li:first-child {
  border-top: 0;
}
.events small {
  color: var(--soft);
  font-size: var(--text-sm);
}
.events > .folded {
  display: block;
  padding: 0;
}
.events .folded summary {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 1rem;
  gap: 0.15rem var(--space-4);
  align-items: center;
  padding: 0.7rem var(--space-5);
}
.events .folded summary:hover {
  background: color-mix(in srgb, var(--sunken) 50%, transparent);
}
.events .folded summary > .i {
  color: var(--soft);
  font-size: 0.9em;
}
.events [open] > summary > .i {
  transform: rotate(180deg);
}
.events .folded .facts {
  padding: 0 var(--space-5) 0.8rem;
}
.facts {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.2rem var(--space-4);
  font-size: var(--text-sm);
}
.facts dt {
  color: var(--soft);
}
.facts dd {
  font-weight: 600;
}
.facts small {
  font-weight: 400;
  color: var(--soft);
  font-size: inherit;
}
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4);
}
.figure {
  display: grid;
  gap: 0.2rem;
  padding: var(--space-4) var(--space-5);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow);
}
.figure > b {
  font-size: var(--text-xl);
  letter-spacing: -0.01em;
}
.figure > span,
.figure small {
  color: var(--soft);
  font-size: var(--text-sm);
}
progress {
  width: 100%;
  height: 0.55rem;
  appearance: none;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  overflow: hidden;
}
progress::-webkit-progress-bar {
  background: var(--sunken);
}
progress::-webkit-progress-value {
  background: var(--green);
  border-radius: var(--radius-pill);
}
progress::-moz-progress-bar {
  background: var(--green);
}
.pager {
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  align-items: center;
}
.section-head {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem var(--space-3);
  align-items: baseline;
}
.section-head p {
  color: var(--soft);
  font-size: var(--text-md);
}
`;
