import type { GuidePage, Section } from './render-page.ts';

export type Found = { page: GuidePage; section: Section; excerpt: string };

const mostFound = 30;
const longestQuery = 200;
const mostCounted = 3;

/** Lists of examples hold every word there is; what explains a word comes before them. */
const lists = new Set(['copy-samples', 'platform-errors']);
const listsCount = 0.1;

/** Words that stand everywhere find nothing. */
const small = new Set(
  'a an and are as at be by can do does for from how i in is it may my of on or our that the this to we what where which who why with you your'.split(
    ' ',
  ),
);

const wordsOf = (query: string) => {
  const all = query.slice(0, longestQuery).toLowerCase().split(/\s+/).filter(Boolean);
  const telling = all.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : all;
};

/** Headings count most; a long section gains little by repeating a word. */
const score = (
  { title, text }: Section,
  { name, title: pageTitle }: GuidePage,
  words: string[],
) => {
  const [heading, page, body] = [title, pageTitle, text].map((part) => part.toLowerCase());
  const points = words.map((word) => {
    const times = Math.min(mostCounted, (body ?? '').split(word).length - 1);
    return (heading?.includes(word) ? 20 : 0) + (page?.includes(word) ? 10 : 0) + times;
  });
  const sum = points.reduce((all, one) => all + one, 0);
  return {
    found: points.filter((one) => one > 0).length,
    points: sum * (lists.has(name) ? listsCount : 1),
  };
};

const excerptOf = (text: string, words: string[]) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  const first = words.map((word) => flat.toLowerCase().indexOf(word)).find((at) => at >= 0) ?? 0;
  const from = first < 60 ? 0 : flat.indexOf(' ', first - 60) + 1;
  const cut = flat.slice(from, from + 180);
  return `${from > 0 ? '… ' : ''}${cut}${from + 180 < flat.length ? ' …' : ''}`;
};

export const search = (pages: Iterable<GuidePage>, query: string): Found[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = [...pages].flatMap((page) =>
    page.sections.map((section) => ({ page, section, ...score(section, page, words) })),
  );
  // Every word, or where no section has them all, as many as there are: but more than one in two.
  const most = Math.max(...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found === most && found * 2 > words.length)
    .sort((a, b) => b.points - a.points)
    .slice(0, mostFound)
    .map(({ page, section }) => ({ page, section, excerpt: excerptOf(section.text, words) }));
};
