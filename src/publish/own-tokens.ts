import type { Token } from '../adnet/client/client.ts';

const maxTokens = 1_000;
const maxAtOnce = 100;

export type OwnTokens = ReturnType<typeof createOwnTokens>;

/**
 * Tokens that callers sent with their own requests, by the write they were used for. They are kept
 * in memory alone, and only until the object made with them is read back; where that fails, the
 * workspace's connection has to do.
 */
export const createOwnTokens = () => {
  const tokens = new Map<string, Token>();
  return {
    keep(writeId: string, token: Token) {
      const [oldest] = tokens.keys();
      if (tokens.size >= maxTokens && oldest !== undefined) tokens.delete(oldest);
      tokens.set(writeId, token);
    },
    tokenOf: (writeId: string) => tokens.get(writeId),
    forget: (writeId: string) => void tokens.delete(writeId),
    waiting: () => [...tokens.keys()].slice(0, maxAtOnce),
  };
};
