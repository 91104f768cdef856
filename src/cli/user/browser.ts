import { spawn } from 'node:child_process';
import type { UserTerminal } from '../terminal.ts';

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** True if a link from the service leads to the same host. */
export const isOfService = (link: string, service: string) =>
  isWeb(link) && isWeb(service) && new URL(link).hostname === new URL(service).hostname;

/** Opens an address in the person's browser; false if there is none. */
export const openInBrowser = (url: string, { env, isWatched }: UserTerminal) =>
  new Promise<boolean>((resolve) => {
    const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = env;
    const own = openers[process.platform] ?? (DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null);
    const [command, ...words] = BROWSER ? [BROWSER] : (own ?? []);
    // Anything but a web address would be opened by another program than a browser.
    if (!isWatched || command === undefined || !isWeb(url)) return resolve(false);
    const child = spawn(command, [...words, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
