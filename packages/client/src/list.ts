import type { List } from './options.ts';

type Page = { next?: unknown; paging?: { next?: string; cursors?: { after?: string } } };

/** The cursor of the next page, which is `next` in our own lists; null if there is no next page. */
const cursorAfter = ({ next, paging }: Page): string | null => {
  if (typeof next === 'string') return next;
  if (typeof paging?.next !== 'string') return null;
  const query = paging.next.slice(paging.next.indexOf('?') + 1);
  return paging.cursors?.after ?? new URLSearchParams(query).get('after');
};

/** Every list has one array. */
const rowsOf = (page: Page): unknown[] => Object.values(page).find(Array.isArray) ?? [];

/** A page that can be awaited, or a loop over its rows and those of all following pages. */
export const listOf = (
  ask: (after?: string) => Promise<unknown>,
  isBackwards: boolean,
): List<unknown, unknown> => {
  const first = ask();
  const rows = async function* () {
    let page = (await first) as Page;
    for (let last: string | null = null; ; ) {
      yield* rowsOf(page);
      const after = cursorAfter(page);
      // A cursor that leads to itself would never end.
      if (isBackwards || after === null || after === last) return;
      last = after;
      page = (await ask(after)) as Page;
    }
  };
  return Object.assign(first, { [Symbol.asyncIterator]: rows });
};
