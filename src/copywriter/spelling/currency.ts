import type { LanguagePack } from '../languages/pack.ts';
import { places } from '../languages/places.ts';

const signs: Readonly<Record<string, string>> = { pt: 'R$' };

/** What only people in Britain write beside a price that has no sign. */
const british =
  /(?<!\p{L})(?:quid|£|VAT|MOT|GCSEs?|bank holidays?|A-levels|semis?|bungalows?|centre|colour|labour|favourite|pensioners?|fortnight\p{L}*|tyres?|jewellery|specialist|postcode|mums?|wee|England|Scotland|Wales|UK)(?!\p{L})/u;

const abroad =
  /^(?:Waterford|Kilkenny|Wexford|Killarney|Galway|Limerick|Dublin|Ireland|Philadelphia|Austin|Portland|Orlando|Tampa|Nashville|Charlotte|Sacramento|Oakland|Brisbane|Perth|Adelaide|Canberra|Wellington|Ottawa|Calgary|Edmonton|Winnipeg|Brooklyn|Manhattan|Chicago|Boston|Seattle|Denver|Dallas|Houston|Atlanta|Miami|Toronto|Vancouver|Montréal|Sydney|Melbourne|Auckland|New_York|Los_Angeles|San_.*|Richmond|Newport|Kingston|Windsor|Cambridge|Manchester)$/u;

/** The list of places begins with those of English; most are Britain's. */
const britishTowns = new Set(
  (places.trim().split('\n')[0] ?? '').split(' ').filter((town) => !abroad.test(town)),
);

const namesBritishTown = (text: string) =>
  (text.match(/\p{Lu}\p{L}+/gu) ?? []).some((word) => britishTowns.has(word));

/** The money of a brief: by its language, in English by the sign or the country that it names. */
export const currencyOf = ({ tag }: LanguagePack, texts: readonly string[]): string | null => {
  const all = texts.join(' ');
  if (tag === 'de' && /(?<!\p{L})CHF(?!\p{L})/u.test(all)) return 'CHF';
  if (!tag.startsWith('en')) return signs[tag] ?? '€';
  return /[£$€]/u.exec(all)?.[0] ?? (british.test(all) || namesBritishTown(all) ? '£' : null);
};
