/** The wizard, the plan, and a launch under way. */
export const launches = `
.two,
.three {
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  align-items: start;
}
.three {
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
}
.form.inline.three {
  grid-template-columns: minmax(0, 1fr) 9rem auto;
  align-items: end;
}
.row.end {
  align-items: end;
  gap: var(--space-3);
  flex-wrap: nowrap;
}
.row.end > .field {
  flex: 1;
}
.row.end:has(.error) {
  align-items: center;
}
.columns {
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
}
.stack.tight {
  gap: var(--space-2);
}
.card.flush {
  padding: 0;
  gap: 0;
  overflow: hidden;
}
.card.flush > .card-head {
  padding: var(--space-4) var(--space-5);
}
.card.flush > .note {
  margin: 0 var(--space-5) var(--space-4);
}
.big {
  font-size: var(--text-lg);
}
.fold > summary {
  color: var(--green);
  font-weight: 600;
  font-size: var(--text-md);
  padding: 0.4rem 0;
  min-height: 2rem;
}
.fold > summary::before {
  content: "+ ";
}
.fold[open] > summary::before {
  content: "− ";
}
.fold > summary h3 {
  display: inline;
  font-size: inherit;
}
.fold[open]:not(.card) > * + * {
  margin-top: var(--space-3);
}
details.card.fold {
  display: block;
}
details.card.fold[open] > * + * {
  margin-top: var(--space-4);
}
.legend {
  font-size: var(--text-md);
  font-weight: 700;
  float: left;
  margin-bottom: var(--space-3);
}
.legend + * {
  clear: both;
}
.with-script {
  display: none;
}
.scripted .with-script {
  display: revert;
}
.scripted .btn.with-script {
  display: inline-flex;
}
.scripted .card.with-script {
  display: grid;
}
.scripted .flow-bar.with-script {
  display: flex;
}
[data-wizard] {
  display: grid;
  gap: var(--space-5);
}
[data-wizard][aria-busy="true"] {
  cursor: progress;
  opacity: 0.7;
}
.wizard-step {
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  scroll-margin-top: 5rem;
}
.wizard-step:focus,
#plan:focus {
  outline: 0;
}
.wizard-step > * {
  min-width: 0;
}
.stepper {
  display: flex;
  gap: var(--space-2);
  counter-reset: step;
}
.stepper li {
  flex: 1;
  min-width: 0;
}
.stepper a {
  display: grid;
  gap: 0.35rem;
  padding: 0.35rem 0;
  color: var(--soft);
  text-decoration: none;
  font-size: var(--text-md);
  border-top: 3px solid var(--line);
}
.stepper a:hover {
  color: var(--ink);
}
.step-mark {
  display: none;
}
.stepper .wrong a {
  color: var(--red);
}
.stepper .wrong .i {
  margin-right: 0.35rem;
}
.stepper .done a {
  border-color: var(--green-line);
}
.stepper [aria-current] a {
  border-color: var(--green);
  color: var(--green);
  font-weight: 700;
}
.matrix-line {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.75rem;
}
.flow-bar {
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: flex-end;
  padding: var(--space-3) 0;
  background: var(--ground);
  border-top: 1px solid var(--line);
}
.flow-bar > :first-child {
  margin-right: auto;
}
.flow-bar > :only-child {
  margin: 0;
}
.flow-end {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4) var(--space-5);
}
.picks {
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
}
.pick {
  position: relative;
  display: grid;
  gap: 0.3rem;
  font-size: var(--text-sm);
  cursor: pointer;
  align-content: start;
}
.pick img {
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: var(--radius-m);
  background: var(--sunken);
  border: 1px solid var(--line);
}
.pick input {
  position: absolute;
  top: 0.5rem;
  left: 0.5rem;
  width: 1.3rem;
  height: 1.3rem;
  accent-color: var(--green);
}
.pick:has(:checked) img {
  outline: 3px solid var(--green);
  outline-offset: 1px;
}
.slots {
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
}
.slot {
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  padding: var(--space-3);
  min-width: 0;
  display: grid;
  gap: 0.5rem;
  align-content: start;
}
.slot legend {
  font-weight: 600;
  padding: 0 0.3rem;
}
.shape {
  display: block;
  height: 7rem;
  width: auto;
  object-fit: cover;
  border-radius: var(--radius-s);
  background: var(--sunken);
  border: 1px solid var(--line);
}
.shape.none {
  border: 1px dashed var(--edge);
}
.shape.square {
  aspect-ratio: 1;
}
.shape.vertical {
  aspect-ratio: 9 / 16;
}
.shape.landscape {
  aspect-ratio: 1.91;
  height: auto;
  width: min(100%, 13.4rem);
}
.slot > .shape {
  justify-self: start;
}
.shaped-row + .shaped-row {
  margin-top: var(--space-4);
}
.found {
  scroll-margin-bottom: 5rem;
}
.found,
.chosen {
  display: grid;
  gap: 0.35rem;
}
.found li {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
}
.chosen {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}
.chosen li {
  display: inline-flex;
  align-items: center;
  padding-left: 0.7rem;
  border-radius: var(--radius-pill);
  background: var(--green-soft);
  font-size: var(--text-md);
}
.findings {
  display: grid;
  gap: var(--space-2);
}
.findings:empty {
  display: none;
}
.finding {
  display: grid;
  gap: 0.15rem;
  padding: 0.5rem 0.8rem;
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  font-size: var(--text-md);
}
.finding > b {
  color: var(--amber);
}
.finding.stop {
  background: var(--red-soft);
}
.finding.stop > b {
  color: var(--red);
}
.finding mark {
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline wavy;
  text-underline-offset: 0.2em;
}
.notes {
  display: grid;
  gap: 0.3rem;
  padding: 0.6rem 0.8rem;
  background: var(--amber-soft);
  border-radius: var(--radius-m);
  font-size: var(--text-md);
}
.problems {
  display: grid;
  gap: var(--space-3);
}
.problem {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: 0.8rem 1rem;
  background: var(--red-soft);
  border-radius: var(--radius-m);
}
.problem.known {
  background: var(--amber-soft);
}
.problem.known > .i {
  color: var(--amber);
}
.problem > .i {
  color: var(--red);
}
.problem h4 {
  margin: 0;
  font-size: var(--text-md);
}
.problem p {
  font-size: var(--text-md);
}
.tree,
.tree ul {
  display: grid;
  gap: 0.15rem;
}
.tree ul {
  margin-left: 1.25rem;
  padding-left: 0.9rem;
  border-left: 1px solid var(--line);
}
.tree summary {
  border-radius: var(--radius-m);
}
.node {
  display: flex;
  align-items: center;
  gap: 0.7rem;
  padding: 0.4rem 0.2rem;
}
.node-mark {
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
  border-radius: var(--radius-s);
  background: var(--sunken);
  color: var(--soft);
  overflow: hidden;
}
.node-mark img {
  width: 100%;
  height: 100%;
  object-fit: cover;
}
.node-name {
  display: grid;
  flex: 1 1 9rem;
  min-width: 0;
  line-height: 1.35;
}
.node-name small {
  color: var(--soft);
  font-size: var(--text-sm);
}
.leave {
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  min-height: 2rem;
  font-size: var(--text-sm);
  color: var(--soft);
  cursor: pointer;
  white-space: nowrap;
}
.leave input {
  width: 1.1rem;
  height: 1.1rem;
  accent-color: var(--green);
  margin: 0;
  flex: none;
}
.left-out {
  display: grid;
  gap: 0.1rem;
}
.left-out .leave {
  white-space: normal;
  color: var(--ink);
}
.tally {
  display: grid;
  gap: 0.2rem;
}
.tally div {
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  align-items: baseline;
}
.tally dd {
  font-size: var(--text-lg);
  font-weight: 700;
  text-align: right;
  padding-right: 0.6rem;
}
.tally dt {
  color: var(--soft);
  font-size: var(--text-md);
  order: 1;
}
.drop {
  display: grid;
  gap: 0.5rem;
  padding: var(--space-4);
  border: 2px dashed var(--edge);
  border-radius: var(--radius-m);
  background: var(--sunken);
}
.drop.over {
  border-color: var(--green);
  background: var(--green-soft);
}
.drop {
  min-width: 0;
}
.drop input {
  max-width: 100%;
  min-width: 0;
}
.drop .error:empty,
.drop .hint:empty {
  display: none;
}
.drop label {
  cursor: pointer;
}
.drop input:focus-visible + label {
  outline: 3px solid var(--green);
  outline-offset: 2px;
}
.scripted .europe:not(.needed) {
  display: none;
}
.drop input::file-selector-button {
  font: inherit;
  font-size: var(--text-md);
  font-weight: 600;
  color: var(--green);
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: var(--radius-m);
  padding: 0.35rem 0.8rem;
  margin-right: 0.7rem;
  cursor: pointer;
}
textarea.mono {
  font-family: var(--mono);
  font-size: var(--text-sm);
}
.hashes {
  display: grid;
  gap: 0.2rem;
}
.hashes li {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.8rem;
  align-items: center;
}
.hashes code {
  overflow-wrap: anywhere;
}
[data-live]:empty {
  display: none;
}
.made {
  display: grid;
  gap: 0.3rem;
  min-width: 8rem;
}
.steps {
  display: grid;
}
.step {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding: 0.7rem var(--space-5);
  border-top: 1px solid var(--line);
  align-items: start;
}
.steps-card > summary.card-head {
  min-height: 3.25rem;
}
.steps-card > summary::after {
  content: "Show";
  color: var(--green);
  font-weight: 600;
  font-size: var(--text-md);
}
.steps-card[open] > summary::after {
  content: "Hide";
}
.steps-card:not([open]) .steps {
  display: none;
}
.step-state {
  display: grid;
  place-items: center;
  width: 1.6rem;
  height: 1.6rem;
  border-radius: 50%;
  font-size: 0.8rem;
}
.step-body {
  display: grid;
  gap: 0.2rem;
  min-width: 0;
}
.step-body > small {
  color: var(--soft);
  font-size: var(--text-sm);
}
.step-words {
  font-size: var(--text-sm);
  color: var(--soft);
  text-align: right;
}
.step.pending .step-state,
.step.skipped .step-state {
  border: 2px dashed var(--edge);
}
.step.done .step-state {
  background: var(--green-soft);
  color: var(--green);
}
.step.sending .step-state {
  border: 3px solid var(--line);
  border-top-color: var(--green);
}
.step.unknown .step-state {
  background: var(--amber-soft);
  color: var(--amber);
}
.step.unknown .step-words {
  color: var(--amber);
  font-weight: 600;
}
.step.rejected {
  background: color-mix(in srgb, var(--red-soft) 45%, transparent);
}
.step.rejected .step-state {
  background: var(--red);
  color: var(--card);
}
.step.rejected .step-words {
  color: var(--red);
  font-weight: 600;
}
.mend {
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  margin-top: var(--space-2);
  background: var(--card);
  border: 1px solid var(--red-line);
  border-radius: var(--radius-m);
}
.mend > .field,
.mend > .parts {
  max-width: 26rem;
}
.parts {
  display: grid;
  gap: var(--space-3);
}
.parts > legend {
  font-weight: 700;
  margin-bottom: var(--space-2);
}
.parts fieldset > legend {
  font-size: var(--text-sm);
  font-weight: 600;
}
.mend-title {
  font-weight: 700;
  color: var(--red);
}
li.earlier {
  color: var(--soft);
}
li.earlier blockquote {
  border-color: var(--line);
}
.note .confirm,
.note .btn {
  margin-top: var(--space-3);
}
blockquote {
  margin: 0.3rem 0 0;
  padding: 0.4rem 0.8rem;
  border-left: 3px solid var(--amber-line);
  white-space: pre-line;
  grid-column: 1 / -1;
}
[data-wizard] .preview {
  position: sticky;
  top: var(--space-4);
  display: grid;
  gap: var(--space-3);
}
.preview .feed {
  background: var(--card);
  box-shadow: var(--shadow);
}
@media (prefers-reduced-motion: no-preference) {
  .step.sending .step-state {
    animation: turn 1s linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(360deg);
    }
  }
}
@media (max-width: 70rem) {
  .columns {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (max-width: 40rem) {
  .stepper a {
    font-size: 0;
  }
  .stepper [aria-current] a {
    font-size: var(--text-sm);
  }
  .stepper li[aria-current] {
    flex: 2.2;
  }
  .form.inline.three {
    grid-template-columns: minmax(0, 1fr);
  }
  .node {
    flex-wrap: wrap;
  }
  .node > .chip {
    margin-left: 3.2rem;
  }
  .tree ul {
    margin-left: 0.3rem;
    padding-left: 0.5rem;
  }
  .problem {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .problem .btn {
    grid-column: 2;
    justify-self: start;
  }
  .step {
    grid-template-columns: auto minmax(0, 1fr);
    padding-inline: var(--space-4);
  }
  .step-words {
    grid-column: 2;
    text-align: left;
  }
  .flow-bar .btn {
    flex: 1 1 auto;
  }
}
@media (max-width: 59.99rem) {
  .shell:has(.flow-bar) .phone-nav {
    display: none;
  }
}
`;
