/** The styles of the page on which a client reviews ads. */
export const reviewStylesheet = `
.lead {
  font-size: var(--text-lg);
  color: var(--soft);
}
.brief {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-4) var(--space-5);
}
.brief dt {
  font-size: var(--text-sm);
}
.brief dd small {
  display: block;
  font-weight: 400;
  color: var(--soft);
}
.ad-card {
  scroll-margin-top: var(--space-4);
}
.ad-card:target {
  outline: 3px solid var(--green);
  outline-offset: 3px;
}
.ad-facts {
  display: grid;
  gap: 0.1rem;
  margin: 0 0 var(--space-3);
  overflow-wrap: anywhere;
}
.ad-facts b {
  color: var(--ink);
}
.verdict {
  border: 0;
  padding: 0;
  margin: var(--space-4) 0 0;
  min-width: 0;
}
.verdict:not(.unsent, :has([value="changes"]:checked)) .field,
.verdict:not(.unsent, :has([value="changes"]:checked)) textarea {
  display: none;
}
.verdict legend {
  font-weight: 600;
  font-size: var(--text-md);
  margin-bottom: var(--space-2);
  padding: 0;
}
.verdict label {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
}
.verdict input {
  width: 1.2rem;
  height: 1.2rem;
  accent-color: var(--green);
}
textarea,
input[type="text"] {
  width: 100%;
  font: inherit;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: var(--radius-m);
  padding: 0.55rem 0.7rem;
}
textarea {
  min-height: 4.5rem;
}
.missing {
  color: var(--red);
  font-weight: 600;
  margin: 0 0 0.35rem;
}
[aria-invalid="true"] {
  border: 2px solid var(--red);
}
.answer .field {
  margin-bottom: 0.35rem;
}
.field {
  display: grid;
  gap: 0.3rem;
  font-weight: 600;
  font-size: var(--text-md);
}
.actions {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-4);
}
@media print {
  .verdict > :not(p),
  .actions,
  .answer {
    display: none;
  }
  .verdict p {
    font-weight: 600;
  }
  .ad-card {
    box-shadow: none;
  }
  .feed-text summary,
  .feed-whole summary {
    display: none;
  }
  :is(.feed-text details, .feed-whole)::details-content {
    content-visibility: visible;
    display: inline;
  }
}
`;
