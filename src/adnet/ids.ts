/**
 * Ids of the platform are digits, possibly too many for a JavaScript number, so they stay text everywhere. Only ids
 * of these forms may become part of a path.
 */
const digits = /^[1-9][0-9]{0,19}$/;
const largest = '18446744073709551615';

const isId = (text: string) =>
  digits.test(text) && (text.length < largest.length || text <= largest);

/** An object id; null if the text is not one. */
export const objectId = (text: unknown): string | null =>
  typeof text === 'string' && isId(text) ? text : null;

/** `act_<digits>` from `act_<digits>` or `<digits>`; null if the text is neither. */
export const adAccountId = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  const bare = text.startsWith('act_') ? text.slice(4) : text;
  return isId(bare) ? `act_${bare}` : null;
};

/** The id of an object that has insights: an ad account with its prefix, or any other object by its id. */
export const insightObjectId = (text: unknown): string | null =>
  typeof text === 'string' && text.startsWith('act_') ? adAccountId(text) : objectId(text);
