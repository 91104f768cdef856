import type { PlatformError } from '../answers/platform-error.ts';
import { isTokenDead } from '../answers/platform-error.ts';
import type { PlatformToken } from './token.ts';

/** What a token says about itself; null when the platform knows it. */
export type AskToken = (token: PlatformToken) => Promise<PlatformError | null>;

/**
 * Whether a token is really dead. Code 190 alone does not say so: a page asked with a user's token
 * answers it, too. So the platform is asked who the token is; only a 190 to that is believed. Calls
 * that hear a 190 at the same time share one question.
 */
export const createConfirmDead = (ask: AskToken) => {
  const openQuestions = new Map<string, Promise<boolean>>();

  const askNow = async (token: PlatformToken) => {
    try {
      const error = await ask(token);
      return error !== null && isTokenDead(error);
    } catch {
      // No answer is no confirmation; the next 190 asks again.
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
