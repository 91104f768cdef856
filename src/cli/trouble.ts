/** What went wrong, for whoever typed the command. */
export const sentenceOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `another program uses this port: ${message}. Set PORT (or SANDBOX_PORT for the sandbox) to a free one`
    : message;
};
