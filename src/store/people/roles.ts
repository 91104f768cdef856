/** From the least to the most. */
export const roles = ['viewer', 'editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];
