/** The address of a picture in the sandbox: without a token, like the platform's temporary links. */
export const imageUrl = (origin: string, accountId: string, name: string) =>
  `${origin}/media/${accountId}/${name}`;
