import type { LanguagePack } from '../../languages/pack.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { isHead } from '../../spelling/heads.ts';
import { upperFirst } from '../capitals.ts';
import { cries, isListed } from './product-line.ts';

/** Shouting comes down; a short form keeps its capitals. */
export const calm = (text: string, { spelling }: LanguagePack) =>
  text.replace(/\p{Lu}{4,}/gu, (word) => {
    const small = word.toLowerCase();
    return word.length > 4 || isTown(upperFirst(small), spelling) ? small : word;
  });

/** "Painter needed? Van Dam painters", "NEW! burgers": what calls out in front of the product. */
const isCall = (part: string) =>
  cries.test(part) ||
  /\p{L}\s?\?+$|^(?:nein|nee|b2[bc])$/iu.test(part) ||
  /(?:needed|nodig|gesucht|brauch\p{L}*|besoin|cerc\p{L}*|busc\p{L}*|procur\p{L}*)\s?\?$/iu.test(
    part,
  );

export const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** "canoe, kayak and paddleboard rentals" */
const startsList = (first: string, second: string, pack: LanguagePack) =>
  pack.tag.startsWith('en') &&
  !/\s/u.test(first) &&
  !isHead(first, pack) &&
  /^\p{L}+ and \p{L}/u.test(second);

/** "Photos for agents, builders, farms": what goes on behind "for" is a list, whatever the comma parts elsewhere. */
const withAudience = (parts: readonly string[], { tag, spelling }: LanguagePack): string[] => {
  const [first = '', ...rest] = parts;
  if (!/^(?:de|nl)/u.test(tag) || !/\s(?:für|voor) \p{L}+$/u.test(first)) return [...parts];
  const end = rest.findIndex(
    (part) => !/^\p{L}{3,}$/u.test(part) || isTown(upperFirst(part), spelling),
  );
  const more = rest.slice(0, end < 0 ? rest.length : end);
  const last = more.pop();
  if (last === undefined) return [...parts];
  return [`${[first, ...more].join('‚ ')} ${spelling.and} ${last}`, ...rest.slice(more.length + 1)];
};

/** Brackets, dashes and commas part a line; a comma inside a number, a list or "(m/w/d)" does not. */
export const partsOf = (product: string, pack: LanguagePack): string[] => {
  const parts = product
    .replace(/\s*\p{Extended_Pictographic}+\uFE0F?\s*/gu, ' – ')
    .replace(/\s*\((\p{L}\/\p{L}(?:\/\p{L})?)\)/u, ' ⟨$1⟩')
    .split(
      /\s*(?:^–\s|\s–$|,(?!\d)|:(?!\d)|[;|()"]|(?<=\p{L}{3})\.(?=\s|$)|!|(?<=\?)\s|\s[–—-]\s)\s*/u,
    )
    .map((part) => part.trim().replace(/⟨(.*)⟩/u, '($1)'))
    .filter(Boolean);
  const heard = parts.length > 1 ? parts.filter((part) => !isCall(part)) : parts;
  const told = withAudience(heard.length > 0 ? heard : parts, pack);
  const [first = product, second, ...more] = told;
  const endsInTown = isTown(upperFirst(first.split(' ').at(-1) ?? ''), pack.spelling);
  return second !== undefined &&
    !endsInTown &&
    (isListed(first, second) || startsList(first, second, pack))
    ? [`${first}, ${second}`, ...more]
    : [first, ...(second === undefined ? [] : [second]), ...more];
};
