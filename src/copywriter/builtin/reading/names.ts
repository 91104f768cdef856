export const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** Capitals all through, or one inside a word. A single capital may just open the line. */
const looksLikeName = (text: string) => {
  if (/^@\S+$/u.test(text)) return true;
  if (/^\d/u.test(text)) return false;
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 3);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  // "Vide-Tout 59"
  const capitals = text.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return (
    /\p{Ll}\p{Lu}/u.test(text) ||
    (isCapital(text) &&
      words.length < 5 &&
      capitals.length > 1 &&
      long.filter((word) => !/\d/u.test(word)).every(isCapital))
  );
};

/** "Idroveloce snc" */
const legal =
  /^\p{Lu}.* (?:s\.?n\.?c\.?|s\.?r\.?l\.?|gmbh|ltd\.?|s\.?l\.?|lda\.?|bv|sarl|inc\.?)$/iu;

/** What is quoted is a name. */
const quoted = /^[«“„"][^«»“”„"]+[»”“"]$/u;

/** A name beyond doubt, in any language: "KassenWirt", "“De Vrolijke Leeuw”", "Idroveloce snc". */
export const isCertainName = (text: string) =>
  quoted.test(text) || legal.test(text) || /\p{Ll}\p{Lu}/u.test(text);

const joining = /^(?:und|von|vom|am|im|zum|zur|der|die|das|auf|beim)$/u;

/** In German every noun has a capital: a word alone, or many with small ones between, say what is sold. */
const isGermanName = (text: string) => {
  const words = wordsOf(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !joining.test(word));
  return (
    words.length > 1 &&
    (small.length === 0 || (words.length < 4 && /^\p{Ll}{5}/u.test(small[0] ?? '')))
  );
};

/** "Stairlift wanted? Yes.", "Racing? No: Easy Driving" */
export const isAnswer = /^(?:non?|nope|nee|nein|não|oui|ja|sí|sì|sim|yes)$/iu;
/** "No, we teach cycling": says nothing without its question. */
export const opensWithAnswer = (text: string) => isAnswer.test(/^[\p{L}-]+/u.exec(text)?.[0] ?? '');

/** "Quill & Ash", "Tapicería náutica Barlovento": what a line that begins so may be called. */
export const isNameInFront = (text: string, nouns: boolean) => {
  // "Non : …"
  if (isAnswer.test(text)) return false;
  if (isCertainName(text) || /^@\S+$/u.test(text)) return true;
  if (nouns) return isGermanName(text);
  // A word alone may be a name, "Poço artesiano em Goiânia" is none.
  return (
    looksLikeName(text) ||
    /^\p{Lu}\p{Ll}{3,}\d*$/u.test(text) ||
    /^\p{Lu}.*(?<!\s(?:\p{Ll}{1,3}|from|near|with|nach|dans|pour|para|desde|voor|vanuit|della|dalla|nella|unter|über)) \p{Lu}\p{Ll}+$/u.test(
      text,
    )
  );
};

/** "Dry stone walls by Hartside Walling, Alston": who makes it is the name. */
export const maker =
  /\p{L}{3} (?:by|par|por|pela|pelo|door) (?:l[’']|la |le |el |the |o |a )?(\p{Lu}[\p{L}’'-]*(?: (?:(?:de|del|da|do|du|des|la|le|of|van|and|y|e|et|&) )*\p{Lu}[\p{L}’'-]*)+)(?=,| –|$)/u;
