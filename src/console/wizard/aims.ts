import type { RecipeName } from '../../operations/launches/recipe-aims.ts';

/** What people want, and the recipe that fills in the rest; an app has no fields in the wizard. */
export const aims: readonly (readonly [RecipeName | '', string])[] = [
  ['traffic', 'Visits to my website'],
  ['website_sales', 'Sales on my website'],
  ['website_leads', 'Leads on my website'],
  ['form_leads', 'Leads in a form that opens on Meta'],
  ['awareness', 'As many people as possible see it'],
  ['engagement', 'Reactions, comments and shares'],
  ['', 'Something else: I choose objective and goal'],
];
