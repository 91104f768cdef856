/** Each letter small and without its accent; a table, because a list has millions of letters. */
const plainCodes = Uint16Array.from({ length: 0x180 }, (_, code) =>
  String.fromCharCode(code).normalize('NFD').toLowerCase().charCodeAt(0),
);

const plainCode = (code: number) => plainCodes[code] ?? code;

/** Letter for letter as long as the text: "Élève" is "eleve". */
export const plainLetters = (text: string) =>
  text.replace(/[^a-z]/g, (letter) => String.fromCharCode(plainCode(letter.charCodeAt(0))));

const firstHash = 0x811c9dc5;

const nextHash = (hash: number, code: number) => Math.imul(hash ^ plainCode(code), 0x01000193);

const slotOf = (hash: number, mask: number) => (hash ^ (hash >>> 15)) & mask;

/** "/", a line's end, a tab. */
const isWordEnd = (code: number) => code === 0x2f || code === 0x0a || code === 0x09;

export type Entry = { form: string; flags: string };

/**
 * The words of a Hunspell list ("cadeau/X."; the first line is their number), found by their plain letters. The text is
 * kept as it is, with a table of where its lines start: a tenth of what a Map with its strings would take.
 */
export const readWordList = (text: string) => {
  const mask = 2 ** Math.ceil(Math.log2(Number.parseInt(text, 10) * 1.5 + 2)) - 1;
  const starts = new Int32Array(mask + 1);
  for (let at = text.indexOf('\n') + 1; at > 0 && at < text.length; ) {
    const start = at;
    let hash = firstHash;
    for (let code = text.charCodeAt(at); !isWordEnd(code); code = text.charCodeAt(++at))
      hash = nextHash(hash, code);
    let slot = slotOf(hash, mask);
    while (starts[slot] !== 0) slot = (slot + 1) & mask;
    starts[slot] = start;
    at = text.indexOf('\n', at) + 1;
  }
  const isAt = (plain: string, from: number) => {
    for (let at = 0; at < plain.length; at++)
      if (plainCode(text.charCodeAt(from + at)) !== plain.charCodeAt(at)) return false;
    return isWordEnd(text.charCodeAt(from + plain.length));
  };
  const entryAt = (from: number, to: number): Entry => ({
    form: text.slice(from, to),
    flags: /^\/(\S*)/.exec(text.slice(to, to + 100))?.[1] ?? '',
  });
  return (plain: string): Entry[] => {
    const found: Entry[] = [];
    let hash = firstHash;
    for (let at = 0; at < plain.length; at++) hash = nextHash(hash, plain.charCodeAt(at));
    for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const from = starts[slot] ?? 0;
      if (from === 0) return found;
      if (isAt(plain, from)) found.push(entryAt(from, from + plain.length));
    }
  };
};
