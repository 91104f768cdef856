const spread = (first: number, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [String.fromCodePoint(first + index), value]);

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Signs and what stands in the same place of the other row. */
export const pairs = (from: string, to: Iterable<string>): [string, string][] => {
  const targets = [...to];
  return [...from].map((sign, index) => [sign, targets[index] ?? sign]);
};

const allAs = (from: string, to: string): [string, string][] => [...from].map((sign) => [sign, to]);

/** Signs whose plain reading Unicode compatibility folding does not give. */
export const plainSigns: ReadonlyMap<string, string> = new Map<string, string>([
  ...[0x2776, 0x2780, 0x278a, 0x24f5].flatMap((first) => spread(first, upTo(1, 10))),
  ...spread(0x24eb, upTo(11, 20)),
  ...spread(0x2160, [...upTo(1, 12), '50', '100', '500', '1000']),
  ...spread(0x2170, [...upTo(1, 12), '50', '100', '500', '1000']),
  ...pairs('🔟💯ßẞæÆœŒ', '10 100% ss SS ae AE oe OE'.split(' ')),
  ...pairs('⓿🄋🄌', '000'),
  ...pairs('ºª', 'ºº'),
  ...pairs('٪﹪٫٬،؟।。、⁄∕', '%%.,,?..,//'),
  ...pairs('×✕✖＋➕₊⁺', 'xxx++++'),
  ...pairs('\u2028\u2029\r', '\n\n\n'),
  ...allAs('’‘ʼ＇`´ʹ′‛', "'"),
  ...allAs('“”„‟«»「」『』″〝〞‹›', '"'),
  ...allAs('‐‑‒−﹣－⁃', '-'),
  ...allAs('–—―', '–'),
  ...allAs('★☆⭐🌟✩✪✫✬✭✮✯✰⭑⭒⋆✦✧🟊', '★'),
  ...pairs('øØłŁđĐðÐıħ', 'oOlLdDdDih'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('ɑɡɩօոսһⅼ', 'agionuhl'),
]);

/** Cyrillic and Greek letters that pass for Latin ones. */
export const lookAlikes: ReadonlyMap<string, string> = new Map<string, string>([
  ...pairs('АВЕЅІЈКМНОРСТУХЗасеіјорѕухѵԁԛԝһьгкнтмв', 'ABESIJKMHOPCTYX3aceijopsyxvdqwhbrkhtmb'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχ', 'ABEZHIKMNOPTYXaeikvoptux'),
]);

/** Characters that show nothing, so they may not split a word or a number. */
export const invisible =
  /^(?:\p{Cf}|\p{Variation_Selector}|\u034f|\u20e3|[\u115f\u1160\u3164\uffa0\u0640])$/u;
