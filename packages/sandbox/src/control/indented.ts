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
    const sign = text[at] ?? '';
    if (isQuoted) {
      out += sign === '\\' ? `${sign}${text[at + 1] ?? ''}` : sign;
      if (sign === '\\') at += 1;
      isQuoted = sign !== '"';
    } else if (openings.has(sign) && closings.has(text[at + 1] ?? '')) {
      out += `${sign}${text[at + 1]}`;
      at += 1;
    } else if (openings.has(sign)) {
      depth += 1;
      out += `${sign}${newLine()}`;
    } else if (closings.has(sign)) {
      depth = Math.max(0, depth - 1);
      out += `${newLine()}${sign}`;
    } else if (sign === ',') out += `,${newLine()}`;
    else if (sign === ':') out += ': ';
    else if (!/\s/.test(sign)) {
      isQuoted = sign === '"';
      out += sign;
    }
  }
  return out;
};
