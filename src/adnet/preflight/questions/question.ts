import * as z from 'zod';
import { isObject } from '../../../kernel/is-object.ts';
import { parseExact } from '../../answers/exact-json.ts';
import { objectId } from '../../ids.ts';
import type { ReadRequest } from '../../wire/lists.ts';
import type { Params } from '../../wire/passed-through.ts';
import { isPlanned } from '../planned.ts';
import type { ListedIds, PlatformFacts } from '../platform-facts.ts';
import { idIn } from '../values.ts';

/** One question to Meta, and how its answer is stored. `missing`: Meta says that the object does not exist. */
export type PreflightQuestion = {
  request: ReadRequest;
  record(facts: PlatformFacts, answer: Buffer | 'missing'): void;
};

type QuestionParts<Schema extends z.ZodType> = {
  request: ReadRequest;
  /** An answer that does not fit the schema is ignored. */
  schema: Schema;
  keep(facts: PlatformFacts, answer: z.output<Schema>): void;
  keepMissing?(facts: PlatformFacts): void;
};

export const question = <Schema extends z.ZodType>({
  request,
  schema,
  keep,
  keepMissing,
}: QuestionParts<Schema>): PreflightQuestion => ({
  request,
  record(facts, answer) {
    if (answer === 'missing') {
      keepMissing?.(facts);
      return;
    }
    const parsedAnswer = schema.safeParse(parseExact(answer));
    if (parsedAnswer.success) keep(facts, parsedAnswer.data);
  },
});

/** One object, whatever its fields are. */
export const objectAnswer = z.custom<Params>(isObject);

export const listRows = 200;

const listRow = z.looseObject({ id: z.string() });

type ListRow = z.output<typeof listRow>;

export const listAnswer = z
  .object({ data: z.array(listRow), paging: z.object({ next: z.string().nullish() }).nullish() })
  .transform(({ data, paging }): ListedIds & { rows: ListRow[] } => ({
    rows: data,
    ids: new Set(data.map(({ id }) => id)),
    isWhole: !paging?.next,
  }));

export type ListName = 'pages' | 'instagramAccounts' | 'pixels' | 'conversions';

export const listQuestion = (name: ListName, request: ReadRequest) =>
  question({
    request,
    schema: listAnswer,
    keep(facts, list) {
      facts[name] = list;
    },
  });

export const keepNames = (facts: PlatformFacts, rows: readonly ListRow[]) => {
  for (const { id, name } of rows) if (typeof name === 'string') facts.names.set(id, name);
};

/** Each id once, without those that the plan creates and those that are not valid. */
export const distinct = (ids: string[]) =>
  [...new Set(ids)].filter((id) => objectId(id) !== null && !isPlanned(id));

export const idsOf = <One>(all: readonly One[], id: (one: One) => unknown) =>
  distinct(all.map((one) => idIn(id(one))));
