const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;

/**
 * Parses JSON with every number kept as the text it was written in, because ids beyond 2^53 have
 * been seen as bare numbers. Undefined when the bytes are no JSON.
 */
export const parseExact = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  try {
    // Only valid JSON may meet the pattern: there every quote is closed, so it runs in linear time.
    JSON.parse(text);
    return JSON.parse(
      text.replace(stringOrNumber, (token) => (token[0] === '"' ? token : `"${token}"`)),
    );
  } catch {
    return undefined;
  }
};
