import { matchesGlob } from './glob.ts';
import type { FoundLink } from './links.ts';

/** A tag that every link must have: only a name, or a name with a pattern for its value. */
export type RequiredTag = { name: string; pattern: string | null };

/** Reads `utm_source`, `utm_source=facebook` or `utm_campaign=acme-*`. */
export const readTag = (text: string): RequiredTag => {
  const at = text.indexOf('=');
  return at === -1
    ? { name: text, pattern: null }
    : { name: text.slice(0, at), pattern: text.slice(at + 1) };
};

const isRight = ({ pattern }: RequiredTag, values: string[]) =>
  values.length > 0 &&
  values.every((value) => value !== '' && (pattern === null || matchesGlob(pattern, value)));

/**
 * The first required tag that a link lacks, or has with another value. If a tag occurs several times, each value is
 * checked.
 */
export const missingTag = (
  required: readonly string[],
  urlTags: string,
  link: Extract<FoundLink, { query: URLSearchParams }> | null,
): string | null => {
  const addedTags = new URLSearchParams(urlTags.replace(/^[?&]/, ''));
  const isMissing = (text: string) => {
    const tag = readTag(text);
    return !isRight(tag, [...addedTags.getAll(tag.name), ...(link?.query.getAll(tag.name) ?? [])]);
  };
  return required.find(isMissing) ?? null;
};
