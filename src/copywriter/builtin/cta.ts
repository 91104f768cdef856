import type { Brief, CallToActionType } from '../types.ts';
import { discount, donations, foreignTrades, goals, trial } from './cta-words.ts';

type Page = { host: string; segments: string[] };

/** Whole parts of a path: "/contact-lenses" is no contact form, "/books" no booking. */
const pages = {
  shop: /^(?:shop|store|products?|cart|tienda|boutique|loja|winkel)$/,
  quote:
    /^(?:(?:get|request)-)?(?:an?-|your-)?(?:free-)?(?:quote|estimate)$|^(?:devis|angebot|preventivo|presupuesto)$/,
  contact:
    /^(?:contact|kontakt|contacto|contatti)(?:-us)?$|^book(?:ing|ings)?(?:-(?:now|online|us|an?-.*|your-.*))?$|^appointments?$|^termine?$/,
  signup:
    /^(?:(?:free|start|request|book|get)-)*(?:an?-|your-)?(?:free-)?(?:sign-?up|register|trial|demo)(?:-(?:now|free|account))?$/,
};

const leadsTo = ({ segments }: Page, page: RegExp) =>
  segments.some((segment) => page.test(segment));

type Signals = { brief: Brief; objective: string; trade: string | null; page: Page };

const isBooking = (objective: string) =>
  goals.book.test(objective) || (goals.bookOrBooks.test(objective) && !goals.sell.test(objective));

type Rule = [CallToActionType, (signals: Signals) => boolean];

const among = (trade: string | null, ...trades: string[]) =>
  trade !== null && trades.includes(trade);

const offered = (brief: Brief, pattern: RegExp) =>
  brief.offer !== undefined && pattern.test(brief.offer);

/** First rule that fits. The objective speaks first, then the trade, then the landing page. */
const rules: readonly Rule[] = [
  ['DOWNLOAD', ({ objective }) => goals.install.test(objective)],
  ['DOWNLOAD', ({ page }) => /^(?:apps|itunes)\.apple\.com$|^play\.google\.com$/.test(page.host)],
  [
    'GET_QUOTE',
    ({ objective, brief }) => goals.quote.test(objective) || offered(brief, goals.quote),
  ],
  [
    'APPLY_NOW',
    ({ objective, trade }) =>
      goals.apply.test(objective) || (trade === 'job' && !goals.learn.test(objective)),
  ],
  ['SUBSCRIBE', ({ objective }) => goals.subscribe.test(objective)],
  // A shop may sell watches.
  ['WATCH_MORE', ({ objective }) => goals.watch.test(objective) && !goals.sell.test(objective)],
  ['CONTACT_US', ({ objective }) => goals.contact.test(objective) && !goals.leads.test(objective)],
  ['LEARN_MORE', ({ objective, trade }) => goals.learn.test(objective) || trade === 'cause'],
  [
    'SIGN_UP',
    ({ objective, trade, brief }) =>
      goals.leads.test(objective) &&
      (among(trade, 'app', 'software', 'course') || offered(brief, trial)),
  ],
  ['GET_QUOTE', ({ objective, trade }) => goals.leads.test(objective) && trade === 'quote'],
  [
    'CONTACT_US',
    ({ objective, trade }) =>
      goals.leads.test(objective) &&
      among(trade, 'health', 'law', 'money', 'service', 'funeral', 'travel'),
  ],
  ['SIGN_UP', ({ objective }) => goals.leads.test(objective)],
  ['SIGN_UP', ({ objective }) => goals.signup.test(objective)],
  [
    'BOOK_TRAVEL',
    ({ objective, trade }) =>
      trade === 'travel' && (goals.sell.test(objective) || isBooking(objective)),
  ],
  ['CONTACT_US', ({ objective }) => isBooking(objective)],
  [
    'SIGN_UP',
    ({ objective, trade }) => goals.sell.test(objective) && among(trade, 'software', 'course'),
  ],
  ['DOWNLOAD', ({ objective, trade }) => goals.sell.test(objective) && trade === 'app'],
  ['ORDER_NOW', ({ objective, trade }) => goals.sell.test(objective) && trade === 'food'],
  ['GET_OFFER', ({ objective, brief }) => goals.sell.test(objective) && offered(brief, discount)],
  ['SHOP_NOW', ({ objective }) => goals.sell.test(objective)],
  ['DOWNLOAD', ({ trade, objective }) => trade === 'app' && objective === ''],
  ['SHOP_NOW', ({ page }) => leadsTo(page, pages.shop)],
  ['GET_QUOTE', ({ page }) => leadsTo(page, pages.quote)],
  ['CONTACT_US', ({ page }) => leadsTo(page, pages.contact)],
  ['SIGN_UP', ({ page }) => leadsTo(page, pages.signup)],
];

/** The landing page without its query: words in there may be anyone's. */
const pageOf = (url = ''): Page => {
  try {
    const { host, pathname } = new URL(/^\w+:\/\//.test(url) ? url : `https://${url}`);
    return { host, segments: pathname.toLowerCase().split('/') };
  } catch {
    // A landing page that is no address says nothing.
    return { host: '', segments: [] };
  }
};

/** The trade of a product described in another language than English. */
export const foreignTradeOf = (product: string) =>
  foreignTrades.find(([, pattern]) => pattern.test(product))?.[0] ?? null;

/** One call to action for the whole answer: the objective is one. */
export const callToAction = (brief: Brief, trade: string | null): CallToActionType => {
  const signals = {
    brief,
    trade,
    objective: brief.objective ?? '',
    page: pageOf(brief.landing_url),
  };
  return rules.find(([, fits]) => fits(signals))?.[0] ?? 'LEARN_MORE';
};

/** Whoever asks for donations is a cause, whatever its name says. */
export const isAppeal = ({ objective }: Brief) =>
  objective !== undefined && donations.test(objective);
