const openings = new Set(['{', '[']);
const closings = new Set(['}', ']']);

/** Formats JSON with line breaks and indents; unlike a parser, also JSON that was cut off. */
export const indented = (text: string): string => {
  if (!openings.has(text[0] ?? '')) return text;
  let depth = 0;
  let isQuoted = false;
  let out = '';
  const newLine = () => `\n${'  '.repeat(depth)}`;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      out += character === '\\' ? `${character}${text[at + 1] ?? ''}` : character;
      if (character === '\\') at += 1;
      isQuoted = character !== '"';
    } else if (openings.has(character) && closings.has(text[at + 1] ?? '')) {
      out += `${character}${text[at + 1]}`;
      at += 1;
    } else if (openings.has(character)) {
      depth += 1;
      out += `${character}${newLine()}`;
    } else if (closings.has(character)) {
      depth = Math.max(0, depth - 1);
      out += `${newLine()}${character}`;
    } else if (character === ',') out += `,${newLine()}`;
    else if (character === ':') out += ': ';
    else if (!/\s/.test(character)) {
      isQuoted = character === '"';
      out += character;
    }
  }
  return out;
};
