/** The part of the stylesheet that only the start page uses. */
export const homeStylesheet = `
.home { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: var(--space-5) var(--space-7); align-items: center; }
.home h1 { font-size: clamp(1.75rem, 1.2rem + 2.2vw, 2.5rem); margin-bottom: var(--space-4); }
.home .lead { font-size: var(--text-lg); color: var(--soft); max-width: 34rem; }
.home .actions { display: flex; flex-wrap: wrap; gap: var(--space-2); margin: var(--space-5) 0 0; }
.home .art { background: var(--green-soft); border-radius: var(--radius-l); padding: var(--space-5); }
.home svg { display: block; width: 100%; height: auto; }
.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: var(--space-4);
  list-style: none; padding: 0; margin: var(--space-6) 0 var(--space-4); }
.doors li { margin: 0; } .doors h2 { margin-bottom: .3rem; } .doors p { margin: 0; color: var(--soft); font-size: var(--text-md); }
.foot { margin-top: var(--space-5); color: var(--soft); font-size: var(--text-sm); }
.art-card { fill: var(--card); stroke: var(--line); stroke-width: 1.5; } .art-bit { fill: var(--line); }
.art-sky { fill: var(--sunken); } .art-sun { fill: var(--amber-line); } .art-far { fill: var(--green-line); } .art-near { fill: var(--green); }
.art-steam { fill: none; stroke: var(--green-line); stroke-width: 3; stroke-linecap: round; }
.art-pause circle { fill: var(--dusk-soft); } .art-pause path { fill: var(--dusk); }
.art-lamp circle { fill: var(--green); } .art-lamp .halo { opacity: .18; }
@media (max-width: 59.99rem) { .home { grid-template-columns: minmax(0, 1fr); } .home .art { max-width: 26rem; width: 100%; } }
@media (max-width: 30rem) { pre { font-size: .72rem; padding-inline: .7rem; } .home .art { display: none; } .home .actions > .btn { flex: 1 1 auto; } .doors { margin-top: var(--space-5); } }
`;
