import { spawn } from 'node:child_process';
import type { UserTerminal } from '../terminal.ts';

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the person's browser; false where there is none. */
export const openInBrowser = (url: string, { env, isWatched }: UserTerminal) =>
  new Promise<boolean>((resolve) => {
    const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = env;
    const own = openers[process.platform] ?? (DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null);
    const [command, ...words] = BROWSER ? [BROWSER] : (own ?? []);
    if (!isWatched || command === undefined) return resolve(false);
    const child = spawn(command, [...words, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
