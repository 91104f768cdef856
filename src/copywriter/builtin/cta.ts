import type { Brief, CallToActionType } from '../types.ts';
import { discount, donations, foreignTrades, goals, trial } from './cta-words.ts';

type Signals = { brief: Brief; objective: string; trade: string | null; page: string };

type Rule = [CallToActionType, (signals: Signals) => boolean];

const among = (trade: string | null, ...trades: string[]) =>
  trade !== null && trades.includes(trade);

const offered = (brief: Brief, pattern: RegExp) =>
  brief.offer !== undefined && pattern.test(brief.offer);

/** First rule that fits. The objective speaks first, then the trade, then the landing page. */
const rules: readonly Rule[] = [
  ['DOWNLOAD', ({ objective }) => goals.install.test(objective)],
  ['DOWNLOAD', ({ page }) => /apps\.apple\.com|play\.google\.com|itunes\.apple/.test(page)],
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
  ['WATCH_MORE', ({ objective }) => goals.watch.test(objective)],
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
      trade === 'travel' && (goals.sell.test(objective) || goals.book.test(objective)),
  ],
  ['CONTACT_US', ({ objective }) => goals.book.test(objective)],
  [
    'SIGN_UP',
    ({ objective, trade }) => goals.sell.test(objective) && among(trade, 'software', 'course'),
  ],
  ['DOWNLOAD', ({ objective, trade }) => goals.sell.test(objective) && trade === 'app'],
  ['ORDER_NOW', ({ objective, trade }) => goals.sell.test(objective) && trade === 'food'],
  ['GET_OFFER', ({ objective, brief }) => goals.sell.test(objective) && offered(brief, discount)],
  ['SHOP_NOW', ({ objective }) => goals.sell.test(objective)],
  ['DOWNLOAD', ({ trade, objective }) => trade === 'app' && objective === ''],
  ['GET_QUOTE', ({ page }) => /\/(?:quote|estimate|devis|angebot|preventivo)/.test(page)],
  ['CONTACT_US', ({ page }) => /\/(?:contact|kontakt|contacto|book|appointment|termin)/.test(page)],
  ['SIGN_UP', ({ page }) => /\/(?:sign-?up|register|trial|demo)/.test(page)],
  [
    'SHOP_NOW',
    ({ page }) => /\/(?:shop|store|products?|cart|tienda|boutique|loja|winkel)(?:\/|$)/.test(page),
  ],
];

/** The landing page without its query: words in there may be anyone's. */
const pageOf = (url: string | undefined) => (url ?? '').toLowerCase().split(/[?#]/)[0] ?? '';

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
