/** The host of an address; empty where it is none. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');
