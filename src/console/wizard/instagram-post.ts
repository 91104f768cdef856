/** The Instagram account of a chosen post and the post's own id; null for a post of a Page. */
export const instagramPost = (id: string) => {
  const [, account, media] = /^(\d+)\/(\d+)$/.exec(id) ?? [];
  return account && media ? { account, media } : null;
};
