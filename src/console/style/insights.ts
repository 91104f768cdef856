/** Figures, the chart, and how both are printed; what connects and what is written. */
export const insights = `
.delta {
  font-size: var(--text-sm);
  color: var(--soft);
}
.delta.good {
  color: var(--green);
}
.delta.poor {
  color: var(--amber);
}
.chart-plot {
  display: block;
  width: 100%;
  height: 15rem;
  overflow: visible;
}
.chart-plot .grid {
  stroke: var(--line);
  fill: none;
  vector-effect: non-scaling-stroke;
}
.chart-plot .line {
  fill: none;
  stroke-width: 2.5;
  vector-effect: non-scaling-stroke;
  stroke-linejoin: round;
}
.chart-plot .now {
  stroke: var(--green);
}
.chart-plot .line.before {
  stroke: var(--soft);
  stroke-width: 2;
  stroke-dasharray: 5 5;
}
.chart-ends {
  display: flex;
  justify-content: space-between;
  font-size: var(--text-xs);
  color: var(--soft);
  margin-top: 0.4rem;
}
.legend-list {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1rem;
  font-size: var(--text-sm);
  color: var(--soft);
}
.legend-list li {
  display: flex;
  align-items: center;
  gap: 0.4rem;
}
.key {
  width: 1.4rem;
  border-top: 3px solid var(--green);
}
.key.before {
  border-top: 2px dashed var(--soft);
}
[data-island="chart"] {
  min-width: 0;
  overflow: hidden;
}
.plot {
  width: 100%;
  min-height: 16rem;
  font-size: var(--text-xs);
}
.uplot,
.uplot *,
.uplot *::before,
.uplot *::after {
  box-sizing: border-box;
}
.uplot {
  width: min-content;
  font-family: var(--font);
  line-height: 1.5;
}
.u-wrap {
  position: relative;
  user-select: none;
}
.u-over,
.u-under {
  position: absolute;
}
.u-under {
  overflow: hidden;
}
.uplot canvas {
  display: block;
  position: relative;
  width: 100%;
  height: 100%;
}
.u-axis {
  position: absolute;
}
.u-legend {
  font-size: var(--text-sm);
  margin: 0.3rem auto 0;
  text-align: center;
  width: auto;
}
.u-legend th,
.u-legend td {
  border: 0;
  padding: 0.1rem 0.3rem;
  font-weight: 600;
}
.u-legend .u-marker {
  width: 1rem;
  height: 1rem;
  background-clip: padding-box !important;
}
.u-inline tr {
  display: inline-block;
  margin-right: 1rem;
}
.u-inline th::after {
  content: ":";
}
.plot:not(:hover) .u-legend {
  visibility: hidden;
}
.u-legend .u-marker {
  display: none;
}
.u-series > * {
  padding: 0.25rem;
}
.u-cursor-x,
.u-cursor-y {
  position: absolute;
  left: 0;
  top: 0;
  pointer-events: none;
}
.u-hz .u-cursor-x {
  height: 100%;
  border-right: 1px dashed var(--edge);
}
.u-hz .u-cursor-y {
  width: 100%;
  border-bottom: 1px dashed var(--edge);
}
.u-cursor-pt {
  position: absolute;
  top: 0;
  left: 0;
  border-radius: 50%;
  border: 0 solid;
  pointer-events: none;
  background-clip: padding-box !important;
}
.u-select {
  background: color-mix(in srgb, var(--green) 12%, transparent);
  position: absolute;
  pointer-events: none;
}
.u-off,
.u-axis.u-off,
.u-select.u-off,
.u-cursor-x.u-off,
.u-cursor-y.u-off,
.u-cursor-pt.u-off {
  display: none;
}
.toolbar .field:has(#i-account) {
  flex-basis: 14rem;
}
.toolbar .field:has([type="date"]) {
  flex-basis: 10.5rem;
}
.u-legend th > * {
  display: inline-block;
  vertical-align: middle;
}
.u-legend th {
  white-space: nowrap;
}
.events.plain {
  border: 0;
  border-top: 1px solid var(--line);
  border-radius: 0;
  box-shadow: none;
}
.events.plain > li {
  grid-template-columns: minmax(0, 1fr);
}
.turning {
  width: 1.2rem;
  height: 1.2rem;
  border: 3px solid var(--line);
  border-top-color: var(--green);
}
.form.wide {
  max-width: none;
}
.written {
  display: grid;
  gap: var(--space-3);
}
.written li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.1rem var(--space-4);
}
.written a {
  overflow-wrap: anywhere;
}
.written li > :last-child {
  grid-column: 1 / -1;
}
.hooks {
  display: grid;
  gap: 0.2rem;
}
.hooks li {
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) auto;
  gap: 0.2rem 1rem;
  align-items: center;
  min-height: 2.25rem;
}
[data-written] .feed-media.none {
  aspect-ratio: 3;
}
@media (min-width: 46.01rem) {
  table.figures tbody th {
    min-width: 11rem;
  }
  table.figures :is(th, td) {
    padding-inline: 0.6rem;
  }
  table.figures :is(th, td):first-child {
    padding-left: var(--space-5);
  }
  table.figures :is(th, td):last-child {
    padding-right: var(--space-5);
  }
}
.tiles:has(> :nth-child(6)) {
  grid-template-columns: repeat(6, minmax(0, 1fr));
}
@media (max-width: 90rem) {
  .tiles:has(> :nth-child(6)) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
}
@media (min-width: 60rem) {
  .tiles:has(> :nth-child(7)) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
}
@media (max-width: 34rem) {
  .tiles:has(> :nth-child(6)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .tiles:has(> :nth-child(6)) .figure {
    padding-inline: var(--space-4);
  }
}
@media (prefers-reduced-motion: no-preference) {
  .turning {
    animation: turn 1s linear infinite;
  }
}
@media (max-width: 40rem) {
  .hooks li {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .hooks li > :first-child {
    grid-column: 1 / -1;
  }
}
`;
