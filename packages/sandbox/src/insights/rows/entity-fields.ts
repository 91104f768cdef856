import type { DeliveringAd, Level } from '../delivering-ad.ts';
import type { Field } from './measures.ts';

type Property = readonly [Level, (ad: DeliveringAd) => string];

const properties: Record<string, Property> = {
  account_id: ['account', (ad) => ad.account_id],
  account_name: ['account', (ad) => ad.account_name],
  account_currency: ['account', (ad) => ad.account_currency],
  campaign_id: ['campaign', (ad) => ad.campaign_id],
  campaign_name: ['campaign', (ad) => ad.campaign_name],
  objective: ['campaign', (ad) => ad.objective],
  buying_type: ['campaign', () => 'AUCTION'],
  adset_id: ['adset', (ad) => ad.adset_id],
  adset_name: ['adset', (ad) => ad.adset_name],
  optimization_goal: ['adset', (ad) => ad.optimization_goal],
  ad_id: ['ad', (ad) => ad.id],
  ad_name: ['ad', (ad) => ad.name],
};

/** Filters know the states of objects, though no row shows them, by any of these names. */
const stateNames = 'effective_status|configured_status|status|delivery_info|delivery_status';
const stateField = new RegExp(`^(campaign|adset|ad)\\.(?:${stateNames})$`);

const stateOf = (name: string): Property[1] | undefined => {
  const level = stateField.exec(name)?.[1];
  if (level === 'campaign' || level === 'adset' || level === 'ad') return (ad) => ad.states[level];
  return undefined;
};

const order: readonly Level[] = ['account', 'campaign', 'adset', 'ad'];

/** Whether `level` lies at or below the other. */
export const isWithin = (level: Level, other: Level): boolean =>
  order.indexOf(level) >= order.indexOf(other);

/** Told of the row's object and of those above it; below that there is no one answer. */
export const entityFields: Record<string, Field> = Object.fromEntries(
  Object.entries(properties).map(([name, [level, of]]) => [
    name,
    {
      needs: [],
      read: ({ tally, view }) => (isWithin(view.level, level) ? of(tally.ad) : undefined),
    } satisfies Field,
  ]),
);

/** A property of any ad by its field name, also in the dotted spelling of filters. */
export const propertyNamed = (name: string): Property[1] | undefined => {
  const field = name.replace(/^(account|campaign|adset|ad)\.(id|name|currency)$/, '$1_$2');
  const bare = field.replace(/^(campaign|adset)\.(objective|buying_type|optimization_goal)$/, '$2');
  if (Object.hasOwn(properties, bare)) return properties[bare]?.[1];
  return stateOf(name);
};
