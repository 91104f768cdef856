import * as z from 'zod';
import type { Ask } from './ask.ts';
import type { PlatformQuestion } from './questions.ts';

/** Placeholders of questions, and their ids in this account. */
export type HeldObjects = ReadonlyMap<string, string>;

type Row = Record<string, unknown>;
type Example = { edge: string; fields: string; fits(row: Row): boolean };

const any = (edge: string): Example => ({ edge, fields: 'id', fits: () => true });

/** The list in which an example of each is found. */
const examples: Record<string, Example> = {
  '{campaign}': any('campaigns'),
  '{adset}': any('adsets'),
  '{ad}': any('ads'),
  '{creative}': any('adcreatives'),
  '{page}': any('promote_pages'),
  // A campaign whose ad sets have their own budgets, so that a refusal depends only on the ad set.
  '{traffic}': {
    edge: 'campaigns',
    fields: 'id,objective,daily_budget,lifetime_budget',
    fits: (row) =>
      row['objective'] === 'OUTCOME_TRAFFIC' &&
      !Number(row['daily_budget'] ?? 0) &&
      !Number(row['lifetime_budget'] ?? 0),
  },
};

const placeholder = /\{[a-z]+\}/g;
const id = /^(?:act_)?[0-9]{1,20}$/;

/** Uses the given account or the first one, and the first object of each kind in it. */
export const findPlaces = async (ask: Ask, account?: string): Promise<HeldObjects> => {
  const chosenAccount = account ?? (await firstId(ask, '/me', any('adaccounts')));
  const places = new Map<string, string>();
  if (chosenAccount === undefined) return places;
  places.set('{account}', chosenAccount);
  for (const [name, example] of Object.entries(examples)) {
    const objectId = await firstId(ask, `/${chosenAccount}`, example);
    if (objectId !== undefined) places.set(name, objectId);
  }
  return places;
};

const list = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

const firstId = async (ask: Ask, node: string, { edge, fields, fits }: Example) => {
  const params = { fields, limit: '100' };
  const { body } = await ask({ method: 'GET', path: `${node}/${edge}`, params });
  const objectId = list.safeParse(body).data?.data.find(fits)?.['id'];
  return typeof objectId === 'string' && id.test(objectId) ? objectId : undefined;
};

/** The question with its ids filled in; null if the account has no object of a kind it names. */
export const filledIn = (
  question: PlatformQuestion,
  places: HeldObjects,
): PlatformQuestion | null => {
  const { method, path, params } = question;
  const placeholders = [path, ...Object.values(params)].join(' ').match(placeholder) ?? [];
  if (placeholders.some((name) => isPlace(name) && !places.has(name))) return null;
  const fill = (text: string) => text.replace(placeholder, (name) => places.get(name) ?? name);
  return {
    method,
    path: fill(path),
    params: Object.fromEntries(Object.entries(params).map(([name, text]) => [name, fill(text)])),
  };
};

/** `fields` contain braces too, but the words inside are not placeholders. */
const isPlace = (name: string) => name === '{account}' || name === '{id}' || name in examples;
