import { Failure } from '../../contract/failures.ts';
import { jsonLimits, startWalk } from '../../kernel/json-walk.ts';

/** A walk through everything that one create holds, JSON texts included. `field`: the parameter it begins with. */
export const walkCreate = (field: string) =>
  startWalk(
    jsonLimits.opened,
    field,
    (message, refused) =>
      new Failure('invalid_request', { fields: [{ field: refused.slice(0, 100), message }] }),
  );
