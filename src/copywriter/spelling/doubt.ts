const units =
  'kg g mg km m cm mm ml cl dl l gb tb mb hp ps w kw kwh mph kmh db px hz h c s v x min pm am ft lb lbs oz qm tv dj cd hd wc dr mr mrs ms st nd rd th nr no ca pvc usb';

const known = new Set(units.split(' '));

/** A word without a vowel is a short form that nobody wrote out. */
const isShortForm = (word: string) =>
  !known.has(word) &&
  (/^[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ’']{2,}$/u.test(word) ||
    /^([bcdfghjkmnpqrstvwxz])\1/u.test(word));

/** Whether a phrase still holds what no careful typist leaves: short forms, figures for words, signs for verbs. */
export const isDoubtful = (text: string): boolean => {
  const small = text.match(/(?<![\p{L}\d’'-])\p{Ll}+(?![\p{L}’'-])/gu) ?? [];
  return (
    small.some(isShortForm) ||
    /(?<![\p{L}\d])\p{Ll}\d(?![\d²³])/u.test(text) ||
    /(?<!\p{L})(?:ok|etc|pls|plz|asap)(?!\p{L})/iu.test(text) ||
    /[=*_^~]|\p{L}\s?\/\s?\p{L}\s?\/|\s[<>]\s/u.test(text) ||
    /(?<=(?:^|\s)\p{Ll}{2,6})\.\s(?=\p{Ll})/u.test(text) ||
    // Nobody can tell what a price without its currency is of.
    /(?<![\d€£$])(?<![€£$] ?\d*)\d+[.,]\d\d$/u.test(text)
  );
};
