import type { RelayedAnswer } from '../../kernel/relayed.ts';
import { helpPath } from '../../operations/errors/get-error-help.ts';

/** Says where a refusal of the platform is explained; nothing where the refusal has no code. */
export const helpHeader = (root: string, refusal: RelayedAnswer): Record<string, string> => {
  const path = helpPath(refusal);
  return path === null ? {} : { 'greenroom-help': root + path };
};
