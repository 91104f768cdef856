const openings = new Set(['{', '[']);
const closings = new Set(['}', ']']);

/** JSON with line ends and indents; also when it was cut off in the middle, unlike a parser. */
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
