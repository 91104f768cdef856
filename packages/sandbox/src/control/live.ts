import { runningAds, type State } from './state.ts';

export type LiveAd = { id: string; name: string; account_id: string; campaign_id: string };

/** Ads that are running, or will be after their review, and were not when the world began. */
export const liveAds = (state: State): LiveAd[] =>
  runningAds(state.world)
    .filter(({ id }) => !state.runningFromStart.has(id))
    .map(({ id, name, account_id, campaign_id }) => ({ id, name, account_id, campaign_id }));

/** Throws an error with the names of all ads that were set live. */
export const demandNothingLive = (state: State) => {
  const live = liveAds(state);
  if (live.length === 0) return;
  const names = live.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new Error(`${live.length} ${live.length === 1 ? 'ad is' : 'ads are'} live: ${names}`);
};
