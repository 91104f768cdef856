import { type Clock, span } from '../../kernel/clock.ts';

const maxTokens = 1_000;
const maxAgeMs = span({ minutes: 5 });

type CachedToken = { value: string; until: number };

export type PageTokens = ReturnType<typeof createPageTokens>;

/**
 * The tokens of Pages, by Page and by the token that read them, so that a login without access to a Page never gets
 * its token from another login. They are kept in memory only, for minutes.
 */
export const createPageTokens = (clock: Clock) => {
  const tokens = new Map<string, CachedToken>();
  const nameOf = (reader: string, pageId: string) => `${pageId} ${reader}`;
  return {
    keep(reader: string, pageId: string, value: string) {
      const [oldest] = tokens.keys();
      if (tokens.size >= maxTokens && oldest !== undefined) tokens.delete(oldest);
      tokens.set(nameOf(reader, pageId), { value, until: clock() + maxAgeMs });
    },
    tokenOf(reader: string, pageId: string) {
      const cacheEntry = tokens.get(nameOf(reader, pageId));
      if (cacheEntry && cacheEntry.until > clock()) return cacheEntry.value;
      tokens.delete(nameOf(reader, pageId));
      return null;
    },
    forget: (reader: string, pageId: string) => void tokens.delete(nameOf(reader, pageId)),
  };
};
