import { refuseUnlisted } from '../../protocol/refusal.ts';
import { type Params, readNames } from './decode.ts';

/** `part` reads one piece of an attributed metric; '' is all of it: seven-day click, one-day view. */
type Window = (part: (suffix: string) => number) => number;

const afterClick: Window = (part) => part('') - part('@1d_view');
const whole: Window = (part) => part('');

const modelled: Record<string, { attributed: Window; direct: boolean }> = {
  '1d_click': { attributed: (part) => part('@1d_click'), direct: true },
  '7d_click': { attributed: afterClick, direct: true },
  '28d_click': { attributed: (part) => afterClick(part) + part('@28d'), direct: true },
  '1d_view': { attributed: (part) => part('@1d_view'), direct: false },
  '1d_ev': { attributed: (part) => part('@1d_ev'), direct: false },
  dda: { attributed: whole, direct: true },
  default: { attributed: whole, direct: true },
};

export const windowParts = ['@1d_view', '@1d_click', '@28d', '@1d_ev'];

/** Accepted, and nothing comes back for them: retired in January 2026, or needing an opt-in. */
const empty = [
  ...['7d_view', '28d_view', 'incrementality', 'skan_click', 'skan_view'],
  ...['7d_view_all_conversions', '7d_view_first_conversion'],
  ...['28d_view_all_conversions', '28d_view_first_conversion'],
  ...['skan_click_second_postback', 'skan_view_second_postback'],
  ...['skan_click_third_postback', 'skan_view_third_postback'],
];

export const readWindows = (params: Params): string[] => {
  const asked = readNames(params, 'action_attribution_windows');
  const known = [...Object.keys(modelled), ...empty];
  if (asked.some((name) => !known.includes(name)))
    return refuseUnlisted('action_attribution_windows', known);
  return asked.filter((name) => Object.hasOwn(modelled, name));
};

/** What a window holds of one metric; an action on the platform itself always follows a click. */
export const inWindow = (
  window: string,
  isAttributed: boolean,
  part: (suffix: string) => number,
): number => {
  const found = modelled[window];
  if (!found) return 0;
  if (isAttributed) return found.attributed(part);
  return found.direct ? part('') : 0;
};
