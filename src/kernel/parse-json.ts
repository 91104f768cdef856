/** What a JSON text says; undefined where it is none. */
export const parseJson = (text: string | Buffer): unknown => {
  try {
    return JSON.parse(typeof text === 'string' ? text : text.toString('utf8'));
  } catch {
    return undefined;
  }
};
