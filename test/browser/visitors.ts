import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less, which had nothing to do.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A new process for each page would cost three times as much as everything done in it.
  '--process-per-site',
];

type BrowserSession = { browser: Browser; shared: BrowserContext; anchor: Page; first?: Page };

let session: Promise<BrowserSession> | undefined;

/** An open browser takes a thirtieth of a processor for nothing, so it is closed when no other file follows soon. */
const restMs = 20_000;
let closing: NodeJS.Timeout | undefined;

const closeSoon = () => {
  closing = setTimeout(() => {
    // One that fell before needs no closing.
    session?.then(({ browser }) => browser.close()).catch(() => {});
    session = undefined;
  }, restMs).unref();
};

const open = async (executablePath: string, address: string): Promise<BrowserSession> => {
  const browser = await chromium.launch({ executablePath, args: flags, handleSIGTERM: false });
  const shared = await browser.newContext();
  // Stays open, and with it the process that all later pages of this machine's services run in.
  const anchor = await shared.newPage();
  await anchor.goto(`${address}/favicon.svg`);
  return { browser, shared, anchor };
};

/** What tests listen to. */
const events = ['console', 'pageerror', 'request', 'response'] as const;

/** `setStorageState` would do it for every origin ever seen, at the price of opening a page again. */
const forget = async (page: Page) => {
  // A page that shows no document of a site has nothing to forget.
  await page.evaluate('localStorage.clear(), sessionStorage.clear()').catch(() => {});
};

/** Emptied for the next test: opening a window costs a third of a second, and more than most of what is done in it. */
const empty = async (page: Page) => {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await forget(page);
  await page.goto('about:blank');
};

export type VisitorOptions = BrowserContextOptions & {
  /** A browser that nobody used before: for what outlives a page, such as a clock or an authenticator. */
  untouched?: boolean;
};

/**
 * Everybody who visits the pages of one test file. One browser serves all files of a worker; it ends
 * with the worker, whose end closes its pipe. The first visitor of a test gets the page that was
 * emptied after the test before; whoever needs other settings, or comes beside, gets a context of
 * their own.
 */
export const visitorsOf = async (executablePath: string, address: string) => {
  clearTimeout(closing);
  session ??= open(executablePath, address);
  const all = await session;
  const { browser, shared, anchor } = all;
  let pages: Page[] = [];
  let own: BrowserContext[] = [];
  const firstPage = async () => {
    if (!all.first || all.first.isClosed()) all.first = await shared.newPage();
    return all.first;
  };
  const pageFor = async (settings: BrowserContextOptions, untouched: boolean) => {
    if (pages.length === 0 && !untouched && Object.keys(settings).length === 0) return firstPage();
    const context = await browser.newContext(settings);
    own.push(context);
    return context.newPage();
  };
  return {
    async visit({
      viewport = { width: 1024, height: 900 },
      colorScheme = null,
      untouched = false,
      ...settings
    }: VisitorOptions = {}): Promise<Page> {
      const page = await pageFor(settings, untouched);
      pages.push(page);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      page.setDefaultTimeout(20_000);
      return page;
    },
    /** Leaves nothing behind for the next test. */
    async leave() {
      for (const context of own) await context.close();
      for (const page of shared.pages().filter((one) => one !== anchor && one !== all.first)) {
        await forget(page);
        await page.close();
      }
      if (all.first && !all.first.isClosed()) await empty(all.first);
      await shared.clearCookies();
      [pages, own] = [[], []];
    },
    closeSoon,
  };
};
