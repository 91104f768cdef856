import type { Help } from './error.ts';
import { fetchOnce } from './fetch-once.ts';
import type { ErrorHelp } from './generated/types.ts';
import type { Settings } from './options.ts';
import { rootOf } from './request.ts';

/** The explanation of an error may delay it by this time at most. */
const timeoutMs = 2_000;

/** Explanations are cached for all clients with the same settings. */
const known = new WeakMap<Settings, Map<string, Help>>();

/**
 * The path of an error's explanation. Only the path is used, on our own address, because the answer could name
 * another host.
 */
const pathIn = (url: string) => /\/adnet\/errors\/\d+(\?subcode=\d+)?$/.exec(url)?.[0];

const ask = async (url: string, path: string, settings: Settings, signal: AbortSignal) => {
  const headers = { authorization: `Bearer ${settings.apiKey}` };
  const at = rootOf(settings.url) + path;
  const question = { url: at, method: 'GET', headers, body: undefined, idempotencyKey: undefined };
  const answer = await fetchOnce(settings, question, signal);
  // The service has written it, so it is not checked. A missing field is undefined for the caller.
  return answer.ok ? { ...((await answer.json()) as ErrorHelp), url } : undefined;
};

/** What an error of Meta means. Read once for each error, and left out if that fails or takes too long. */
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
