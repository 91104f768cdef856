/** The version of the platform's API whose rules this adapter knows. */
export const newestVersion = 26;

/** The version that an address names, such as 26 for `https://host/v26.0`; the newest one where it names none. */
export const versionOf = (address: string): number => {
  const namedVersion = /\/v(\d+)(?:\.\d+)?\/*$/.exec(address)?.[1];
  return namedVersion === undefined ? newestVersion : Number(namedVersion);
};
