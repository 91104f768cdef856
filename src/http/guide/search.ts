import type { GuidePage, Section } from './render-page.ts';

export type Found = { page: GuidePage; section: Section; excerpt: string };

const mostFound = 30;
const longestQuery = 200;
const mostCounted = 3;

/** Lists of examples hold every word there is; what explains a word comes before them. */
const lists = new Set(['copy-samples', 'platform-errors']);
const listsCount = 0.1;

const wordsOf = (query: string) =>
  query.slice(0, longestQuery).toLowerCase().split(/\s+/).filter(Boolean);

/** Every word must be there. Headings count most; a long section gains little by repeating a word. */
const score = ({ title, text }: Section, pageTitle: string, words: string[]) => {
  let sum = 0;
  const [heading, name, body] = [title, pageTitle, text].map((part) => part.toLowerCase());
  for (const word of words) {
    const times = Math.min(mostCounted, (body ?? '').split(word).length - 1);
    const found = (heading?.includes(word) ? 20 : 0) + (name?.includes(word) ? 10 : 0) + times;
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
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
    page.sections.map((section) => {
      const points = score(section, page.title, words) * (lists.has(page.name) ? listsCount : 1);
      return { page, section, points };
    }),
  );
  return scored
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, mostFound)
    .map(({ page, section }) => ({ page, section, excerpt: excerptOf(section.text, words) }));
};
