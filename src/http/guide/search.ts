import type { GuidePage, Section } from './render-page.ts';

export type SearchResult = { page: GuidePage; section: Section; excerpt: string };

const maxFound = 30;
const maxQueryLength = 200;
/** A search uses at most so many words, because each is searched in all pages. */
const maxWords = 8;
const minLetters = 2;
const maxCounted = 3;

/** Lists of examples contain every word, so pages that explain a word come first. */
const lists = new Set(['platform-errors']);
const listsCount = 0.1;

/** Words that are on every page, so that searching for them is useless. */
const small = new Set(
  'a an and are as at be by can do does for from how i in is it may my of on or our that the this to we what where which who why with you your'.split(
    ' ',
  ),
);

const wordsOf = (query: string) => {
  const typedWords = query.slice(0, maxQueryLength).toLowerCase().split(/\s+/);
  const all = [...new Set(typedWords)].filter((word) => word.length >= minLetters);
  const tellingWords = all.filter((word) => !small.has(word));
  return (tellingWords.length > 0 ? tellingWords : all).slice(0, maxWords);
};

type LowercaseSection = { heading: string; page: string; body: string };

/** The sections in lower case, converted once, because they never change. */
const lowercaseSections = new WeakMap<Section, LowercaseSection>();
const loweredOf = (section: Section, page: GuidePage) => {
  const lowercase = lowercaseSections.get(section) ?? {
    heading: section.title.toLowerCase(),
    page: page.title.toLowerCase(),
    body: section.text.toLowerCase(),
  };
  lowercaseSections.set(section, lowercase);
  return lowercase;
};

/** Counts how often a word occurs in a text, up to the number that matters. */
const timesIn = (text: string, word: string) => {
  let times = 0;
  for (let at = text.indexOf(word); at !== -1 && times < maxCounted; times++)
    at = text.indexOf(word, at + word.length);
  return times;
};

/** Headings count most. A long section gains little from repeating a word. */
const score = (section: Section, guide: GuidePage, words: string[]) => {
  const { heading, page, body } = loweredOf(section, guide);
  const points = words.map(
    (word) =>
      (heading.includes(word) ? 20 : 0) + (page.includes(word) ? 10 : 0) + timesIn(body, word),
  );
  const sum = points.reduce((all, one) => all + one, 0);
  return {
    found: points.filter((one) => one > 0).length,
    points: sum * (lists.has(guide.name) ? listsCount : 1),
  };
};

const excerptOf = (text: string, words: string[]) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  const first = words.map((word) => flat.toLowerCase().indexOf(word)).find((at) => at >= 0) ?? 0;
  const from = first < 60 ? 0 : flat.indexOf(' ', first - 60) + 1;
  const cut = flat.slice(from, from + 180);
  return `${from > 0 ? '… ' : ''}${cut}${from + 180 < flat.length ? ' …' : ''}`;
};

export const search = (pages: Iterable<GuidePage>, query: string): SearchResult[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scoredSections = [...pages].flatMap((page) =>
    page.sections.map((section) => ({ page, section, ...score(section, page, words) })),
  );
  // Keeps the sections with the most different words, if these are more than half of the searched ones.
  const best = Math.max(...scoredSections.map(({ found }) => found));
  return scoredSections
    .filter(({ found }) => found === best && found * 2 > words.length)
    .sort((a, b) => b.points - a.points)
    .slice(0, maxFound)
    .map(({ page, section }) => ({ page, section, excerpt: excerptOf(section.text, words) }));
};
