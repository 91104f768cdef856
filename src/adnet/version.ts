/** The version of the platform's API for which this room is written. */
export const newestVersion = 26;

/** The version in an address, such as 26 in `https://host/v26.0`; the newest version if there is none. */
export const versionOf = (address: string): number => {
  const namedVersion = /\/v(\d+)(?:\.\d+)?\/*$/.exec(address)?.[1];
  return namedVersion === undefined ? newestVersion : Number(namedVersion);
};
