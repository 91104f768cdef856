import { readOffset, writeOffset } from '../protocol/cursor.ts';
import { type Field, fieldsText, parseFields, writeFields } from '../protocol/fields.ts';
import { type LinkBase, link } from '../protocol/links.ts';
import { readLimit } from '../protocol/page.ts';
import type { Params } from '../protocol/params.ts';
import { type Reading, ready } from '../protocol/reading.ts';
import { refuse } from '../protocol/refusal.ts';
import type { Entity, Json } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';
import { deliveringAds } from './delivering.ts';
import { readInsights } from './insights.ts';

type Rows = { rows: Json[]; summary?: Json | undefined };
type Measured = Rows & { account_id: string; dates: Json };

const levels = new Set<string>(['account', 'campaign', 'adset', 'ad']);
const isLevel = (kind: string): kind is 'account' | 'campaign' | 'adset' | 'ad' => levels.has(kind);

export const measure = (world: World, entity: Entity, params: Params): Measured => {
  const account = accountOf(world, entity);
  if (!account || !isLevel(entity.kind)) {
    return refuse({ code: 100, message: '(#100) Insights are not available on this node.' });
  }
  const ads = deliveringAds(world, account, entity);
  const today = dayOf(account.zone, world.clock());
  const asked = { ...params, fields: fieldNames(params) };
  return { ...readInsights(entity.kind, ads, asked, today), account_id: account.account_id };
};

/** Read with the grammar of every `fields`, so that nonsense is refused as everywhere: 2500. */
const fieldNames = ({ fields }: Params) => parseFields(fieldsText(fields)).map(({ name }) => name);

/** So many rows fit into one answer; a larger limit is fine as long as there are not more. */
const maxInsightsRows = 5000;

/** Where a page begins, and the row it stops before. */
const boundsOf = ({ after, before }: Params, limit: number) => {
  if (typeof after === 'string' && after !== '') {
    const from = readOffset(after, 'after') + 1;
    return { from, to: from + limit };
  }
  if (typeof before === 'string' && before !== '') {
    const to = readOffset(before, 'before');
    return { from: Math.max(0, to - limit), to };
  }
  return { from: 0, to: limit };
};

/** Rows by page; the cursors are offsets of the first and last row shown. */
export const pageRows = ({ rows, summary }: Rows, base: LinkBase, params: Params): Json => {
  const limit = readLimit(params, rows.length > maxInsightsRows ? maxInsightsRows : undefined);
  const { after: _after, before: _before, access_token: _token, ...rest } = params;
  const { from, to } = boundsOf(params, limit);
  const shown = rows.slice(from, to);
  if (shown.length === 0) return { data: [], ...(summary && { summary }) };
  const first = writeOffset(from);
  const last = writeOffset(from + shown.length - 1);
  const next = rows.length > to && link(base, { ...rest, limit, after: last });
  const previous = from > 0 && link(base, { ...rest, limit, before: first });
  return {
    data: shown,
    paging: {
      cursors: { before: first, after: last },
      ...(next && { next }),
      ...(previous && { previous }),
    },
    ...(summary && { summary }),
  };
};

/** `fields=insights.date_preset(last_7d){spend}` on a node. */
export const insightsField = (entity: Entity, reading: Reading, { args, sub }: Field) => {
  const params = { ...args, ...(sub && { fields: writeFields(sub) }) };
  const measured = measure(reading.world, entity, params);
  if (measured.rows.length === 0) return undefined;
  return ready(pageRows(measured, { ...reading, path: `/${entity.id}/insights` }, params));
};
