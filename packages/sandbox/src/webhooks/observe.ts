import { mixedTests } from '../protocol/operators.ts';
import { ownedBy } from '../world/collection.ts';
import type { Ad, AdSet, Campaign } from '../world/entities.ts';
import { effectiveStatus } from '../world/status.ts';
import type { AdSubscription, Condition, SeenObject } from '../world/webhooks.ts';
import type { World } from '../world/world.ts';

/** One change of an ad account, as in a notification. */
export type Change = { account_id: string; field: string; value: Record<string, unknown> };

type AdObject = Campaign | AdSet | Ad;

const seconds = (ms: number | undefined) =>
  ms === undefined ? undefined : String(Math.floor(ms / 1000));

const textOf = (value: unknown) =>
  value === undefined || value === null ? undefined : String(value);

const ownFields = (object: AdObject) => {
  if (object.kind === 'ad') return {};
  const budget = {
    daily_budget: textOf(object.budget.daily),
    lifetime_budget: textOf(object.budget.lifetime),
  };
  if (object.kind === 'campaign')
    return {
      ...budget,
      objective: object.objective,
      buying_type: textOf(object.extra['buying_type']),
      spend_cap: textOf(object.extra['spend_cap']),
    };
  return {
    ...budget,
    optimization_goal: object.optimization_goal,
    billing_event: object.billing_event,
    bid_amount: textOf(object.bid_amount),
    start_time: seconds(object.start),
    stop_time: seconds(object.end),
  };
};

const look = (world: World, object: AdObject): SeenObject => {
  const fields = {
    object_type: object.kind,
    effective_status: effectiveStatus(world, object, world.clock()),
    name: object.name,
    created_time: seconds(object.created),
    updated_time: seconds(object.updated),
    ...ownFields(object),
  };
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
};

const levels: Record<string, string> = { campaign: 'CAMPAIGN', adset: 'AD_SET', ad: 'AD' };

/** `PENDING_REVIEW` in words for people. */
const statusName = (status: string) =>
  status
    .toLowerCase()
    .replace(/(^|_)(\w)/g, (_all, gap, letter) => (gap && ' ') + letter.toUpperCase());

/** The code for a rejected ad. It is not published, so it is taken from the page's example. */
const issueCode = '567';

const statusChanges = (
  world: World,
  object: AdObject,
  before: SeenObject | undefined,
  now: SeenObject,
): Omit<Change, 'account_id'>[] => {
  const [was, is] = [before?.['effective_status'], now['effective_status'] ?? ''];
  if (was === undefined || was === is) return [];
  const { id } = object;
  const level = levels[object.kind];
  const changes: Omit<Change, 'account_id'>[] = [
    {
      field: 'effective_status',
      value: { object_id: id, object_type: object.kind, changed_fields: ['effective_status'] },
    },
  ];
  if (was === 'IN_PROCESS')
    changes.push({
      field: 'in_process_ad_objects',
      value: { id, level, status_name: statusName(is) },
    });
  if (is === 'DISAPPROVED')
    changes.push({
      field: 'with_issues_ad_objects',
      value: {
        id,
        level,
        error_code: issueCode,
        error_summary: 'Ad Rejected',
        error_message:
          world.collections.ad.byId.get(id)?.review.reason ??
          'This ad does not follow our Advertising Standards.',
      },
    });
  return changes;
};

const tests = mixedTests((subject, bound) => Number(subject) - Number(bound));

const valuesIn = ({ value, operator }: Pick<Condition, 'value' | 'operator'>) =>
  /^(NOT_)?IN(_RANGE)?$|^(ANY|ALL|NONE)$/.test(operator)
    ? value.replace(/[[\]"\s]/g, '').split(',')
    : [value];

const passes = (subject: string | undefined, condition: Pick<Condition, 'value' | 'operator'>) =>
  subject !== undefined && (tests[condition.operator]?.(subject, valuesIn(condition)) ?? false);

const isFiltered = (now: SeenObject, { field, ...rest }: Condition) =>
  field === 'entity_type'
    ? passes(now['object_type']?.toUpperCase(), rest)
    : passes(now[field], rest);

/** True if the subscription matches; changes of insights are not observed. */
const fires = (
  { event_type, field = '', value, operator }: AdSubscription,
  before: SeenObject | undefined,
  now: SeenObject,
) => {
  if (event_type === 'OBJECT_CREATED') return before === undefined;
  if (event_type !== 'OBJECT_UPDATED' || !before || before[field] === now[field]) return false;
  return value === undefined || operator === undefined || passes(now[field], { value, operator });
};

const subscriptionChanges = (
  { webhooks }: World,
  { id, account_id }: AdObject,
  before: SeenObject | undefined,
  now: SeenObject,
) =>
  [...webhooks.subscriptions.values()]
    .filter((one) => one.account_id === account_id && one.status === 'ENABLED')
    .filter((one) => fires(one, before, now) && one.filters.every((each) => isFiltered(now, each)))
    .map(({ id: subscription_id, field }) => ({
      field: 'subscriptions',
      value: {
        subscription_id,
        account_id,
        object_id: id,
        object_type: now['object_type'],
        ...(field !== undefined && { field, current_value: now[field] ?? '' }),
      },
    }));

const changesIn = (
  world: World,
  account_id: string,
  snapshots: Map<string, SeenObject>,
): Change[] => {
  const { campaign, adset, ad } = world.collections;
  // The history of an account that was just connected is not announced.
  const isFirst = snapshots.size === 0;
  const objects: AdObject[] = [campaign, adset, ad].flatMap((collection) => [
    ...ownedBy<AdObject>(collection as typeof campaign, account_id),
  ]);
  // Marks the account as seen, even if it is empty.
  snapshots.set('', {});
  return objects.flatMap((object) => {
    const before = snapshots.get(object.id);
    const now = look(world, object);
    snapshots.set(object.id, now);
    if (isFirst) return [];
    return [
      ...statusChanges(world, object, before, now),
      ...subscriptionChanges(world, object, before, now),
    ].map((change) => ({ account_id, ...change }));
  });
};

/** The changes in connected accounts since the last look, as far as the app has subscribed to them. */
export const observe = (world: World): Change[] => {
  const { app, accounts } = world.webhooks;
  return [...accounts]
    .flatMap(([account_id, snapshots]) => changesIn(world, account_id, snapshots))
    .filter(({ field }) => app?.fields.includes(field) === true);
};
