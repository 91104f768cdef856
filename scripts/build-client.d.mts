/** Builds packages/client into a folder: one JavaScript file and its types. */
export const buildClient: (folder?: string) => Promise<void>;
