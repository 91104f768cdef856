/** Fields, filters, tabs. */
export const forms = `
.form {
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
}
.form.inline {
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  max-width: none;
}
.field {
  display: grid;
  gap: 0.35rem;
  min-width: 0;
  align-content: start;
}
.field > label,
.field > legend {
  font-weight: 600;
  font-size: var(--text-md);
}
input,
select,
textarea {
  font: inherit;
  color: inherit;
}
.field input:not([type="checkbox"], [type="radio"]),
.field select,
.field textarea {
  width: 100%;
  min-height: var(--control);
  padding: 0.45rem 0.7rem;
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: var(--radius-m);
}
.field textarea {
  line-height: 1.5;
  resize: vertical;
}
.field input::placeholder,
.field textarea::placeholder {
  color: var(--soft);
  opacity: 1;
}
.field [aria-invalid="true"] {
  border-color: var(--red);
  border-width: 2px;
}
.hint {
  font-size: var(--text-sm);
  color: var(--soft);
}
.error {
  font-size: var(--text-sm);
  color: var(--red);
  font-weight: 600;
}
.check {
  display: flex;
  align-items: flex-start;
  gap: 0.6rem;
  min-height: var(--control);
  padding: 0.35rem 0;
}
.sections {
  display: grid;
  gap: var(--space-5);
  min-width: 0;
}
.sections > .card {
  gap: var(--space-4);
}
.sections .field,
.sections .two {
  max-width: var(--measure);
}
.check-list {
  max-height: 20rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
}
.check input {
  width: 1.2rem;
  height: 1.2rem;
  margin: 0.1rem 0 0;
  accent-color: var(--green);
  flex: none;
}
.toolbar {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
}
.toolbar .field {
  flex: 1 1 9rem;
  max-width: 16rem;
}
.toolbar .field.wide {
  flex-basis: 14rem;
  max-width: 22rem;
}
.toolbar .field:has([type="date"]) {
  flex-basis: 11rem;
}
.field > * {
  min-width: 0;
  max-width: 100%;
}
.toolbar .field > label {
  font-weight: 400;
  font-size: var(--text-sm);
  color: var(--soft);
}
.search {
  position: relative;
}
.search .i {
  position: absolute;
  left: 0.7rem;
  bottom: calc((var(--control) - 1.2em) / 2);
  color: var(--soft);
  pointer-events: none;
}
.search input {
  padding-left: 2.3rem !important;
}
.fold,
.card > .form {
  min-width: 0;
}
.fold pre {
  max-width: 100%;
  overflow-x: auto;
}
.scripted .without-script {
  display: none;
}
.tabs {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  border-bottom: 1px solid var(--line);
}
.tabs a {
  display: inline-flex;
  gap: 0.45rem;
  align-items: center;
  padding: 0.55rem 0.1rem;
  min-height: var(--control);
  color: var(--soft);
  font-weight: 600;
  font-size: var(--text-md);
  text-decoration: none;
  white-space: nowrap;
  border-bottom: 2px solid transparent;
}
.tabs a[aria-current] {
  color: var(--green);
  border-color: var(--green);
}
.tabs a span {
  font-weight: 400;
}
.confirm > summary {
  width: max-content;
}
.confirm[open] > summary {
  display: none;
}
.confirm > div {
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  background: var(--red-soft);
  border-radius: var(--radius-m);
}
.more-filters {
  display: none;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--control);
  font-size: var(--text-md);
}
.more-filters input {
  width: 1.2rem;
  height: 1.2rem;
  accent-color: var(--green);
}
@media (max-width: 40rem) {
  .toolbar:has(.more-filters) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .toolbar:has(.more-filters) > .wide {
    grid-column: 1 / -1;
  }
  .more-filters {
    display: flex;
  }
  .toolbar:not(:has(.more-filters input:checked)) > .more {
    display: none;
  }
  .toolbar:has(.more-filters) > .btn {
    order: 2;
  }
  .toolbar > .more-filters {
    order: 1;
  }
}
@media (max-width: 59.99rem) {
  input,
  select,
  textarea {
    font-size: 1rem;
  }
  .toolbar .field {
    max-width: none;
  }
}
@media (max-width: 34rem) {
  .form.inline {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;
