import { type Kind, kinds } from '../adnet/kinds/list.ts';
import { Failure } from '../contract/failures.ts';
import { structureIn } from '../kernel/text/json-walk.ts';
import type { PublishDeps } from './deps.ts';
import { type PublishResult, refused } from './publish-result.ts';
import type { Requester } from './requester.ts';
import type { Intent } from './send.ts';

const validationKey = /^execution_?options$/i;

/** Fields that ask the platform for a check, in its own way. */
export const validationFields = (body: Record<string, unknown>) =>
  Object.entries(body).filter(
    ([key, value]) => validationKey.test(key) && value !== null && value !== undefined,
  );

/** True if a body asks for a check only. The platform accepts more values there than we do. */
export const asksToValidate = (body: Record<string, unknown>) => {
  const fields = validationFields(body);
  for (const [field, value] of fields) {
    const options = typeof value === 'string' ? structureIn(value) : value;
    if (Array.isArray(options) && options.length === 1 && options[0] === 'validate_only') continue;
    const message = 'takes ["validate_only"] and nothing else';
    throw new Failure('invalid_request', { fields: [{ field, message }] });
  }
  return fields.length > 0;
};

/** Refuses the check of a kind that the platform cannot check, because the platform would create it. */
export const demandValidatable = (kind: Kind) => {
  if (kinds[kind].canBeValidated) return;
  const message = `is not for this: Meta cannot check a file without taking it`;
  throw new Failure('invalid_request', { fields: [{ field: 'execution_options', message }] });
};

/** Asks the platform to check a create without creating anything. This needs no journal entry, limit or cool-down. */
export const validate = async (
  deps: PublishDeps,
  who: Requester,
  { kind, adAccountId, params, token }: Intent,
): Promise<PublishResult> => {
  const outcome = await deps.adnet.write(token, kinds[kind].path(adAccountId), params, {
    queueName: adAccountId,
    kind,
    validateOnly: true,
  });
  if (outcome.kind === 'succeeded')
    return { state: 'done', answer: outcome.relayed, writeId: null, objectId: null };
  if (outcome.kind === 'rejected') return refused(deps, who, outcome);
  throw outcome.kind === 'not_sent' ? outcome.failure : new Failure('adnet_unavailable');
};
