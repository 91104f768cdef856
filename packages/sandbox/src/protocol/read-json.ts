/** A long bare number where JSON can hold one; the text of a picture never looks like this. */
const hasLongInteger = /(?:^|[\s:,[])\d{16,}/;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON, in which a bare id is read as text: ids pass 2^53, and would lose their last digits. */
export const readJson = (text: string): unknown =>
  JSON.parse(
    hasLongInteger.test(text)
      ? text.replace(token, (digits) => (/^\d{16,}$/.test(digits) ? `"${digits}"` : digits))
      : text,
  );
