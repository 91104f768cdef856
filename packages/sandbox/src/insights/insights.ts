import { type Field, fieldsText, parseFields, writeFields } from '../protocol/fields.ts';
import { pageRows } from '../protocol/offset-pages.ts';
import type { Params } from '../protocol/params.ts';
import { type Reading, ready } from '../protocol/reading.ts';
import { refuse } from '../protocol/refusal.ts';
import { currencyOffset } from '../world/currency.ts';
import type { AdSet, Campaign, Entity, Json } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';
import { type Range, readDay, textOf } from './dates.ts';
import { type DeliveringAd, deliveringAds } from './delivering.ts';
import { fieldNamed } from './fields.ts';
import { readQuery } from './query.ts';
import { type Level, levels, type Row } from './row.ts';
import { gather } from './rows.ts';

const datesOf = ({ since, until }: Range): Json => ({
  date_start: textOf(since),
  date_stop: textOf(until),
});

const render = (row: Row, fields: readonly string[]): Json => {
  const entries = fields.map((name) => [name, fieldNamed(name)?.(row)] as const);
  const json = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return Object.assign(json, datesOf(row.period), row.keys);
};

/**
 * What the platform would report about an object; what it would not is refused.
 * @param own level of the object asked
 * @param ads every ad below it
 * @param params the request's parameters as they came: text, or JSON already decoded
 * @param today the day it is in the account's time zone
 */
export const readInsights = (own: Level, ads: DeliveringAd[], params: Params, today: string) => {
  const now = readDay(today) ?? 0;
  const starts = ads.flatMap(({ ran }) => ran.map(({ since }) => readDay(since) ?? now));
  const query = readQuery(params, own, now, Math.min(now, ...starts));
  const { periods, keepsAd, keepsRow, summary, rowOptions, fields } = query;
  const reportAds = rowOptions.breakdowns.isBarren ? [] : ads.filter(keepsAd);
  const rows = gather(reportAds, query).filter(keepsRow);
  const [first] = rows;
  const period = {
    since: Math.min(...periods.map(({ since }) => since)),
    until: Math.max(...periods.map(({ until }) => until)),
  };
  const whole = first && {
    ...{ ...first, period, keys: {}, rowOptions: { ...rowOptions, level: 'account' as const } },
    results: new Set(rows.flatMap(({ results }) => [...results])),
    parts: rows.flatMap(({ parts }) => parts),
  };
  return {
    rows: query.sort(rows).map((row) => render(row, fields)),
    ...(summary && whole && { summary: render(whole, summary) }),
    /** The first and last day of the request; left out if all of them are in the future. */
    dates: periods.length === 0 ? {} : datesOf(period),
  };
};

const isLevel = (kind: string): kind is Level => levels.some((level) => level === kind);

/**
 * The insights of a node. `fields` has the same grammar as elsewhere, so that wrong fields are refused in the same
 * way.
 */
export const measure = (world: World, entity: Entity, params: Params) => {
  const account = accountOf(world, entity);
  if (!account || !isLevel(entity.kind))
    return refuse({ code: 100, message: '(#100) Insights are not available on this node.' });
  const fields = parseFields(fieldsText(params['fields'])).map(({ name }) => name);
  const ads = deliveringAds(world, account, entity);
  const today = dayOf(account.zone, world.clock());
  const { account_id } = account;
  return { ...readInsights(entity.kind, ads, { ...params, fields }, today), account_id };
};

/** `fields=insights.date_preset(last_7d){spend}` on a node. */
export const insightsField = (entity: Entity, reading: Reading, { args, sub }: Field) => {
  const params = { ...args, ...(sub && { fields: writeFields(sub) }) };
  const measured = measure(reading.world, entity, params);
  if (measured.rows.length === 0) return undefined;
  return ready(pageRows(measured, { ...reading, path: `/${entity.id}/insights` }, params));
};

/** What a node has spent so far, in minor units, as in insights. */
export const measuredSpend = (
  world: World,
  node: Campaign | AdSet,
  date_preset: 'today' | 'maximum' = 'maximum',
) => {
  const { rows } = measure(world, node, { fields: 'spend', date_preset });
  const spend = rows.reduce((sum, row) => sum + Number(row['spend'] ?? 0), 0);
  return Math.round(spend * currencyOffset(accountOf(world, node)?.currency ?? ''));
};
