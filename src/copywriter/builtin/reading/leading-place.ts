import { isPlaceName } from '../../spelling/tables.ts';
import { upperFirst } from '../capitals.ts';

/** What a town has, and is no quarter of it. */
const noQuarter =
  /^(?:studio|shop|store|office|based|only|laden|werkstatt|tienda|taller|negozio|boutique|atelier|winkel|loja|and|oder|und)$/iu;

/** "Köln-Ehrenfeld, Zahnreinigung", "Bogotá chapinero": a description that begins with its town. */
export const leadingPlace = (text: string): { place: string | null; rest: string } => {
  const [, front = '', rest = ''] = /^([^,]+)(?:,\s+([^+&].*))?$/u.exec(text) ?? [];
  const [town = '', quarter = '', ...more] = front.split(/[\s-]/u);
  const isQuarter = quarter.length > 3 && more.length === 0 && !noQuarter.test(quarter);
  // "Santarém, Cartaxo e Almeirim" are all places.
  if (
    /^(?:(?:St|Bad|San|Den|Le|La|New|North|South|East|West) )?\p{Lu}\p{Ll}+(?: \p{Ll}+ \p{Lu}\p{Ll}+)*(?:,|$)/u.test(
      rest,
    )
  )
    return { place: null, rest: text };
  if (!isPlaceName(front) && !(isPlaceName(town) && isQuarter)) return { place: null, rest: text };
  return { place: front.split(' ').map(upperFirst).join(' '), rest };
};
