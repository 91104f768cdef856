import { ownedBy } from './collection.ts';
import type { Campaign, Entity } from './entities.ts';
import type { World } from './world.ts';

const adsetsOf = (world: World, { id }: Campaign) => ownedBy(world.collections.adset, id);

/** A campaign has no start and stop of its own; they follow from its ad sets. */
export const startOf = (world: World, campaign: Campaign) => {
  const starts = adsetsOf(world, campaign).map(({ start }) => start);
  return starts.length === 0 ? campaign.created : Math.min(...starts);
};

export const stopOf = (world: World, campaign: Campaign) => {
  const ends = adsetsOf(world, campaign).map(({ end }) => end);
  const endTimes = ends.filter((end) => end !== undefined);
  return ends.length > 0 && endTimes.length === ends.length ? Math.max(...endTimes) : undefined;
};

/** True if its time is over; undefined if it has no schedule. */
export const isCompleted = (world: World, entity: Entity, now: number) => {
  if (entity.kind !== 'campaign' && entity.kind !== 'adset') return undefined;
  const end = entity.kind === 'adset' ? entity.end : stopOf(world, entity);
  return end !== undefined && end < now;
};
