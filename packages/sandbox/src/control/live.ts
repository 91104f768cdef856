import { runningAds, type State } from './state.ts';

export type LiveAd = { id: string; name: string; account_id: string; campaign_id: string };

/** Ads that deliver, or will once they are reviewed, and did not when the world began. */
export const liveAds = (state: State): LiveAd[] =>
  runningAds(state.world)
    .filter(({ id }) => !state.runningFromStart.has(id))
    .map(({ id, name, account_id, campaign_id }) => ({ id, name, account_id, campaign_id }));

/** Throws with the names of all ads that somebody has set live. */
export const demandNothingLive = (state: State) => {
  const live = liveAds(state);
  if (live.length === 0) return;
  const names = live.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new Error(`${live.length} ${live.length === 1 ? 'ad is' : 'ads are'} live: ${names}`);
};
