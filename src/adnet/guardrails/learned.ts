import * as z from 'zod';
import { chunks } from '../../kernel/chunks.ts';
import { isObject } from '../../kernel/is-object.ts';
import { parseExact } from '../answers/exact-json.ts';
import { objectRead, type ReadRequest } from '../wire/lists.ts';
import type { Params } from '../wire/passed-through.ts';
import { placeNamesRead } from '../wire/targeting.ts';
import type { ObjectFacts } from './facts.ts';
import type { Guardrails } from './guardrails.ts';
import { limitsMoney } from './money-limits.ts';

/** Facts that only Meta knows. Undefined, or not in a map: Meta was not asked. Null: Meta did not say. */
export type LearnedFacts = {
  currency: string | null | undefined;
  /** The country of a place, by list and key. */
  places: Map<string, string | null>;
  creatives: Map<string, Params | null>;
};

export const nothingLearned = (): LearnedFacts => ({
  currency: undefined,
  places: new Map(),
  creatives: new Map(),
});

/** A question to Meta, and how its answer is stored; null: Meta refused to answer. */
export type GuardrailQuestion = {
  request: ReadRequest;
  record(learned: LearnedFacts, answer: Buffer | null): void;
};

const jsonIn = (answer: Buffer | null) => {
  const value = answer === null ? null : parseExact(answer);
  return isObject(value) ? value : null;
};

const currencyQuestion = (adAccountId: string): GuardrailQuestion => ({
  request: objectRead(adAccountId, 'currency'),
  record(learned, answer) {
    const currency = jsonIn(answer)?.['currency'];
    learned.currency = typeof currency === 'string' ? currency : null;
  },
});

const placeAnswer = z.object({
  data: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ country_code: z.string().nullish() })).catch({}),
  ),
});

const placesAtOnce = 100;

const placeQuestion = (list: string, keys: string[]): GuardrailQuestion => ({
  request: placeNamesRead({ [list]: keys }),
  record(learned, answer) {
    const parsedAnswer = placeAnswer.safeParse(jsonIn(answer));
    for (const key of keys) {
      const place = parsedAnswer.success ? parsedAnswer.data.data[list]?.[key] : undefined;
      learned.places.set(`${list} ${key}`, place?.country_code?.toUpperCase() ?? null);
    }
  },
});

const creativeQuestion = (id: string): GuardrailQuestion => ({
  request: objectRead(id, 'creativeLinks'),
  record(learned, answer) {
    const creative = jsonIn(answer);
    const story = ['object_story_spec', 'asset_feed_spec', 'object_story_id'];
    learned.creatives.set(id, creative && story.some((name) => name in creative) ? creative : null);
  },
});

const distinct = (keys: string[]) => [...new Set(keys)];

/** What Meta must be asked before these objects can be judged: each question once, and nothing that is known. */
export const guardrailQuestions = (
  adAccountId: string,
  objects: readonly ObjectFacts[],
  guardrails: readonly Guardrails[],
  learned: LearnedFacts,
): GuardrailQuestion[] => {
  const asksMoney = guardrails.some(limitsMoney) && objects.some((one) => one.budgets.length > 0);
  const asksPlaces = guardrails.some(({ countries }) => countries !== undefined);
  const asksLinks = guardrails.some((one) => one.link_domains ?? one.required_url_tags);
  const places = objects.flatMap((one) =>
    one.places.flatMap((place) => ('key' in place ? [place] : [])),
  );
  const keysOf = (name: string) =>
    distinct(places.filter(({ list }) => list === name).map(({ key }) => key)).filter(
      (key) => !learned.places.has(`${name} ${key}`),
    );
  return [
    ...(asksMoney && learned.currency === undefined ? [currencyQuestion(adAccountId)] : []),
    ...(asksPlaces
      ? distinct(places.map(({ list }) => list)).flatMap((list) =>
          chunks(keysOf(list), placesAtOnce).map((keys) => placeQuestion(list, keys)),
        )
      : []),
    ...(asksLinks
      ? distinct(objects.flatMap(({ creativeId }) => creativeId ?? []))
          .filter((id) => !learned.creatives.has(id))
          .map(creativeQuestion)
      : []),
  ];
};
