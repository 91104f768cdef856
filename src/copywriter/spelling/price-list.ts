import type { LanguagePack } from '../languages/pack.ts';

const signs: Readonly<Record<string, string>> = { pt: 'R$' };

/** The money of a brief: by its language, in English by the sign that stands somewhere in it. */
export const currencyOf = ({ tag }: LanguagePack, texts: readonly string[]): string | null => {
  if (!tag.startsWith('en')) return signs[tag] ?? '€';
  return /[£$€]/u.exec(texts.join(' '))?.[0] ?? null;
};

const priced = (figure: string, sign: string, { tag }: LanguagePack) => {
  if (sign === '£' || sign === '$') return `${sign}${figure}`;
  return sign === 'R$' || tag === 'nl' ? `${sign} ${figure}` : `${figure} ${sign}`;
};

const item =
  /(?<label>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}) (?:[£$€]|R\$ ?|€ )?(?<figure>\d{1,4}(?:[.,]\d\d)?)(?: ?(?:€|eur|euros?))?/giu;

/** A number right before one of these counts it: "5 clases 150" is one price, not two. */
const isCounted = (label: string) =>
  /^(?:\p{L}+s|\p{L}+nen|stunden|lezioni|sedute|persone|ore|keer|mal|uur|x)(?: |$)/iu.test(label);

const leastPrice = 8;

/** "coupe homme 20 femme 35" as a shop would print it: each price with its sign, commas between. */
export const asPriceList = (text: string, sign: string | null, pack: LanguagePack): string => {
  if (sign === null) return text;
  const items = [...text.matchAll(item)];
  const rest = text.replace(item, '').replace(/[\s,]+/gu, '');
  const isPrice = ({ groups }: RegExpMatchArray, at: number) => {
    const { label = '', figure = '' } = groups ?? {};
    const isEnough = /[.,]/u.test(figure) || Number(figure) >= leastPrice;
    return isEnough && !(at > 0 && isCounted(label));
  };
  if (items.length === 0 || rest !== '' || !items.every(isPrice)) return text;
  const isFrom =
    /(?:^| )(?:from|ab|desde|da|dès|vanaf|partir de) \d/iu.test(text) || /[£$€]/u.test(text);
  if (items.length === 1 && !isFrom) return text;
  const told = items.map(
    ({ groups }) => `${groups?.label} ${priced(groups?.figure ?? '', sign, pack)}`,
  );
  const last = told.pop() ?? '';
  return told.length > 1
    ? `${told.join(', ')} ${pack.spelling.and} ${last}`
    : [...told, last].join(', ');
};
