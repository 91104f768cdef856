/** Parses a JSON text; undefined if it is not valid JSON. */
export const parseJson = (text: string | Buffer): unknown => {
  try {
    return JSON.parse(typeof text === 'string' ? text : text.toString('utf8'));
  } catch {
    return undefined;
  }
};
