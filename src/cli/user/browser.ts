import { spawn } from 'node:child_process';
import type { UserTerminal } from '../terminal.ts';

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Whether a link that a service sent leads to that service. */
export const isOfService = (link: string, service: string) =>
  isWeb(link) && isWeb(service) && new URL(link).hostname === new URL(service).hostname;

/** Opens an address in the person's browser; false where there is none. */
export const openInBrowser = (url: string, { env, isWatched }: UserTerminal) =>
  new Promise<boolean>((resolve) => {
    const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = env;
    const own = openers[process.platform] ?? (DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null);
    const [command, ...words] = BROWSER ? [BROWSER] : (own ?? []);
    // Other programs than a browser open what is no web address.
    if (!isWatched || command === undefined || !isWeb(url)) return resolve(false);
    const child = spawn(command, [...words, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
