import { type Html, html } from '../../kernel/html.ts';

/** On a phone only the first filters are in sight, and this shows those with the class `more`; it works without a script. */
export const moreFilters = (isOpen: boolean): Html =>
  html`<label class="more-filters"><input type="checkbox" autocomplete="off"${isOpen ? html` checked` : ''}>More filters</label>`;
