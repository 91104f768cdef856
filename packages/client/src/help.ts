import type { Help } from './error.ts';
import { fetchOnce } from './fetch-once.ts';
import type { ErrorHelp } from './generated/types.ts';
import type { Settings } from './options.ts';
import { rootOf } from './request.ts';

/** An error is not held up for longer than this by its explanation. */
const timeoutMs = 2_000;

/** What was explained once is not asked again, by whatever client of the same settings. */
const known = new WeakMap<Settings, Map<string, Help>>();

/** An error's own page, at our own address: what the answer names could be a stranger's. */
const pathIn = (url: string) => /\/adnet\/errors\/\d+(\?subcode=\d+)?$/.exec(url)?.[0];

const ask = async (url: string, path: string, settings: Settings, signal: AbortSignal) => {
  const headers = { authorization: `Bearer ${settings.apiKey}` };
  const at = rootOf(settings.url) + path;
  const question = { url: at, method: 'GET', headers, body: undefined, idempotencyKey: undefined };
  const answer = await fetchOnce(settings, question, signal);
  // Trusted as it is: the service wrote it. A field that is missing is simply not there for the caller.
  return answer.ok ? { ...((await answer.json()) as ErrorHelp), url } : undefined;
};

/** What an error of Meta means: asked once for each error, and left out where that fails or takes long. */
export const helpAt = async (
  url: string,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<Help | undefined> => {
  const path = pathIn(url);
  if (settings.help === false || path === undefined) return undefined;
  const own = known.get(settings) ?? new Map<string, Help>();
  known.set(settings, own);
  const before = own.get(path);
  if (before) return before;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const help = await ask(url, path, settings, stop.signal);
    if (help) own.set(path, help);
    return help;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
};
