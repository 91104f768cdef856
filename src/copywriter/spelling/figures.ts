import type { LanguagePack } from '../languages/pack.ts';
import { namesDay } from './hours.ts';
import { money } from './notations.ts';
import { isCounted, isLittle, isSpanOfTime } from './words.ts';

const some = String.raw`\d+(?:[.,]\d+)*`;
const span = String.raw`${some}(?:\s?[–-]\s?${some}|\s(?:to|bis|à|a|tot|até|o|or|ou|oder|of)\s${some})?`;
const clock = String.raw`[0-2]?\d(?:[.:h][0-5]\d)?`;

const months =
  'jan(?:uar[iy]?|eiro|vier)?|enero|gennaio|feb(?:ruar[iy]?)?|fevereiro|février|febrero|febbraio|m[aä]r(?:ch|z|s|zo|ço)?|maart|april?e?|abril|avril|ma[iy]o?|mei|maggio|jun[ei]o?|juin|giugno|junho|jul[iy]o?|juillet|luglio|julho|aug(?:ust(?:us)?)?|août|agosto|sept?(?:ember|embre|iembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|décembre|diciembre|dicembre';

/** Figures that say themselves what they are, in every language. */
const telling: readonly RegExp[] = [
  /(?<!\d)(?:24\s?[/x]\s?7|7 ?j\/7|24 h\/24)(?!\d)/giu,
  new RegExp(
    String.raw`[-–+]?(?:${some}\s?(?:[–-]|à|a|to|bis|tot)\s?)?${money}(?:\s?\+ IVA)?`,
    'giu',
  ),
  new RegExp(String.raw`[-–+]?${span}\s?%`, 'gu'),
  new RegExp(
    String.raw`(?<![\d.,])${clock}(?:\s?(?:[–-]|bis|tot|to|à|a|até)\s?${clock})?\s?(?:am|pm|Uhr|uur|h(?: [0-5]\d)?)(?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d.,])${span}[\s-]?(?:min|km|kg|g|ml|cl|l|cm|mm|m²|W|kWh|GB|°C|h|uur|uren|hours?)(?![\p{L}\d])`,
    'gu',
  ),
  /(?<![\d.,])[0-2]?\d[:h][0-5]\d(?!\d)/gu,
  new RegExp(`(?<=(?:until|till|bis|tot|hasta las|fino alle|até às|by|before) )${clock}$`, 'giu'),
  /(?<=(?:price of|groups? of|up to|max|maximum|maximal|maximaal|máximo|massimo|classi di|classes of|clases de|turmas de|grupos de|gruppi di|groupes de|groepen van|bis zu|jusqu’à|hasta|até|fino a) )\d+$/giu,
  /(?<![\d.,])\d+ ?x(?= (?:por|per|pro|par|al|a|sem|sin|senza|sans|de|ohne|zonder) )/gu,
  /(?<![\d.,])\d+\s?x\s?\d+(?:\s?(?:cm|m|mm))?(?![\d.,])/gu,
  /(?<![\d.,])\d\d?(?:st|nd|rd|th|re|er|ère|ª|º)(?= \p{L}{1,})|(?<=(?:la|le|au|du|chaque) )\d\d?e(?= \p{L})/gu,
  new RegExp(
    String.raw`(?<!\d)[0-3]?\d(?:\.|º|st|nd|rd|th)? (?:de )?(?:${months})(?!\p{L})`,
    'giu',
  ),
  /(?<=(?:until|by|bis|bis zum|ab|am|vor|al|entro il|hasta el|até|tot|jusqu’au) )[0-3]?\d[./](?:0?\d|1[0-2])\.?(?!\d)/giu,
  /(?<!\d)20[2-4]\d(?!\d)|(?<=(?:seit|since|depuis|desde|dal|sinds) )(?:19|20)\d\d(?!\d)|(?<!\d)[23]D(?!\p{L})/gu,
  /(?<![\p{L}\d])[A-C][12](?![\p{L}\d])/gu,
  /(?<!\d)\d\d?[.:]\d\d\s?[–-]\s?\d\d?[.:]\d\d(?!\d)/gu,
  /(?<=(?:paghi|pagas?|pay) )\d+$|(?<=até )\d+x(?!\p{L})|(?<!\d)[2-4]x[1-3](?!\d)/gu,
  /(?<=(?:il|el|la|le|a|o|de) )\d+(?:º|ª|e)(?= (?:gratis|grátis|omaggio|offerte?|regalo|de regalo))/gu,
];

const amounts = new RegExp(money, 'giu');
const priced = new RegExp(money, 'iu');

/** Beside a day, an hour needs no word. */
const hour = new RegExp(String.raw`(?<!\d)${clock}(?:\s?[–-]\s?${clock})?(?!\d)`, 'gu');

/** English counts in plurals: "no need 2 visit" counts nothing. */
const isMany = (found: string, counted: string, { tag }: LanguagePack) =>
  !tag.startsWith('en') ||
  /(?<!\d)1\s|-/u.test(found) ||
  /s$|men$|people$|staff$|working$/u.test(counted);

/** "book 2 services": what one does with things that are counted. */
const taking =
  /^(?:book|buy|get|bring|order|pay|leva|leve|ganha|ganhe|lleva|llevas|gana|compra|compre|prendi|porta|achetez|prenez|koop|neem|krijg|nimm|kauf|bring) $/iu;

/** A number that counts the word behind it: a span of time anywhere, any other thing where it opens a thought. */
const counting = (text: string, hasPrice: boolean, pack: LanguagePack) =>
  text.replace(
    new RegExp(String.raw`(?<before>\p{L}+ |^|, )${span}[\s-](?<counted>\p{L}[\p{L}-]*)`, 'gu'),
    (found, ...more) => {
      // The last argument holds the groups.
      const { before = '', counted = '' } = more.at(-1) as unknown as Record<string, string>;
      const opens = !/\p{L}/u.test(before) || taking.test(before) || isLittle(before.trim(), pack);
      const isThing =
        counted.length > 2 &&
        !/^(?:in|ex)[ck]lu/u.test(counted) &&
        !isLittle(counted, pack) &&
        isMany(found, counted, pack);
      const isTime = counted.length > 2 && isSpanOfTime(counted);
      const isPriced = isCounted(counted) && hasPrice;
      return isTime || isPriced || (opens && (isThing || isCounted(counted)))
        ? `${before}${counted}`
        : found;
    },
  );

/** Whether nobody can tell what one of the figures in a phrase is. */
export const hasStrayFigure = (text: string, pack: LanguagePack): boolean => {
  if (!/\d/u.test(text)) return false;
  const told = telling.reduce((left, pattern) => left.replace(pattern, ''), text);
  // "jeden 1. Samstag"
  const plain = pack.tag === 'de' ? told.replace(/(?<!\d)\d\d?\.(?= \p{Lu})/gu, '') : told;
  const left = namesDay(text, pack) ? plain.replace(hour, ' ') : plain;
  return /\d/u.test(counting(left, priced.test(text), pack));
};

const between =
  /[,;:–]|(?<!\p{L})(?:or|oder|ou|o|of|and|und|et|y|e|en|statt|instead|anstatt|lieu|invece|vez|plaats|to|bis|tot|à|a|até|then|dann|puis|luego|poi|depois|dan)(?!\p{L})/iu;

/** Two prices side by side, of which nobody can tell which is for what. */
export const hasTwoPrices = (text: string): boolean => {
  const found = [...text.matchAll(amounts)];
  return found.some((price, at) => {
    const next = found[at + 1];
    return (
      next !== undefined && !between.test(text.slice(price.index + price[0].length, next.index))
    );
  });
};
