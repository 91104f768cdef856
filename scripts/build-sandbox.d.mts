/** Builds packages/sandbox into a folder: a file for each way in, and the types. */
export const buildSandbox: (folder?: string, options?: { types?: boolean }) => Promise<void>;
