const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;

/**
 * Parses JSON, but keeps every number as text, because ids above 2^53 have been seen as bare numbers. Undefined if
 * the bytes are not JSON.
 */
export const parseExact = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  try {
    // Parsed first, because only in valid JSON is each quote closed, so that the pattern runs in linear time.
    JSON.parse(text);
    return JSON.parse(
      text.replace(stringOrNumber, (token) => (token[0] === '"' ? token : `"${token}"`)),
    );
  } catch {
    return undefined;
  }
};
