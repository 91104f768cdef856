import { patternOf, patternsOf, wordsOfAll } from '../language.ts';
import type { Brief, CallToActionType } from '../types.ts';

const discount = patternOf(wordsOfAll((words) => words.discount));
const objectives = patternsOf((words) => words.objectives);
const trades = patternsOf((words) => words.trades);

/** What an objective asks for and the button for it; the first that fits decides. */
const goals: readonly [keyof typeof objectives, CallToActionType][] = [
  ['install', 'DOWNLOAD'],
  ['donate', 'LEARN_MORE'],
  ['quote', 'GET_QUOTE'],
  ['apply', 'APPLY_NOW'],
  ['subscribe', 'SUBSCRIBE'],
  ['watch', 'WATCH_MORE'],
  ['signUp', 'SIGN_UP'],
  ['contact', 'CONTACT_US'],
  ['reach', 'LEARN_MORE'],
];

/** A whole part of an address, in any language: "/contact-lenses" is no contact form. */
const pageOf = (
  type: 'SHOP_NOW' | 'GET_QUOTE' | 'CONTACT_US' | 'SIGN_UP',
  { before = '', behind = '' } = {},
): [CallToActionType, RegExp] => {
  const names = wordsOfAll(({ pages }) => pages[type]).join('|');
  return [type, new RegExp(`/${before}(?:${names})${behind}(?:[/?#]|$)`)];
};

const pages: readonly [CallToActionType, RegExp][] = [
  ['DOWNLOAD', /(?:apps|itunes)\.apple\.com|play\.google\.com/],
  pageOf('SHOP_NOW'),
  pageOf('GET_QUOTE', { before: '(?:get-|request-)?' }),
  pageOf('CONTACT_US', { behind: '(?:-us)?' }),
  pageOf('SIGN_UP'),
];

/** One button for the whole answer: the objective decides, then the trade, then the landing page. */
export const callToActionFor = ({
  product,
  objective = '',
  offer = '',
  landing_url = '',
}: Brief): CallToActionType => {
  const isTrade = (trade: keyof typeof trades) => trades[trade].test(product);
  // "Pedidos de orçamento" are no orders.
  const isSelling = objectives.sell.test(objective) && !objectives.quote.test(objective);
  if (objectives.lead.test(objective)) {
    if (isTrade('app') || isTrade('software') || isTrade('course')) return 'SIGN_UP';
    return isTrade('quote') ? 'GET_QUOTE' : 'CONTACT_US';
  }
  if (isTrade('travel') && (isSelling || objectives.travel.test(objective))) return 'BOOK_TRAVEL';
  const goal = isSelling ? undefined : goals.find(([name]) => objectives[name].test(objective));
  if (goal) return goal[1];
  if (isSelling) {
    if (isTrade('app')) return 'DOWNLOAD';
    if (isTrade('software') || isTrade('course')) return 'SIGN_UP';
    if (isTrade('food')) return 'ORDER_NOW';
    const isReduced = /\d ?%|[£$€]\s?\d|\d\s?€/u.test(offer) || discount.test(offer);
    return isReduced ? 'GET_OFFER' : 'SHOP_NOW';
  }
  if (isTrade('job')) return 'APPLY_NOW';
  if (isTrade('app') && objective === '') return 'DOWNLOAD';
  return pages.find(([, page]) => page.test(landing_url.toLowerCase()))?.[0] ?? 'LEARN_MORE';
};

/** What the last line asks for: what the button does, how a contact is made, or that the reader comes by. */
export type ClosingKind = CallToActionType | 'CALL' | 'APPOINTMENT' | 'BOOK' | 'VISIT';

const contacts: readonly [keyof typeof objectives, ClosingKind][] = [
  ['call', 'CALL'],
  ['appointment', 'APPOINTMENT'],
  ['book', 'BOOK'],
];

export const closingKindFor = (brief: Brief): ClosingKind => {
  const { objective = '' } = brief;
  const { visit, online } = objectives;
  const type = callToActionFor(brief);
  if (type === 'LEARN_MORE' && visit.test(objective) && !online.test(objective)) return 'VISIT';
  const contact = contacts.find(([name]) => objectives[name].test(objective))?.[1];
  return type === 'CONTACT_US' ? (contact ?? type) : type;
};
