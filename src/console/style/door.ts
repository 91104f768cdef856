/** Pages before the console: a form on the left, and on wide screens what it is all about. */
export const door = `
.door {
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
}
.door.plain {
  grid-template-columns: minmax(0, 1fr);
}
.door-form {
  display: grid;
  align-content: center;
  justify-items: center;
  padding: var(--space-6) var(--gutter);
}
.door-form > div {
  width: 100%;
  max-width: 24rem;
  display: grid;
  gap: var(--space-5);
}
.door-form .brand {
  display: inline-flex;
  align-items: center;
  padding: 0 0.3rem;
}
.door-form h1 + p {
  margin-top: var(--space-2);
}
.door-form form {
  display: grid;
  gap: var(--space-4);
}
.btn.block {
  width: 100%;
}
.door-art {
  background: var(--green-soft);
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-6);
  padding: var(--space-6);
  overflow: hidden;
}
.door-art p {
  max-width: 25rem;
  font-size: 1.75rem;
  line-height: 1.25;
  letter-spacing: -0.02em;
  font-weight: 700;
  text-align: center;
  text-wrap: balance;
}
.door-art p small {
  display: block;
  margin-top: 0.6rem;
  font-size: var(--text-base);
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.5;
  color: var(--soft);
}
.door-art svg {
  width: min(30rem, 100%);
  height: auto;
}
.art-card {
  fill: var(--card);
  stroke: var(--line);
  stroke-width: 1.5;
}
.art-bit {
  fill: var(--line);
}
.art-sky {
  fill: var(--sunken);
}
.art-sun {
  fill: var(--amber-line);
}
.art-far {
  fill: var(--green-line);
}
.art-near {
  fill: var(--green);
}
.art-steam {
  fill: none;
  stroke: var(--green-line);
  stroke-width: 3;
  stroke-linecap: round;
}
.art-pause circle {
  fill: var(--dusk-soft);
}
.art-pause path {
  fill: var(--dusk);
}
.art-lamp circle {
  fill: var(--green);
}
.art-lamp .halo {
  opacity: 0.18;
}
.or {
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-3);
  align-items: center;
  color: var(--soft);
  font-size: var(--text-sm);
  margin-bottom: var(--space-4);
}
.or::before,
.or::after {
  content: "";
  border-top: 1px solid var(--line);
}
@media (max-width: 59.99rem) {
  .door {
    grid-template-columns: minmax(0, 1fr);
  }
  .door-art {
    display: none;
  }
  .door-form {
    align-content: start;
    padding-top: 12vh;
  }
}
`;
