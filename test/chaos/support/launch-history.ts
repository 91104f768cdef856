import { demo, type SandboxControl } from 'graph-ads-sandbox';

/** One campaign, one ad set, nine creatives and nine ads, under names that no other launch has. */
export const launchOf20 = (mark: string, hash: string) => ({
  account_id: `act_${demo.usdAccountId}`,
  name: mark,
  defaults: { page_id: demo.usdPageId, link_url: 'https://example.com/tent' },
  campaign: { name: `${mark} campaign`, objective: 'OUTCOME_TRAFFIC' },
  ad_sets: [
    {
      ref: `${mark} set`,
      name: `${mark} set`,
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      daily_budget: 2000,
    },
  ],
  images: [{ ref: mark, hash }],
  copies: Array.from({ length: 9 }, (_, n) => ({
    ref: `c${n}`,
    message: `${mark} text ${n}`,
    headline: `${mark} ${n}`,
  })),
  ads: { matrix: true },
});

export type SeenLaunch = {
  state: string;
  reason?: { code: string; message: string; step?: string };
  items: {
    step: string;
    action: string;
    state: string;
    platform_id: string | null;
    error: { code: unknown; message: string } | null;
  }[];
};

const kinds = ['campaign', 'adset', 'creative', 'ad'] as const;

/** Compares what the launches say with what the platform holds; knows nothing of how it was made. */
export const checkLaunches = (
  { control }: { control: Pick<SandboxControl, 'objects'> },
  marks: string[],
  launches: SeenLaunch[],
) => {
  const objects = kinds.flatMap((kind) =>
    control
      .objects(kind)
      .filter(({ name }) =>
        marks.some(
          (mark) => String(name).startsWith(`${mark} `) || String(name).startsWith(`${mark}-`),
        ),
      ),
  );
  const names = new Map<string, number>();
  for (const { name } of objects) names.set(String(name), (names.get(String(name)) ?? 0) + 1);
  const ids = new Set(objects.map(({ id }) => String(id)));
  const doneSteps = launches.flatMap(({ items }) => items.filter(({ state }) => state === 'done'));
  const platformIds = new Set(doneSteps.map(({ platform_id }) => platform_id));
  const unknownSteps = launches.flatMap(({ items }) =>
    items.filter(({ state }) => state === 'unknown'),
  );
  return {
    objects: objects.length,
    /** Made more than once. */
    twice: [...names].filter(([, count]) => count > 1).map(([name]) => name),
    /** Said to be made, and not there. */
    lost: doneSteps
      .filter(({ platform_id }) => !ids.has(String(platform_id)))
      .map(({ step }) => step),
    /** There, and no launch knows of it; an outcome that stays unknown may be one of them. */
    unclaimed: Math.max(
      0,
      [...ids].filter((id) => !platformIds.has(id)).length - unknownSteps.length,
    ),
    /** A creative is never paused or live by itself. */
    live: kinds
      .filter((kind) => kind !== 'creative')
      .flatMap((kind) => control.objects(kind))
      .filter(({ id, status }) => ids.has(String(id)) && status === 'ACTIVE').length,
    /** Neither done nor stopped with a reason. */
    open: launches.filter(
      ({ state, reason }) => state !== 'done' && !(state === 'stopped' && reason !== undefined),
    ).length,
  };
};
