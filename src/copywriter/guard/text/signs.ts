const spread = (first: number, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [String.fromCodePoint(first + index), value]);

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const pairs = (from: string, to: string): [string, string][] => {
  const targets = [...to];
  return [...from].map((sign, index) => [sign, targets[index] ?? sign]);
};

/** Signs whose plain reading Unicode compatibility folding does not give. */
export const plainSigns: ReadonlyMap<string, string> = new Map<string, string>([
  ...spread(0x2776, upTo(1, 10)),
  ...spread(0x2780, upTo(1, 10)),
  ...spread(0x278a, upTo(1, 10)),
  ...spread(0x24eb, upTo(11, 20)),
  ...spread(0x24f5, upTo(1, 10)),
  ...spread(0x2160, [...upTo(1, 12), '50', '100', '500', '1000']),
  ...spread(0x2170, [...upTo(1, 12), '50', '100', '500', '1000']),
  ['⓿', '0'],
  ['🄋', '0'],
  ['🄌', '0'],
  ['🔟', '10'],
  ['💯', '100%'],
  ['º', 'º'],
  ['ª', 'º'],
  ['٪', '%'],
  ['﹪', '%'],
  ['٫', '.'],
  ['٬', ','],
  ['،', ','],
  ['؟', '?'],
  ['।', '.'],
  ['。', '.'],
  ['、', ','],
  ['⁄', '/'],
  ['∕', '/'],
  ['×', 'x'],
  ['✕', 'x'],
  ['✖', 'x'],
  ['＋', '+'],
  ['➕', '+'],
  ['₊', '+'],
  ['⁺', '+'],
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  ['\r', '\n'],
  ...[...'’‘ʼ＇`´ʹ′‛'].map((sign): [string, string] => [sign, "'"]),
  ...[...'“”„‟«»「」『』″〝〞‹›'].map((sign): [string, string] => [sign, '"']),
  ...[...'‐‑‒−﹣－⁃'].map((sign): [string, string] => [sign, '-']),
  ...[...'–—―'].map((sign): [string, string] => [sign, '–']),
  ...[...'★☆⭐🌟✩✪✫✬✭✮✯✰⭑⭒⋆✦✧🟊'].map((sign): [string, string] => [sign, '★']),
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
