import type { Brief } from '../src/copywriter/types.ts';

/** A text of the brief with one of its numbers made false. */
export type FalseNumber = {
  field: string;
  text: string;
  was: string;
  is: string;
  start: number;
  end: number;
  /** Equal to another number of the brief: counted apart, for the words then decide. */
  isOther: boolean;
};

const factors = [0.5, 0.8, 0.9, 1.1, 1.25, 2];
const digits = /\d+(?:[.,]\d+)*/g;

const numberFrom = (entry: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(entry);
  return Number(isGrouped ? entry.replace(/[.,]/g, '') : entry.replace(',', '.'));
};

/** Rounded as the original: money and decimals to two digits, all else whole. */
const changeNumber = (entry: string, factor: number, isMoney: boolean): string => {
  const value = numberFrom(entry) * factor;
  const hasDecimals = /[.,]\d{1,2}$/.test(entry);
  const cents = Math.round(value * 100) / 100;
  if (hasDecimals || (isMoney && !Number.isInteger(cents))) {
    const separator = entry.includes(',') && hasDecimals ? ',' : hasDecimals ? '.' : ',';
    return cents.toFixed(2).replace('.', separator);
  }
  const whole = String(Math.round(value));
  const group = /^\d{1,3}([.,])\d{3}/.exec(entry)?.[1];
  return group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
};

const money = /(?:[€$£]|R\$|CHF|fr\.|EUR|euro)\s*$/i;
const moneyAfter = /^\s*(?:[€$£]|CHF|EUR|euro|franken)/i;

/** Every number of offer and benefits, made false in its own sentence. */
export const falseNumbers = (brief: Brief): FalseNumber[] => {
  const texts = [brief.offer ?? '', ...brief.benefits];
  const whole = [brief.product, brief.audience, ...brief.pain_points, ...texts].join(' | ');
  const briefValues = new Set((whole.match(digits) ?? []).map(numberFrom));
  return texts.flatMap((entry, at) =>
    [...entry.matchAll(digits)].flatMap(({ 0: was, index }) => {
      const isMoney =
        money.test(entry.slice(0, index)) || moneyAfter.test(entry.slice(index + was.length));
      const falseTexts = new Set(factors.map((factor) => changeNumber(was, factor, isMoney)));
      return [...falseTexts]
        .filter((is) => numberFrom(is) !== numberFrom(was))
        .map((is) => ({
          field: at === 0 ? 'offer' : `b${at}`,
          text: entry.slice(0, index) + is + entry.slice(index + was.length),
          was,
          is,
          start: index,
          end: index + is.length,
          isOther: briefValues.has(numberFrom(is)),
        }));
    }),
  );
};

/** Every number of a text, with each other number of the brief's facts in its place. */
export const swappedNumbers = (text: string, brief: Brief): FalseNumber[] => {
  const facts = [brief.product, brief.offer ?? '', ...brief.benefits];
  const factNumbers = [...new Set(facts.flatMap((fact) => fact.match(digits) ?? []))];
  const values = new Set(factNumbers.map(numberFrom));
  return [...text.matchAll(digits)].flatMap(({ 0: was, index }) =>
    factNumbers
      .filter((is) => values.has(numberFrom(was)) && numberFrom(is) !== numberFrom(was))
      .map((is) => ({
        field: '',
        text: text.slice(0, index) + is + text.slice(index + was.length),
        was,
        is,
        start: index,
        end: index + is.length,
        isOther: true,
      })),
  );
};

/** Every supplied number of an honest text, made false in its place. */
export const falseNumbersIn = (text: string, brief: Brief): FalseNumber[] => {
  const valuesIn = (texts: readonly string[]) =>
    new Set((texts.join(' | ').match(digits) ?? []).map(numberFrom));
  const factValues = valuesIn([brief.product, brief.offer ?? '', ...brief.benefits]);
  const briefValues = new Set([...factValues, ...valuesIn([brief.audience, ...brief.pain_points])]);
  return falseNumbers({ ...brief, offer: text, benefits: [] })
    .filter(({ was }) => factValues.has(numberFrom(was)))
    .map((one) => ({ ...one, isOther: briefValues.has(numberFrom(one.is)) }));
};
