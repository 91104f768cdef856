/** Whole words up to `longest` characters, never ending on one that points ahead. */
export const cutAtWord = (text: string, longest: number, dangling: RegExp) => {
  let short = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (short && `${short} ${word}`.length > longest) break;
    short = short ? `${short} ${word}` : word;
  }
  while (dangling.test(short)) short = short.replace(dangling, '');
  return short;
};
