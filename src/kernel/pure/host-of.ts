/** The host of a URL; empty if the text is not a URL. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');
