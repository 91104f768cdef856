/** On paper: what was looked at, and none of the ways to somewhere else. */
export const print = `
@media print {
  .side,
  .phone-nav,
  .toasts,
  .skip,
  .crumb,
  .page-head .actions,
  .toolbar,
  .tabs,
  .flow-bar,
  .pager,
  .ad-foot .actions,
  .ad-card .places,
  .feed-text summary,
  .feed-whole summary,
  .fold > summary,
  [data-print-page],
  .u-legend {
    display: none !important;
  }
  .shell {
    display: block;
  }
  body {
    background: none;
  }
  main {
    padding: 0;
    max-width: none;
  }
  .card,
  .ad-card,
  .figure,
  .table-wrap {
    box-shadow: none;
    break-inside: avoid;
  }
  .table-wrap {
    overflow: visible;
  }
  .table-wrap table {
    font-size: 8pt;
  }
  .table-wrap th,
  .table-wrap td {
    padding: 0.25rem 0.4rem;
    white-space: normal;
    overflow-wrap: normal;
    word-break: normal;
  }
  .table-wrap .num {
    white-space: nowrap;
  }
  .table-wrap small {
    font-size: 7pt;
  }
  .tiles,
  .tiles:has(> :nth-child(6)) {
    grid-template-columns: repeat(3, 1fr);
  }
  tr {
    break-inside: avoid;
  }
  main:has([data-total]) {
    display: flex;
    flex-direction: column;
  }
  [data-total] {
    order: 1;
  }
  .ad-card {
    display: grid;
    grid-template: auto 1fr / 6.5cm minmax(0, 1fr);
  }
  .ad-foot {
    margin-top: 0;
    align-content: start;
  }
  .ad-grid {
    grid-template-columns: 1fr;
  }
  .ad-card .feed {
    grid-row: 1 / 3;
    align-self: start;
  }
  :is(.feed-text details, .feed-whole)::details-content {
    content-visibility: visible;
    display: inline;
  }
}
`;
