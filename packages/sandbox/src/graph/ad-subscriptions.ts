import type { Call } from '../protocol/call.ts';
import { missingNode, refuseParam, refuseUnlisted, requireParam } from '../protocol/refusal.ts';
import { isJson, oneOf, readShape } from '../protocol/shape.ts';
import type { Account, Json } from '../world/entities.ts';
import type { AdSubscription, Condition } from '../world/webhooks.ts';
import { success } from '../writes/receipt.ts';

const ranges = ['GREATER_THAN', 'LESS_THAN', 'IN_RANGE', 'NOT_IN_RANGE'];
const members = ['IN', 'NOT_IN'];

/** The operators that each field of OBJECT_UPDATED accepts. */
const metadata: Record<string, readonly string[]> = {
  name: ['EQUAL', 'CONTAIN', 'NOT_CONTAIN'],
  objective: members,
  optimization_goal: members,
  buying_type: members,
  billing_event: members,
  is_autobid: members,
  daily_budget: ranges,
  lifetime_budget: ranges,
  spend_cap: ranges,
  bid_amount: ranges,
  adlabel_ids: ['ANY', 'ALL', 'NONE'],
  start_time: ranges,
  stop_time: ['GREATER_THAN', 'LESS_THAN'],
  created_time: ranges,
  updated_time: ranges,
};

const milestoneMinimum: Record<string, number> = {
  impressions: 1000,
  unique_impressions: 1000,
  reach: 1000,
  clicks: 10,
  unique_clicks: 10,
  spent: 1000,
  results: 5,
};

type AskedSubscription = Pick<AdSubscription, 'field' | 'value' | 'operator'>;

const requiredParams = ({ field, value, operator }: AskedSubscription) => ({
  field: field ?? requireParam('field'),
  value: value ?? requireParam('value'),
  operator: operator ?? requireParam('operator'),
});

/** What each event requires of `field`, `value` and `operator`. */
const eventTypes: Record<string, (subscription: AskedSubscription) => void> = {
  OBJECT_CREATED: ({ field }) => {
    if (field !== undefined) refuseParam('OBJECT_CREATED takes no field', 'field');
  },
  OBJECT_UPDATED: ({ field = requireParam('field'), value, operator }) => {
    const operators = metadata[oneOf(field, 'field', Object.keys(metadata))] ?? [];
    if (operator !== undefined) oneOf(operator, 'operator', operators);
    if ((operator === undefined) !== (value === undefined))
      refuseParam('value and operator go together', 'operator');
  },
  INSIGHTS_UPDATED: (subscription) =>
    void oneOf(requiredParams(subscription).operator, 'operator', ranges),
  INSIGHTS_MILESTONE_REACHED: (subscription) => {
    const { field, value, operator } = requiredParams(subscription);
    oneOf(operator, 'operator', ['EQUAL']);
    const minimum = milestoneMinimum[field] ?? 1;
    if (!(Number(value) >= minimum)) refuseParam(`value must be at least ${minimum}`, 'value');
  },
};

const maxFilters = 20;
const entityTypes = ['CAMPAIGN', 'ADSET', 'AD'];

const readFilter = (entry: unknown, place: number): Condition => {
  const name = `filters[${place}]`;
  if (!isJson(entry)) return refuseParam(`Param ${name} must be a JSON object`, 'filters');
  const { field, value, operator } = entry;
  if (typeof field !== 'string' || value === undefined || typeof operator !== 'string')
    return refuseParam(`Param ${name} must have field, value and operator`, 'filters');
  const texts = { field, value: String(value), operator };
  if (field === 'entity_type') oneOf(texts.value, `${name}[value]`, entityTypes);
  return texts;
};

const create = (call: Call, { account_id }: Account) => {
  const input = readShape(
    {
      event_type: 'text',
      field: 'text',
      value: 'text',
      operator: 'text',
      status: 'text',
      filters: 'list',
    },
    call.params,
  );
  const event_type = input.event_type ?? requireParam('event_type');
  const check = Object.hasOwn(eventTypes, event_type)
    ? eventTypes[event_type]
    : refuseUnlisted('event_type', Object.keys(eventTypes), 'event_type');
  const filters = (input.filters ?? requireParam('filters')).map(readFilter);
  if (filters.length > maxFilters)
    refuseParam(`filters may hold up to ${maxFilters} items`, 'filters');
  const { field, value, operator } = input;
  check?.({ field, value, operator });
  const { idGenerator, webhooks } = call.world;
  const id = idGenerator.objectId();
  const status = statusOf(input.status ?? 'ENABLED');
  webhooks.subscriptions.set(id, {
    id,
    account_id,
    event_type,
    field,
    value,
    operator,
    filters,
    status,
  });
  return { subscription_id: id };
};

const statusOf = (text: string) =>
  oneOf(text, 'status', ['ENABLED', 'DISABLED']) === 'ENABLED' ? 'ENABLED' : 'DISABLED';

const presentSubscription = ({ id, account_id: _account, ...rest }: AdSubscription): Json => ({
  subscription_id: id,
  ...rest,
});

/** The subscription in the path: `/act_1/subscriptions/5`. */
const demandSubscription = (
  { world, path, method }: Call,
  { account_id }: Account,
): AdSubscription => {
  const [, , , id = ''] = path.split('/');
  const subscription = world.webhooks.subscriptions.get(id);
  return subscription?.account_id === account_id ? subscription : missingNode(id, method);
};

const isNamed = ({ path }: Call) => path.split('/').length > 3;

/** `/act_…/subscriptions`; https://developers.facebook.com/documentation/ads-commerce/marketing-api/ads-webhooks/subscriptions */
const subscriptions = {
  GET: (call: Call, account: Account) => {
    if (isNamed(call)) return presentSubscription(demandSubscription(call, account));
    const own = [...call.world.webhooks.subscriptions.values()];
    return {
      data: own.filter((one) => one.account_id === account.account_id).map(presentSubscription),
    };
  },
  POST: (call: Call, account: Account) =>
    isNamed(call)
      ? missingNode(demandSubscription(call, account).id, call.method)
      : create(call, account),
  PATCH: (call: Call, account: Account) => {
    const one = demandSubscription(call, account);
    const { status = requireParam('status') } = readShape({ status: 'text' }, call.params);
    one.status = statusOf(status);
    return presentSubscription(one);
  },
  DELETE: (call: Call, account: Account) => {
    call.world.webhooks.subscriptions.delete(demandSubscription(call, account).id);
    return success;
  },
};

/** Connects an ad account: from now on, its notifications go to the app. */
const subscribed_apps = {
  GET: ({ world }: Call, { account_id }: Account) => ({
    data: world.webhooks.accounts.has(account_id)
      ? [{ name: world.app.name, id: world.app.id }]
      : [],
  }),
  POST: ({ world, params }: Call, { account_id }: Account) => {
    const appId = params['app_id'];
    if (appId !== undefined && String(appId) !== world.app.id)
      return refuseParam('Param app_id must be the app of the access token', 'app_id');
    const { accounts } = world.webhooks;
    if (!accounts.has(account_id)) accounts.set(account_id, new Map());
    return success;
  },
  DELETE: ({ world }: Call, { account_id }: Account) => {
    world.webhooks.accounts.delete(account_id);
    return success;
  },
};

export const subscriptionEdges = { subscriptions, subscribed_apps };
