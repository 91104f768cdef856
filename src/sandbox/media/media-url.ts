/** Where the sandbox itself serves a picture: no token, like the platform's temporary links. */
export const imageUrl = (origin: string, accountId: string, name: string) =>
  `${origin}/media/${accountId}/${name}`;

/** Stands where an account's number would: a preview without a picture of its own is drawn. */
export const previewFolder = 'preview';
