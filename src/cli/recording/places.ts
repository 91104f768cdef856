import type { Ask } from './ask.ts';
import type { Question } from './questions.ts';

/** What stands for an id in a question, and what it is in this account. */
export type Places = ReadonlyMap<string, string>;

/** Where an example of each is found. */
const examples = {
  '{campaign}': 'campaigns',
  '{adset}': 'adsets',
  '{ad}': 'ads',
  '{creative}': 'adcreatives',
  '{page}': 'promote_pages',
};

const placeholder = /\{[a-z]+\}/g;
const id = /^(?:act_)?[0-9]{1,20}$/;

/** The account, unless it is given, is the first one; of everything else the first one in it. */
export const findPlaces = async (ask: Ask, account?: string): Promise<Places> => {
  const chosen = account ?? (await firstId(ask, '/me/adaccounts'));
  const places = new Map<string, string>();
  if (chosen === undefined) return places;
  places.set('{account}', chosen);
  for (const [name, edge] of Object.entries(examples)) {
    const found = await firstId(ask, `/${chosen}/${edge}`);
    if (found !== undefined) places.set(name, found);
  }
  return places;
};

const firstId = async (ask: Ask, path: string): Promise<string | undefined> => {
  const { body } = await ask({ method: 'GET', path, params: { fields: 'id', limit: '1' } });
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const [first] = Array.isArray(data) ? data : [];
  const found = first?.id;
  return typeof found === 'string' && id.test(found) ? found : undefined;
};

/** The question with ids in place; null when the account holds nothing of a kind it names. */
export const filledIn = (question: Question, places: Places): Question | null => {
  const { method, path, params } = question;
  const named = [path, ...Object.values(params)].join(' ').match(placeholder) ?? [];
  if (named.some((name) => isPlace(name) && !places.has(name))) return null;
  const fill = (text: string) => text.replace(placeholder, (name) => places.get(name) ?? name);
  return {
    method,
    path: fill(path),
    params: Object.fromEntries(Object.entries(params).map(([name, text]) => [name, fill(text)])),
  };
};

/** Braces are part of `fields` as well, where words in them are no places. */
const isPlace = (name: string) => name === '{account}' || name === '{id}' || name in examples;
