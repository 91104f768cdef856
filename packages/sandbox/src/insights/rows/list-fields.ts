import { actionList, type Scale } from './action-lists.ts';
import type { ActionType } from './actions.ts';
import type { Field } from './measures.ts';
import { count, spendOf } from './row.ts';

export const asCount: Scale = (amount) => amount;
export const asMoney: Scale = (amount, { tally }) => amount / tally.ad.currency_offset;
export const asCost: Scale = (amount, row) => spendOf(row) / amount;
export const asReturn: Scale = (amount, row) => {
  const spent = spendOf(row);
  return spent > 0 ? amount / row.tally.ad.currency_offset / spent : undefined;
};
export const ofImpressions: Scale = (amount, row) => (amount * 100) / count(row, 'impressions');

export const list = (types: readonly ActionType[], scale: Scale): Field => ({
  needs: ['impressions', 'spend', ...types.flatMap(({ of }) => of)],
  read: (row) => actionList(row, types, scale),
});

export const single = (type: string, of: string, scale: Scale = asCount) =>
  list([{ type, of: [of] }], scale);

export const video = (of: string, isHiddenByRegion = false): Field => {
  const field = single('video_view', of);
  return {
    needs: field.needs,
    read: (row) =>
      row.view.isHourly || (isHiddenByRegion && row.view.isRegional) ? undefined : field.read(row),
  };
};

export const watched = (of: string): Field => video(of, true);
