/**
 * "lun-vie" as it is said in full. The days come in order, each short form before its full name; a day
 * alone is left as it is, for "sun", "mar" and "do" are words too.
 */
export const dayRanges = (
  list: string,
  say: (from: string, to: string) => string,
): readonly [RegExp, (found: string, ...days: string[]) => string] => {
  const pairs = list.split(' ').map((pair) => pair.split('='));
  const fullOf = new Map(
    pairs.flatMap(([short = '', full = '']) => [
      [short, full],
      [full, full],
    ]),
  );
  const day = `(${[...fullOf.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
  const full = (typed: string) => fullOf.get(typed.toLowerCase()) ?? typed;
  return [
    new RegExp(`(?<![\\p{L}-])${day}\\s?[-–]\\s?${day}(?![\\p{L}-])`, 'giu'),
    (_, from = '', to = '') => say(full(from), full(to)),
  ];
};
