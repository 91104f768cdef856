/** From the page's own words to the operation's, for the list and the file alike. */
export const activityQuery = ({ what, by, since, until }: Record<string, string | undefined>) => ({
  action: what || undefined,
  actor: by || undefined,
  since: since || undefined,
  until: until || undefined,
});
