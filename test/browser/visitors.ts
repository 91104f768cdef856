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
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A new process for each page would cost three times as much as everything done in it.
  '--process-per-site',
];

type Opened = { browser: Browser; shared: BrowserContext };

let opened: Promise<Opened> | undefined;

const open = async (executablePath: string, address: string): Promise<Opened> => {
  const browser = await chromium.launch({ executablePath, args: flags, handleSIGTERM: false });
  const shared = await browser.newContext();
  // Stays open, and with it the process that all later pages of this machine's services run in.
  const anchor = await shared.newPage();
  await anchor.goto(`${address}/favicon.svg`);
  return { browser, shared };
};

/** `setStorageState` would do it for every origin ever seen, at the price of opening a page again. */
const forget = async (page: Page) => {
  // A page that shows no document of a site has nothing to forget.
  await page.evaluate('localStorage.clear()').catch(() => {});
  await page.close();
};

export type VisitorOptions = BrowserContextOptions & {
  /** A browser that nobody used before: for what outlives a page, such as a clock or an authenticator. */
  untouched?: boolean;
};

/**
 * Everybody who visits the pages of one test file. One browser serves all files of a worker; it ends
 * with the worker, whose end closes its pipe. The first visitor of a test is shown the pages in what
 * was emptied after the test before; whoever needs other settings, or comes beside, gets a context of
 * their own.
 */
export const visitorsOf = async (executablePath: string, address: string) => {
  opened ??= open(executablePath, address);
  const { browser, shared } = await opened;
  let pages: Page[] = [];
  let own: BrowserContext[] = [];
  const contextFor = async (settings: BrowserContextOptions, untouched: boolean) => {
    if (pages.length === 0 && !untouched && Object.keys(settings).length === 0) return shared;
    const context = await browser.newContext(settings);
    own.push(context);
    return context;
  };
  return {
    async visit({
      viewport = { width: 1024, height: 900 },
      colorScheme = null,
      untouched = false,
      ...settings
    }: VisitorOptions = {}): Promise<Page> {
      const page = await (await contextFor(settings, untouched)).newPage();
      pages.push(page);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      page.setDefaultTimeout(20_000);
      return page;
    },
    /** Leaves nothing behind for the next test. */
    async leave() {
      for (const context of own) await context.close();
      const [, ...others] = shared.pages();
      for (const page of others) await forget(page);
      await shared.clearCookies();
      [pages, own] = [[], []];
    },
  };
};
