/** No address that people type is longer, and no longer one is looked at. */
const maxAddressLength = 2_000;

/** An address as people type it: without its scheme it gets one. */
export const withScheme = (text: string) =>
  text.length <= maxAddressLength && /^[^\s/:@]+\.[^\s/:@]{2,}([/?#:]\S*)?$/.test(text)
    ? `https://${text}`
    : text;
