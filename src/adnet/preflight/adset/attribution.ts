import { opened } from '../../../kernel/text/json-walk.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import { conversionGoals } from '../objectives.ts';
import { listIn, numberIn, upperCaseWord } from '../values.ts';

export const attributionRules = {
  attribution_unfit: refuse(
    [100, 1885501],
    'Leave attribution_spec out, or use one day after a click for this goal.',
  ),
  attribution_conversations: refuse(
    [100, 1885423],
    'Leave attribution_spec out, or use one day after a click.',
  ),
};

const finding = findingOf(attributionRules);

const windowTypes = ['CLICK_THROUGH', 'VIEW_THROUGH', 'ENGAGED_VIDEO_VIEW'];

type AttributionWindow = { type: string; days: number };

const windowsIn = (value: unknown): AttributionWindow[] =>
  listIn(value).map((one) => {
    const { event_type, window_days } = (opened(one) ?? {}) as Params;
    return { type: upperCaseWord(event_type), days: numberIn(window_days) };
  });

/**
 * Conversions can be attributed one or seven days after a click and one day after a view, installs one day after
 * either, all else one day after a click.
 */
export const attributionFindings = (adset: Params, goal: string): Finding[] => {
  const field = 'attribution_spec';
  const windows = windowsIn(adset[field]);
  if (!isGiven(adset[field]) || goal === '') return [];
  if (!Array.isArray(opened(adset[field])))
    return [finding('attribution_unfit', field, 'must be a list of windows')];
  if (windows.some(({ type }) => !windowTypes.includes(type)))
    return [
      finding('attribution_unfit', field, 'has a window of no known type', {
        allowed: windowTypes,
      }),
    ];
  const isOne = ({ days }: AttributionWindow) => days === 1 || days === 0;
  const isClick = ({ type }: AttributionWindow) => type === 'CLICK_THROUGH';
  if (conversionGoals.has(goal)) {
    const isRight = windows.every((one) =>
      isClick(one) ? one.days === 1 || one.days === 7 : isOne(one),
    );
    return isRight
      ? []
      : [
          finding(
            'attribution_unfit',
            field,
            'counts at most seven days after a click and one after a view',
          ),
        ];
  }
  if (goal === 'APP_INSTALLS')
    return windows.every(isOne)
      ? []
      : [finding('attribution_unfit', field, 'counts one day for app installs')];
  if (windows.every((one) => (isClick(one) ? one.days === 1 : one.days === 0))) return [];
  return goal === 'CONVERSATIONS'
    ? [
        finding(
          'attribution_conversations',
          field,
          'counts one day after a click for conversations',
        ),
      ]
    : [finding('attribution_unfit', field, `counts one day after a click for the goal ${goal}`)];
};
