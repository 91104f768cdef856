/** What stands on the frame of a feed card. */
export const ads = `
.ad-grid {
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
}
.ad-card {
  gap: var(--space-3);
}
.ad-card h3 {
  display: block;
  margin: 0;
}
.ad-top {
  display: grid;
  gap: var(--space-2);
}
.ad-card .feed {
  flex: none;
}
.ad-foot {
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  align-content: end;
}
.ad-foot .actions {
  justify-content: space-between;
}
.ad-foot .actions a {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 2.25rem;
  font-weight: 600;
  font-size: var(--text-md);
}
.ad-beside {
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
}
.chips {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
}
.chips [aria-current] {
  outline: 2px solid var(--green);
}
.meta-frame {
  display: block;
  max-width: 100%;
  margin-top: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: #fff;
}
.guide {
  display: grid;
  gap: var(--space-5);
}
.guide li {
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
}
.guide-mark {
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: var(--sunken);
  font-weight: 700;
}
.guide .done .guide-mark {
  background: var(--green-soft);
  color: var(--green);
}
.guide p {
  color: var(--soft);
}
`;
