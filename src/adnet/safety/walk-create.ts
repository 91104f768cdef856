import { Failure } from '../../contract/failures.ts';
import { jsonLimits, startWalk } from '../../kernel/text/json-walk.ts';

/** Walks through everything in one create, JSON texts included. `field`: the parameter with which the walk begins. */
export const walkCreate = (field: string) =>
  startWalk(
    jsonLimits.opened,
    field,
    (message, refused) =>
      new Failure('invalid_request', { fields: [{ field: refused.slice(0, 100), message }] }),
  );
