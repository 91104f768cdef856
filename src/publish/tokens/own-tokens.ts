import type { Token } from '../../adnet/client/client.ts';

const maxTokens = 1_000;
const maxAtOnce = 100;

export type OwnTokens = ReturnType<typeof createOwnTokens>;

/**
 * Tokens that callers have sent with their requests, by the write they were used for. They are kept in memory only,
 * until the object has been read back. If one is missing, the token of the workspace's connection is used.
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
