const segments = new Intl.Segmenter();

/** Chinese, Japanese, Korean and most emoji take two columns. */
const wide =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}]/u;

/** How many columns a text takes in a terminal. */
export const widthOf = (text: string) => {
  // Most texts are plain: each letter takes one column.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segments.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
};

/** Cuts a text to this width; a mark shows that it was cut. */
export const cut = (text: string, width: number) => {
  if (widthOf(text) <= width) return text;
  let start = '';
  let takenWidth = 1;
  for (const { segment } of segments.segment(text)) {
    takenWidth += widthOf(segment);
    if (takenWidth > width) break;
    start += segment;
  }
  return `${start}…`;
};

export const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text into lines of this width, between words; its own line breaks stay. */
export const wrapped = (text: string, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph) <= width) return [paragraph];
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
