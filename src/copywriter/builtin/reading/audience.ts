import { namesProtectedAttribute } from '../../hygiene/attributes.ts';
import type { LanguagePack } from '../../languages/pack.ts';

const longest = 60;

/** "anyone in Bournemouth" is not everybody. */
const hasPlace = /\s(?:in|near|around|bei|à|a|en|em|no|na)\s\p{Lu}/u;

const besides =
  /^\p{L}+(?:en|s) (?!(?:aan|als|bij|binnen|buiten|dat|die|door|en|in|met|na|naar|of|om|onder|op|over|per|rond|te|tot|tussen|uit|van|vanaf|via|voor|wie|zonder|zoals) )\p{L}|[^e] mensen$/u;

/** "office managers, bosses" are office managers and bosses; "dog, cat or horse" is a list already. */
const joined = (text: string, and: string) =>
  /,/u.test(text) &&
  !new RegExp(
    `,.*\\s${and}\\s|,\\s(?:die|der|das|who|qui|que|che|wie|dat)\\s|,\\s\\p{L}+ (?:or|oder|ou|o) \\p{L}+$`,
    'u',
  ).test(text)
    ? text.replace(/,\s*(?=[^,]*$)/u, ` ${and} `)
    : text;

/** The audience as it follows "for": nothing if it is everybody, too long, or a list of traits. */
export const audienceOf = (audience: string, { reading, spelling, tag }: LanguagePack) => {
  const { everybody, audience: inflect } = reading;
  const plain = joined(audience.replace(/[?!.]+$/u, ''), spelling.and);
  const isUnfit =
    plain === '' ||
    (everybody.test(plain) && !hasPlace.test(plain)) ||
    namesProtectedAttribute(plain) ||
    plain.length > longest ||
    // "cooks and restaurants, all of Spain": a second list.
    new RegExp(`\\s${spelling.and}\\s.*,`, 'u').test(audience) ||
    // A town stands beside the product, if anywhere.
    /,\s*\p{Lu}[^,]*$/u.test(audience) ||
    /[.;:!?\d/+()]/u.test(audience) ||
    // "bedrijven spoed": two things side by side.
    (tag === 'nl' && besides.test(plain)) ||
    // Each of them would need its article.
    (tag === 'fr' && audience.includes(','));
  if (isUnfit) return null;
  // Only an ordinary word loses its capital: "PYMES" and "IT managers" are written so.
  const lower = /^\p{Lu}(?:\p{Ll}+(?:-\p{Ll}+)*)?(?:\s|,|$)/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  return inflect ? inflect(plain) : lower;
};
