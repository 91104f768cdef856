/** A long number at a place where JSON can have one; base64 of a picture never matches. */
const hasLongInteger = /(?:^|[\s:,[])\d{16,}/;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses JSON, but reads bare ids as text: they are larger than 2^53 and would lose their last digits. */
export const readJson = (text: string): unknown =>
  JSON.parse(
    hasLongInteger.test(text)
      ? text.replace(token, (digits) => (/^\d{16,}$/.test(digits) ? `"${digits}"` : digits))
      : text,
  );
