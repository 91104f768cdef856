/** A product in a language we do not parse: its name, and what stands behind the first separator. */
export type Label = { label: string; what: string | null };

const separators = /\s*(?::|,|;|\s[–—-]\s|\s\()\s*/u;

const longestLabel = 60;

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Small words that point ahead; a label must not end on one. */
const dangling =
  /\s+(?:de|del|la|el|los|las|y|e|o|en|con|para|por|du|des|le|les|et|à|au|aux|pour|avec|der|die|das|und|für|mit|im|in|am|von|zu|do|da|dos|das|em|com|di|della|il|lo|gli|per|van|het|een|voor|met|op|a|un|una|une|um|uma|ein|eine)$/iu;

const cut = (text: string) => {
  let short = '';
  for (const word of words(text)) {
    if (short && `${short} ${word}`.length > longestLabel) break;
    short = short ? `${short} ${word}` : word;
  }
  while (dangling.test(short)) short = short.replace(dangling, '');
  return short;
};

const indefinite = /^(?:eine?n?|une?|una|uno|uma?|een)\s+(?=\S)/iu;

export const readLabel = (text: string): Label => {
  const product = text.replace(indefinite, '');
  const [first = product] = product.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const [name = first, ...rest] = first.replace(/[.!]$/, '').split(separators);
  const what = rest.join(', ').replace(/\)$/, '').trim();
  const label = cut(name);
  return {
    label,
    what: what.length > 1 && what.length <= 90 ? what : null,
  };
};
