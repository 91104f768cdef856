import { isTokenDead, type PlatformError } from '../answers/platform-error.ts';
import type { PlatformToken } from './token.ts';

/** Asks the platform whose token it is; null if the platform knows it. */
export type AskToken = (token: PlatformToken) => Promise<PlatformError | null>;

/**
 * Checks whether a token has really ended. Code 190 alone does not prove it: a page that is read with a user's
 * token returns it, too. So the platform is asked whose token it is, and only a 190 to that question counts. Calls
 * that get a 190 at the same time share one question.
 */
export const createConfirmDead = (ask: AskToken) => {
  const openQuestions = new Map<string, Promise<boolean>>();

  const askNow = async (token: PlatformToken) => {
    try {
      const error = await ask(token);
      return error !== null && isTokenDead(error);
    } catch {
      // Without an answer, nothing is confirmed; the next 190 asks again.
      return false;
    } finally {
      openQuestions.delete(token.value);
    }
  };

  return (token: PlatformToken): Promise<boolean> => {
    const openQuestion = openQuestions.get(token.value);
    if (openQuestion) return openQuestion;
    const answer = askNow(token);
    openQuestions.set(token.value, answer);
    return answer;
  };
};
