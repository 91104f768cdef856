/** The frame of every signed-in page: side, switcher, navigation, and their forms on a phone. */
export const frameStyle = `
.shell {
  display: grid;
  grid-template-columns: var(--side) minmax(0, 1fr);
  min-height: 100dvh;
}
.side {
  position: sticky;
  top: 0;
  height: 100dvh;
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-3) var(--space-4);
  border-right: 1px solid var(--line);
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
}
.brand {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0 var(--space-3);
  font-size: var(--text-lg);
  font-weight: 700;
  color: var(--ink);
  text-decoration: none;
  letter-spacing: -0.01em;
}
.brand:hover {
  color: var(--ink);
}
.brand i {
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  background: var(--green);
  box-shadow: 0 0 0 4px var(--green-soft);
  flex: none;
}
.switch {
  position: relative;
}
.switch > summary {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.5rem 0.6rem;
  min-height: 3.25rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow);
}
.switch > summary:hover {
  border-color: var(--edge);
}
.switch-name {
  flex: 1;
  min-width: 0;
  display: grid;
  line-height: 1.3;
}
.switch-name b {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: var(--text-md);
}
.switch-name small {
  color: var(--soft);
  font-size: var(--text-sm);
}
.tile {
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  flex: none;
  border-radius: var(--radius-s);
  background: var(--sunken);
  border: 1px solid var(--line);
  font-weight: 700;
  font-size: var(--text-md);
  color: var(--ink);
}
.menu {
  position: absolute;
  z-index: 40;
  inset-inline: 0;
  top: calc(100% + 0.35rem);
  min-width: 14rem;
  max-height: 70dvh;
  overflow-y: auto;
  padding: 0.35rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-raised);
}
.menu a {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.45rem 0.5rem;
  min-height: var(--control);
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--radius-s);
}
.menu a:hover,
.menu a[aria-current] {
  background: var(--green-soft);
}
.menu-end {
  border-top: 1px solid var(--line);
  margin-top: 0.35rem;
}
.nav {
  display: grid;
  gap: var(--space-2);
  align-content: start;
}
.nav-title {
  font-size: var(--text-sm);
  color: var(--soft);
  font-weight: 600;
  padding: var(--space-2) var(--space-3) 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  letter-spacing: 0;
}
.nav a,
.sheet a {
  display: flex;
  align-items: center;
  gap: 0.65rem;
  min-height: 2.25rem;
  padding: 0.3rem var(--space-3);
  color: var(--ink);
  font-size: var(--text-md);
  text-decoration: none;
  border-radius: var(--radius-m);
}
.nav a:hover,
.sheet a:hover {
  background: var(--sunken);
  color: var(--ink);
}
.nav a[aria-current],
.sheet a[aria-current] {
  background: var(--green-soft);
  color: var(--green);
  font-weight: 600;
}
.count {
  display: inline-flex;
  align-items: center;
  gap: 0.2rem;
  margin-left: auto;
  color: var(--dusk);
  font-size: var(--text-sm);
  font-weight: 600;
}
.side-end {
  margin-top: auto;
  position: sticky;
  bottom: calc(-1 * var(--space-4));
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2) var(--space-4);
  background: var(--ground);
}
@media (max-height: 56rem) {
  .shell:has(.nav-title) .promise {
    display: none;
  }
}
.promise {
  display: flex;
  gap: 0.6rem;
  padding: 0.7rem 0.8rem;
  font-size: var(--text-sm);
  line-height: 1.45;
  background: var(--dusk-soft);
  border-radius: var(--radius-m);
}
.promise b,
.promise .i {
  color: var(--dusk);
}
.promise .i {
  margin-top: 0.1rem;
}
.person {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.5rem;
  padding: 0.25rem var(--space-2);
  color: var(--ink);
  text-decoration: none;
  font-size: var(--text-md);
  border-radius: var(--radius-m);
  min-width: 0;
}
.person:hover {
  background: var(--sunken);
  color: var(--ink);
}
.person-name {
  display: grid;
  min-width: 0;
  line-height: 1.3;
}
.person-name > * {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.person-name small {
  color: var(--soft);
  font-size: var(--text-sm);
}
.guide-link {
  display: flex;
  align-items: center;
  gap: 0.65rem;
  min-height: 2.25rem;
  padding: 0.3rem var(--space-3);
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--radius-m);
  font-size: var(--text-md);
}
.guide-link:hover {
  background: var(--sunken);
  color: var(--ink);
}
.avatar {
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  flex: none;
  border-radius: 50%;
  border: 1px solid var(--line);
  background: var(--sunken);
  font-weight: 700;
  font-size: var(--text-sm);
}
.shell > main {
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  padding: var(--space-6) var(--gutter) var(--space-7);
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
}
.shell > main > * {
  min-width: 0;
}
.page-head {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
}
.page-head > div:first-child {
  display: grid;
  gap: var(--space-2);
  min-width: min(100%, 18rem);
  flex: 1;
}
.lead {
  color: var(--soft);
  max-width: var(--measure);
}
.crumb {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  color: var(--soft);
  text-decoration: none;
  font-size: var(--text-md);
}
.toasts:empty {
  display: none;
}
.toasts {
  position: fixed;
  z-index: 50;
  inset: auto 0 var(--space-5) auto;
  display: grid;
  justify-items: end;
  gap: var(--space-2);
  pointer-events: none;
  padding: 0 var(--space-4);
}
.toast {
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.7rem 1rem;
  background: var(--ink);
  color: var(--ground);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-raised);
  max-width: 36rem;
}
.phone-nav,
.phone-only {
  display: none;
}
@media (max-width: 59.99rem) {
  .shell {
    display: block;
    padding-bottom: calc(4rem + env(safe-area-inset-bottom));
  }
  .side {
    position: sticky;
    z-index: 30;
    height: auto;
    overflow: visible;
    flex-direction: row;
    align-items: center;
    gap: var(--space-3);
    padding: 0.5rem var(--gutter);
    background: var(--ground);
    border-right: 0;
    border-bottom: 1px solid var(--line);
  }
  .side > .nav,
  .side-end {
    display: none;
  }
  .brand span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .side > .brand {
    padding: 0 0.25rem;
    min-height: 2.75rem;
  }
  .side > .switch {
    flex: 1;
    min-width: 0;
  }
  .switch > summary {
    background: none;
    border-color: transparent;
    box-shadow: none;
    padding: 0.25rem;
    min-height: 2.75rem;
  }
  .side .tile {
    display: none;
  }
  .side .menu .tile {
    display: grid;
  }
  .phone-only {
    display: inline-flex;
  }
  .shell > main {
    padding-top: var(--space-5);
  }
  .phone-nav {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    background: var(--ground);
    border-top: 1px solid var(--line);
    padding-bottom: env(safe-area-inset-bottom);
  }
  .phone-nav > a,
  .phone-nav > details > summary {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.15rem;
    min-height: 3.75rem;
    font-size: var(--text-xs);
    color: var(--soft);
    text-decoration: none;
  }
  .phone-nav .i {
    width: 1.45rem;
    height: 1.45rem;
  }
  .phone-nav > a[aria-current] {
    color: var(--green);
    font-weight: 600;
  }
  .phone-nav > a > .count {
    position: absolute;
    top: 0.3rem;
    left: calc(50% + 0.5rem);
    padding: 0 0.4rem;
    background: var(--dusk-soft);
    border-radius: var(--radius-pill);
    font-size: var(--text-xs);
  }
  .phone-nav > a > .count .i {
    display: none;
  }
  .sheet {
    position: fixed;
    inset: auto 0 calc(3.8rem + env(safe-area-inset-bottom));
    max-height: 75dvh;
    overflow-y: auto;
    padding: var(--space-4) var(--gutter);
    background: var(--card);
    border-top: 1px solid var(--line);
    box-shadow: var(--shadow-raised);
    display: grid;
    gap: var(--space-2);
  }
  .sheet a {
    min-height: 2.75rem;
  }
  .toasts {
    bottom: calc(4.5rem + env(safe-area-inset-bottom));
    left: 0;
    justify-items: center;
  }
  .page-head .actions,
  .page-head .actions .btn {
    flex: 1 1 auto;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .toast {
    animation: rise 0.2s ease-out;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
}
@media (forced-colors: active) {
  .btn,
  .chip,
  .note,
  .tile,
  .toast {
    border: 1px solid;
  }
  .lamp,
  .brand i {
    forced-color-adjust: none;
  }
}
`;
