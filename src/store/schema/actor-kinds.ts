export const actorKinds = ['key', 'person', 'system', 'operator'] as const;
export type ActorKind = (typeof actorKinds)[number];
