import { namesProtectedAttribute } from '../../hygiene/attributes.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isPlaceName } from '../../spelling/tables.ts';

const longest = 60;

/** "anyone in Bournemouth" is not everybody. */
const hasPlace = /\s(?:in|near|around|bei|à|a|en|em|no|na)\s\p{Lu}/u;

/** "office managers, bosses" are office managers and bosses. */
const joined = (text: string, and: string) =>
  /,/u.test(text) &&
  !new RegExp(`,.*\\s${and}\\s|,\\s(?:die|der|das|who|qui|que|che|wie|dat)\\s`, 'u').test(text)
    ? text.replace(/,\s*(?=[^,]*$)/u, ` ${and} `)
    : text;

/** "families, Essex" are families in Essex. */
const withoutComma = (text: string, at: string) => {
  const [, front = '', place = ''] = /^(.*),\s*([^,]+)$/u.exec(text) ?? [];
  return isPlaceName(place) ? `${front} ${at} ${place}` : text;
};

const smallWord =
  /^\p{L}{1,3}$|^(?:near|around|entre|desde|près|autour|cerca|perto|regio|omgeving)$/u;

/** "conducteurs Toulouse" are conducteurs à Toulouse. */
const placed = (text: string, at: string) => {
  const words = text.split(' ');
  const first = words.findIndex((word, index) => index > 0 && isPlaceName(word.replace(/,$/u, '')));
  const before = words[first - 1] ?? '';
  return first < 1 || smallWord.test(before) || /[,]$|^\p{Lu}/u.test(before)
    ? text
    : words.toSpliced(first, 0, at).join(' ');
};

/** The audience as it follows "for": nothing if it is everybody, too long, or a list of traits. */
export const audienceOf = (audience: string, { reading, spelling, tag }: LanguagePack) => {
  const { everybody, audience: inflect } = reading;
  const plain = placed(
    joined(withoutComma(audience.replace(/[?!.]+$/u, ''), spelling.at), spelling.and),
    spelling.at,
  );
  const isUnfit =
    plain === '' ||
    (everybody.test(plain) && !hasPlace.test(plain)) ||
    namesProtectedAttribute(plain) ||
    plain.length > longest ||
    /[.;:!?\d/+]/u.test(audience) ||
    // Each of them would need its article.
    (tag === 'fr' && audience.includes(','));
  if (isUnfit) return null;
  // Only an ordinary word loses its capital: "PYMES" and "IT managers" are written so.
  const lower = /^\p{Lu}(?:\p{Ll}+)?(?:\s|,|$)/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  return inflect ? inflect(plain) : lower;
};
