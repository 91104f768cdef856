/** One rule a line is for those who read the source; browsers get it without comments and line breaks. */
export const compactCss = (text: string) =>
  text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s*/g, ' ');
