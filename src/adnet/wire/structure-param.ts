import { Failure } from '../../contract/failures.ts';
import { isObject } from '../../kernel/is-object.ts';
import { isReservedAtTheTop } from '../safety/reserved-keys.ts';
import { withoutReserved } from './passed-through.ts';

/** How much a read's URL can carry besides its token: servers commonly refuse more than 16 KB. */
const defaultMaxLength = 12_000;

/** A structure as a parameter of a read: without reserved names, and short enough for a URL. */
export const structureParam = (
  value: object,
  field: string,
  maxLength = defaultMaxLength,
): string => {
  const text = JSON.stringify(withoutReserved(ownNames(value), field));
  demandShort(text, field, maxLength);
  return text;
};

const ownNames = (value: object): object =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name, inner]) => !isReservedAtTheTop(name, inner)),
      )
    : value;

export const demandShort = (text: string, field: string, maxLength = defaultMaxLength) => {
  // Encoding only makes it longer, so a text that is too long already is not encoded.
  if (text.length <= maxLength && encodeURIComponent(text).length <= maxLength) return;
  const message = `is too large: at most ${maxLength} characters once it is written into an address`;
  throw new Failure('invalid_request', { fields: [{ field, message }] });
};
