import fc from 'fast-check';

const halves = { first: 0xd800, count: 0x800 };

/**
 * Any sign of Unicode but half ones: the unit of a text. fast-check's own `binary` first makes a list of all of them, to
 * find its way back from a sign to its number, and that takes longer than most tests do.
 */
export const anySign = fc
  .integer({ min: 0, max: 0x10ffff - halves.count })
  .map((at) => String.fromCodePoint(at < halves.first ? at : at + halves.count));
