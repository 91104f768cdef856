import { platformError } from '../../adnet/answers/platform-error.ts';
import type { RelayedAnswer } from '../../kernel/relayed.ts';

/** The path of the operation that explains this refusal; null where it has no code. */
export const helpPath = ({ body }: RelayedAnswer): string | null => {
  const { code = null, subcode = null } = platformError(body) ?? {};
  if (code === null) return null;
  return `/adnet/errors/${code}${subcode === null ? '' : `?subcode=${subcode}`}`;
};
