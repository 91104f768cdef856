/** An address as people type it: without its scheme it gets one. */
export const withScheme = (text: string) =>
  /^[^\s/:@]+\.[^\s/:@]{2,}([/?#:]\S*)?$/.test(text) ? `https://${text}` : text;
