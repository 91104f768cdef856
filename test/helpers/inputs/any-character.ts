import fc from 'fast-check';

const halves = { first: 0xd800, count: 0x800 };

/**
 * Any Unicode character without half surrogates, the unit of a text. fast-check's own `binary` first builds a list
 * of all characters to find the number of a character, which takes longer than most tests do.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - halves.count })
  .map((at) => String.fromCodePoint(at < halves.first ? at : at + halves.count));
