import * as z from 'zod';
import type { Db } from '../../store/db.ts';
import { listDifferences, type ObjectOf } from '../../store/object-differences.ts';

const anyValue = z.unknown().nullable().meta({ openapi: {} });

const difference = z.object({
  field: z.string().describe('Where: targeting.age_max, for example.'),
  sent: anyValue.describe('What was sent; null: nothing.'),
  stored: anyValue.describe('What Meta shows instead; null: nothing.'),
});

export const differences = z
  .array(difference)
  .describe('What Meta stored otherwise than it was sent; empty where all is as it was sent.');

export const differencesOfAd = z
  .array(
    difference.extend({
      object: z
        .enum(['campaign', 'adset', 'creative', 'ad'])
        .describe('Which of the objects behind the ad it is about.'),
      object_id: z.string().describe('The id of that object at Meta.'),
    }),
  )
  .describe(
    'What Meta stored otherwise than it was sent, of the ad, its creative, its ad set and its campaign, where they were ' +
      'made here. Empty where all is as it was sent.',
  );

type PresentedDifference = z.input<typeof difference>;
export type DifferenceOfAd = z.input<typeof differencesOfAd>[number];

const nameOf = ({ workspace_id, object_id }: ObjectOf) => `${workspace_id} ${object_id}`;

/** Reads which values Meta has stored differently, for each of these objects once. */
export const readDifferences = async (db: Db, objects: readonly ObjectOf[]) => {
  const objectsByName = new Map(objects.map((one) => [nameOf(one), one]));
  const rows = await listDifferences(db, [...objectsByName.values()]);
  const differencesByName = new Map(
    // We have written this list.
    rows.map((row) => [nameOf(row), JSON.parse(row.differences) as PresentedDifference[]]),
  );
  return (object: ObjectOf): PresentedDifference[] => differencesByName.get(nameOf(object)) ?? [];
};
