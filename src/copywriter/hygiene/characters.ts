/** Direction marks, zero-width spaces, tag characters: nothing a reader sees, much a filter misses. */
const invisible =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** A joiner stays where it joins: inside an emoji sequence, or in a script that writes with it. */
const joinerInEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
const joinerInWord =
  /(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200C\u200D](?=(?!\p{Script=Latin})[\p{L}\p{M}])/gu;

const dropLooseJoiners = (text: string) => {
  const kept = new Set<number>();
  for (const pattern of [joinerInEmoji, joinerInWord]) {
    for (const match of text.matchAll(pattern)) kept.add(match.index);
  }
  return text.replace(/[\u200C\u200D]/g, (sign, offset: number) => (kept.has(offset) ? sign : ''));
};

export const cleanCharacters = (text: string) =>
  dropLooseJoiners(
    text
      .normalize('NFC')
      .replace(/\p{Cs}/gu, '')
      .replace(controls, ' ')
      .replace(invisible, ''),
  );
