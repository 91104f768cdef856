import { type Objective, objectiveNames } from '../../adnet/objective-names.ts';
import { categoryNames } from '../../operations/launches/review/shown-plan.ts';
import type { RecipeName } from '../../publish/launch/plan/launch-body.ts';
import type { Choice } from '../parts/field.ts';

const objective = (name: Objective, meaning = ''): Choice => [
  name,
  `${objectiveNames[name]}${meaning}`,
];

/** An app has no fields in the wizard. */
export const objectives: readonly Choice[] = [
  objective('OUTCOME_TRAFFIC', ': people visit the link'),
  objective('OUTCOME_SALES'),
  objective('OUTCOME_LEADS'),
  objective('OUTCOME_ENGAGEMENT'),
  objective('OUTCOME_AWARENESS', ': as many people as possible see it'),
];

export const goals: readonly Choice[] = [
  ['', 'The usual one for the objective'],
  ['LINK_CLICKS', 'Link clicks'],
  ['LANDING_PAGE_VIEWS', 'Views of the page behind the link'],
  ['OFFSITE_CONVERSIONS', 'Conversions, counted by the pixel'],
  ['LEAD_GENERATION', 'Leads in a form that opens on Meta'],
  ['REACH', 'As many people as possible'],
  ['IMPRESSIONS', 'As many views as possible'],
  ['POST_ENGAGEMENT', 'Reactions, comments and shares'],
];

export const events: readonly Choice[] = [
  ['', 'The usual one: leads, or purchases for sales'],
  ['PURCHASE', 'Purchases'],
  ['LEAD', 'Leads'],
  ['COMPLETE_REGISTRATION', 'Registrations'],
  ['CONTACT', 'Contacts'],
  ['SCHEDULE', 'Appointments'],
  ['SUBSCRIBE', 'Subscriptions'],
  ['ADD_TO_CART', 'Things put into the cart'],
  ['INITIATED_CHECKOUT', 'Checkouts begun'],
  ['CONTENT_VIEW', 'Views of a page'],
];

/** People name what an ad set counts as a result in small letters, inside a sentence. */
export const eventName = (event: string) =>
  event === '' ? event : (events.find(([value]) => value === event)?.[1].toLowerCase() ?? event);

export const buttons: readonly Choice[] = [
  ['LEARN_MORE', 'Learn more'],
  ['SHOP_NOW', 'Shop now'],
  ['SIGN_UP', 'Sign up'],
  ['GET_OFFER', 'Get offer'],
  ['ORDER_NOW', 'Order now'],
  ['BOOK_NOW', 'Book now'],
  ['SUBSCRIBE', 'Subscribe'],
  ['DOWNLOAD', 'Download'],
  ['CONTACT_US', 'Contact us'],
  ['GET_QUOTE', 'Get quote'],
  ['APPLY_NOW', 'Apply now'],
  ['NO_BUTTON', 'No button'],
];

export const categories: readonly Choice[] = [
  ['', 'None of these'],
  ...['HOUSING', 'EMPLOYMENT', 'FINANCIAL_PRODUCTS_SERVICES', 'ISSUES_ELECTIONS_POLITICS'].map(
    (category): Choice => [category, categoryNames[category] ?? category],
  ),
];

export const genders: readonly Choice[] = [
  ['', 'Everyone'],
  ['2', 'Women'],
  ['1', 'Men'],
];

/** Meta takes only certain words in these fields, so the form offers them as a choice. */
export const fieldChoices: Record<string, readonly Choice[]> = {
  objective: objectives,
  optimization_goal: goals.filter(([value]) => value !== ''),
  call_to_action_type: buttons,
  billing_event: [
    ['IMPRESSIONS', 'Views of the ad'],
    ['LINK_CLICKS', 'Clicks on the link'],
    ['THRUPLAY', 'Videos that are watched'],
  ],
  bid_strategy: [
    ['LOWEST_COST_WITHOUT_CAP', 'As much as possible for the budget'],
    ['LOWEST_COST_WITH_BID_CAP', 'Never more than the bid'],
    ['COST_CAP', 'About the bid for each result'],
  ],
};

/** People choose an aim, and its recipe fills in the rest. No aim is an app, because the wizard has no fields for one. */
export const aims: readonly (readonly [RecipeName | '', string])[] = [
  ['traffic', 'Visits to my website'],
  ['website_sales', 'Sales on my website'],
  ['website_leads', 'Leads on my website'],
  ['form_leads', 'Leads in a form that opens on Meta'],
  ['awareness', 'As many people as possible see it'],
  ['engagement', 'Reactions, comments and shares'],
  ['', 'Something else: I choose objective and goal'],
];
