import type { Goal } from '../languages/pack.ts';
import type { Brief, CallToActionType } from '../types.ts';
import type { Understanding } from './vocabulary.ts';

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

type Signals = {
  brief: Brief;
  trade: string | null;
  page: Page;
  /** Whether the objective asks for this. */
  asks(goal: Goal): boolean;
  isBooking: boolean;
  /** Whether the offer speaks of such words. */
  offers(words: 'quote' | 'discount'): boolean;
};

type Rule = [CallToActionType, (signals: Signals) => boolean];

const isOneOf = (trade: string | null, ...trades: string[]) => trades.includes(trade ?? '');

/** "Works in the browser, nothing to install". */
const needsNoApp = ({ benefits }: Brief) =>
  benefits.some((text) =>
    /browser|navega[dt]|navigateur|nothing to install|(?:sans|sin|sem|senza|ohne|zonder) (?:app|install|instal|download)|(?:nessuna|no|keine|geen) app|nichts (?:zu )?install|niets (?:te )?install/iu.test(
      text,
    ),
  );

/** First rule that fits. The objective speaks first, then the trade, then the landing page. */
const rules: readonly Rule[] = [
  ['DOWNLOAD', ({ asks }) => asks('install')],
  ['DOWNLOAD', ({ page }) => /^(?:apps|itunes)\.apple\.com$|^play\.google\.com$/.test(page.host)],
  ['LEARN_MORE', ({ asks }) => asks('donate') && !asks('sell')],
  ['GET_QUOTE', ({ asks, offers }) => asks('quote') || offers('quote')],
  ['APPLY_NOW', ({ asks, trade }) => asks('apply') || (trade === 'job' && !asks('learn'))],
  ['SUBSCRIBE', ({ asks }) => asks('subscribe')],
  // A shop may sell watches.
  ['WATCH_MORE', ({ asks }) => asks('watch') && !asks('sell')],
  ['CONTACT_US', ({ asks }) => asks('contact') && !asks('leads')],
  // "Bookings of visits" are bookings; visits alone are an audience.
  ['LEARN_MORE', ({ asks, isBooking }) => asks('learn') && !isBooking],
  ['LEARN_MORE', ({ trade }) => trade === 'cause'],
  ['SIGN_UP', ({ asks, trade }) => asks('leads') && isOneOf(trade, 'app', 'software', 'course')],
  ['GET_QUOTE', ({ asks, trade }) => asks('leads') && trade === 'quote'],
  ['CONTACT_US', ({ asks }) => asks('leads')],
  // A demo that is booked needs no account.
  ['SIGN_UP', ({ asks, isBooking }) => asks('signup') || (asks('trial') && !isBooking)],
  ['BOOK_TRAVEL', ({ asks, trade }) => trade === 'travel' && asks('sell')],
  [
    'BOOK_TRAVEL',
    ({ asks, trade, isBooking }) => trade === 'travel' && isBooking && !asks('learn'),
  ],
  ['CONTACT_US', ({ isBooking }) => isBooking],
  ['SIGN_UP', ({ asks, trade }) => asks('sell') && isOneOf(trade, 'software', 'course')],
  ['DOWNLOAD', ({ asks, trade }) => asks('sell') && trade === 'app'],
  ['ORDER_NOW', ({ asks, trade }) => asks('sell') && trade === 'food'],
  ['GET_OFFER', ({ asks, offers }) => asks('sell') && offers('discount')],
  ['SHOP_NOW', ({ asks }) => asks('sell')],
  ['DOWNLOAD', ({ trade, brief }) => trade === 'app' && !brief.objective && !needsNoApp(brief)],
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

/** One call to action for the whole answer: the objective is one. It is understood in every language, the offer in its own. */
export const callToAction = (
  brief: Brief,
  trade: string | null,
  { goals }: Understanding,
  own: Understanding,
): CallToActionType => {
  const { objective = '', offer = '' } = brief;
  const asks = (goal: Goal) => goals[goal].test(objective);
  const signals: Signals = {
    brief,
    trade,
    page: pageOf(brief.landing_url),
    asks,
    // "Sell more books" sells.
    isBooking: asks('book') && !asks('sell'),
    offers: (words) => (words === 'quote' ? own.goals.quote : own.discount).test(offer),
  };
  return rules.find(([, fits]) => fits(signals))?.[0] ?? 'LEARN_MORE';
};

/** Who follows a page has no subscription. */
const followers = /insta|facebook|tiktok|abonnés|seguidor|follow|volgers/iu;
const orders = /order|bestell|command|pedid|encomend|ordin[ie]/iu;

type Aim = { objective: string; trade: string | null; goals: Understanding['goals'] };

/**
 * Signing up, ordering, booking and downloading are asked for only where the customer says so: "Sign up" below a
 * box of snails is wrong, "See the details" never is.
 */
const isSaid: Partial<Record<CallToActionType, (aim: Aim) => boolean>> = {
  SIGN_UP: ({ objective, trade, goals }) => trade === 'course' && goals.signup.test(objective),
  ORDER_NOW: ({ objective }) => orders.test(objective),
  // A farm that sells flour has nothing to book.
  BOOK_TRAVEL: ({ objective, goals }) => goals.book.test(objective),
  SUBSCRIBE: ({ objective }) => !followers.test(objective),
  DOWNLOAD: ({ objective, trade, goals }) => trade === 'app' || goals.install.test(objective),
};

/** The action that the last line asks for. */
export const closingFor = (
  action: CallToActionType,
  { objective = '' }: Brief,
  trade: string | null,
  { goals }: Understanding,
): CallToActionType =>
  isSaid[action]?.({ objective, trade, goals }) === false ? 'LEARN_MORE' : action;
