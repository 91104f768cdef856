/** The feed card and the page on which a client looks at ads. */
export const reviewStylesheet = `
.lead { font-size: var(--text-lg); color: var(--soft); }
.note.paused { background: var(--dusk-soft); } .note.paused strong { color: var(--dusk); }
.brief { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: var(--space-4) var(--space-5); }
.brief dt { font-size: var(--text-sm); } .brief dd small { display: block; font-weight: 400; color: var(--soft); }
.ad-grid { display: grid; gap: var(--space-5); list-style: none; padding: 0;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
.ad-card { margin: 0; padding: var(--space-3); background: var(--card); border: 1px solid var(--line);
  border-radius: var(--radius-l); box-shadow: var(--shadow); break-inside: avoid; display: flex; flex-direction: column; }
.ad-card h3 { display: flex; justify-content: space-between; font-size: var(--text-md); margin: 0 0 var(--space-3); }
.feed { border: 1px solid var(--line); border-radius: var(--radius-m); overflow: hidden; font-size: var(--text-md); }
.feed p { margin: 0; } .feed small { color: var(--soft); font-size: var(--text-xs); display: block; }
.feed-head { display: flex; align-items: center; gap: .6rem; padding: .65rem .75rem .4rem; line-height: 1.3; }
.feed-mark { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%;
  background: var(--green-soft); color: var(--green); font-weight: 700; flex: none; }
.feed-text { padding: .15rem .75rem .7rem; white-space: pre-line; }
.feed-text > p, .feed-text > details, .feed-text summary { display: inline; }
.feed-text summary { color: var(--soft); font-weight: 600; list-style: none; cursor: pointer; padding: .3rem .1rem; }
.feed-text details[open] { display: block; }
.feed-text .less, .feed-text details[open] .more { display: none; } .feed-text details[open] .less { display: inline; }
.feed-media { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; background: var(--sunken); }
.feed-media.none { display: grid; place-items: center; color: var(--soft); }
.feed-link { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .75rem; align-items: center;
  padding: .6rem .75rem; background: var(--sunken); line-height: 1.3; }
.feed-link b { display: block; } .feed-link .d { color: var(--soft); font-size: var(--text-sm); }
.feed-cta { padding: .4rem .7rem; font-size: var(--text-sm); font-weight: 600; white-space: nowrap;
  border-radius: var(--radius-s); background: var(--card); border: 1px solid var(--line); }
.verdict { border: 0; padding: 0; margin: var(--space-4) 0 0; min-width: 0; }
.verdict:not(:has([value=changes]:checked)) .field, .verdict:not(:has([value=changes]:checked)) textarea { display: none; }
.verdict legend { font-weight: 600; font-size: var(--text-md); margin-bottom: var(--space-2); padding: 0; }
.verdict label { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; }
.verdict input { width: 1.2rem; height: 1.2rem; accent-color: var(--green); }
textarea, input[type=text] { width: 100%; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: var(--radius-m); padding: .55rem .7rem; }
textarea { min-height: 4.5rem; }
.field { display: grid; gap: .3rem; font-weight: 600; font-size: var(--text-md); }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-4); }
@media print { .verdict, .actions, .answer { display: none; } .ad-card { box-shadow: none; }
  .feed-text summary { display: none; } .feed-text details::details-content { content-visibility: visible; display: inline; } }
`;
