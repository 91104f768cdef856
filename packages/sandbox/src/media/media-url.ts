/** Where the sandbox itself serves a picture: no token, like the platform's temporary links. */
export const imageUrl = (origin: string, accountId: string, name: string) =>
  `${origin}/media/${accountId}/${name}`;
