/**
 * Platform ids are digits that may not fit a JavaScript number, so they stay text from end to end.
 * Nothing but these shapes may become part of a path.
 */
const digits = /^[1-9][0-9]{0,19}$/;
const largest = '18446744073709551615';

const isId = (text: string) =>
  digits.test(text) && (text.length < largest.length || text <= largest);

/** An object id, or null when the text is none. */
export const objectId = (text: unknown): string | null =>
  typeof text === 'string' && isId(text) ? text : null;

/** `act_<digits>` from `act_<digits>` or `<digits>`, or null when the text is neither. */
export const adAccountId = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  const bare = text.startsWith('act_') ? text.slice(4) : text;
  return isId(bare) ? `act_${bare}` : null;
};

/** What insights can be asked of: an ad account with its prefix, or any other object by its id. */
export const insightObjectId = (text: unknown): string | null =>
  typeof text === 'string' && text.startsWith('act_') ? adAccountId(text) : objectId(text);
