import { cutAtWord } from '../cut-at-word.ts';
import { sentencesOf } from '../sentences.ts';

/** A product in a language we do not parse: its name, and what stands behind the first separator. */
export type Label = {
  label: string;
  /** The label where it is surely a name: only a name follows a preposition without an article. */
  name: string | null;
  what: string | null;
};

const separators = /\s*(?:[:,](?!\d)|;|\s[–—-]\s|\s\()\s*/u;

const longestLabel = 60;

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Small words that point ahead; a label must not end on one. */
const dangling =
  /\s+(?:de|del|la|el|los|las|y|e|o|en|con|para|por|du|des|le|les|et|à|au|aux|pour|avec|der|die|das|und|für|mit|im|in|am|von|zu|do|da|dos|das|em|com|di|della|il|lo|gli|per|van|het|een|voor|met|op|a|un|una|une|um|uma|ein|eine)$/iu;

const indefinite = /^(?:eine?n?|une?|una|uno|uma?|een)\s+(?=\S)/iu;

/** Capitals all through make a name; a single one may just open the line, and in German means nothing. */
const isName = (text: string) => {
  const long = words(text).filter((word) => word.length > 3);
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
};

export const readLabel = (text: string): Label => {
  const product = text.replace(indefinite, '');
  const [first = product] = sentencesOf(product);
  const [name = first, ...rest] = first.split(separators);
  const what = rest.join(', ').replace(/\)$/, '').trim();
  const label = cutAtWord(name, longestLabel, dangling);
  return {
    label,
    name: (what !== '' && /^\p{Lu}/u.test(label)) || isName(label) ? label : null,
    what: what.length > 1 && what.length <= 90 ? what : null,
  };
};
