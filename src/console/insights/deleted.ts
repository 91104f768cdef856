import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import type { CallOperation } from '../screen.ts';

/** Said the same way on the screen, on paper and in the file. */
export const deletedWords = 'Deleted at Meta';

const page = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  paging: z
    .object({ next: z.string(), cursors: z.object({ after: z.string() }) })
    .nullish()
    .catch(null),
});

const maxPages = 10;

type DeletedLookUp = {
  objectId: string;
  level: string;
  since?: string | undefined;
  until?: string | undefined;
};

/**
 * Finds objects that have numbers in these days and were deleted since: rows of insights do not say it, a filter does.
 * Nothing is found where Meta does not tell.
 */
export const readDeleted = async (
  call: CallOperation,
  { objectId, level, ...days }: DeletedLookUp,
): Promise<ReadonlySet<string>> => {
  const filter = { field: `${level}.effective_status`, operator: 'IN', value: ['DELETED'] };
  const deletedIds = new Set<string>();
  let after: string | undefined;
  try {
    for (let count = 0; count < maxPages; count++) {
      const query = {
        ...days,
        level,
        fields: `${level}_id`,
        limit: '500',
        filtering: JSON.stringify([filter]),
        after,
      };
      const { data, paging } = page.parse(
        await call(getInsights, { params: { object_id: objectId }, query }),
      );
      for (const row of data) deletedIds.add(String(row[`${level}_id`]));
      if (!paging) break;
      after = paging.cursors.after;
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'adnet_not_connected') throw error;
  }
  return deletedIds;
};
