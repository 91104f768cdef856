import * as z from 'zod';
import { chunks } from '../../../kernel/chunks.ts';
import { accountListRead } from '../../wire/account-lists.ts';
import type { Params } from '../../wire/passed-through.ts';
import { keyedPlaces, placeNamesRead, targetingValidationRead } from '../../wire/targeting.ts';
import { optionIds } from '../adset/details.ts';
import { placesIn } from '../adset/places.ts';
import { isFilled } from '../values.ts';
import { keepNames, listAnswer, listRows, type PreflightQuestion, question } from './question.ts';

const customAudiencesQuestion = (accountId: string) =>
  question({
    request: accountListRead('customAudiences', accountId, { fields: 'id,name', limit: listRows }),
    schema: listAnswer,
    keep(facts, list) {
      facts.audiences = list;
      keepNames(facts, list.rows);
    },
  });

const hasCustomAudiences = (targeting: Params) =>
  isFilled(targeting['custom_audiences']) || isFilled(targeting['excluded_custom_audiences']);

const optionsAtOnce = 150;

const optionAnswer = z.object({
  data: z.array(z.looseObject({ id: z.coerce.string(), valid: z.boolean().nullish() })),
});

/** Asks about the interests and other options of these audiences. */
export const optionQuestions = (accountId: string, targetings: Params[]): PreflightQuestion[] =>
  chunks([...new Set(targetings.flatMap(optionIds))], optionsAtOnce).map((some) =>
    question({
      request: targetingValidationRead(accountId, { id_list: some }),
      schema: optionAnswer,
      keep(facts, { data }) {
        for (const { id, valid } of data) facts.options.set(id, valid !== false);
        keepNames(facts, data);
      },
    }),
  );

const placeAnswer = z.object({
  data: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ name: z.string().nullish() })).catch({}),
  ),
});

const maxPlaces = 100;

/** One question for all places of a plan, as long as their keys fit into it. */
export const placeQuestions = (targetings: Params[]): PreflightQuestion[] => {
  const all = targetings.flatMap((one) => placesIn(one).filter(({ key }) => /^[\w:-]+$/.test(key)));
  const keys = keyedPlaces.flatMap((list): [string, string[]][] => {
    const some = [...new Set(all.filter((one) => one.list === list).map(({ key }) => key))];
    return some.length === 0 || some.length > maxPlaces ? [] : [[list, some]];
  });
  if (keys.length === 0) return [];
  return [
    question({
      request: placeNamesRead(Object.fromEntries(keys)),
      schema: placeAnswer,
      keep(facts, { data }) {
        for (const [list, some] of keys)
          for (const key of some)
            facts.places.set(`${list} ${key}`, data[list]?.[key]?.name ?? null);
      },
    }),
  ];
};

export const customAudienceQuestions = (
  accountId: string,
  targetings: Params[],
): PreflightQuestion[] =>
  targetings.some(hasCustomAudiences) ? [customAudiencesQuestion(accountId)] : [];
