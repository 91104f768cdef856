import { namesProtectedAttribute } from '../../hygiene/attributes.ts';
import type { Reading } from '../../languages/pack.ts';

const longest = 60;

/** "anyone in Bournemouth" is not everybody. */
const hasPlace = /\s(?:in|near|around|bei|à|a|en|em|no|na)\s\p{Lu}/u;

/** The audience as it follows "for": nothing if it is everybody, too long, or a list of traits. */
export const audienceOf = (audience: string, { everybody, audience: inflect }: Reading) => {
  const plain = audience.replace(/[?!.]+$/u, '');
  const isUnfit =
    plain === '' ||
    (everybody.test(plain) && !hasPlace.test(plain)) ||
    namesProtectedAttribute(plain) ||
    plain.length > longest ||
    /[.;:!?\d/+]/u.test(audience) ||
    plain.split(',').length > 3;
  if (isUnfit) return null;
  // Only an ordinary word loses its capital: "PYMES" and "IT managers" are written so.
  const lower = /^\p{Lu}[\p{Ll}\s]/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  return inflect ? inflect(plain) : lower;
};
