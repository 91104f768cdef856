/**
 * The feed card, wherever an ad is shown. A picture has its own shape, as the feed shows it: wider than 1.91:1 or higher
 * than 4:5 it is cut.
 */
export const feedStylesheet = `
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
.feed { container-type: inline-size; }
.feed-media { display: block; width: 100%; height: auto; min-height: 52.35cqi; max-height: 125cqi; object-fit: cover; background: var(--sunken); }
.feed-media.none { display: grid; place-items: center; aspect-ratio: 1; color: var(--soft); }
.feed-whole { padding: .3rem .75rem .6rem; background: var(--sunken); font-size: var(--text-sm); overflow-wrap: anywhere; }
.feed-whole summary { color: var(--soft); cursor: pointer; padding: .3rem 0; } .feed-whole p { margin-top: .4rem; }
.feed-link { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .75rem; align-items: center;
  padding: .6rem .75rem; background: var(--sunken); line-height: 1.3; }
.feed-link b { display: block; } .feed-link .d { color: var(--soft); font-size: var(--text-sm); }
.feed-cta { padding: .4rem .7rem; font-size: var(--text-sm); font-weight: 600; white-space: nowrap;
  border-radius: var(--radius-s); background: var(--card); border: 1px solid var(--line); }
`;
