/** A number of a text with what it counts. */
export type Quantity = {
  value: number;
  /**
   * Canonical: 'money:EUR', 'percent', 'minute', 'day', 'kg', 'clock' (minutes after midnight), 'date'
   * (month and day), 'rating'; 'count' before a noun, 'number' alone, 'size' for "6x4", 'short:…' before letters
   * that we do not know ("12ft"), and 'label:…' for what only names something: "B12", "step 2".
   */
  unit: string;
  /** The unit it is paid or done by: 'month', 'person'. */
  per?: string;
  bound: 'exact' | 'min' | 'max' | 'approx';
  text: string;
  start: number;
  end: number;
  /** Written in words, not in digits. */
  isWord: boolean;
};

export const isMoney = (unit: string): boolean => unit.startsWith('money:');

/** True if the number only names something and counts nothing. */
export const isLabel = (unit: string): boolean => unit.startsWith('label:');

export const isBareOrShort = (unit: string): boolean =>
  unit === 'number' || unit.startsWith('short:');

/** "1987" measures nothing: it is no licence for 1987 hours. */
export const isYear = ({ unit, text, value }: Quantity): boolean =>
  unit === 'number' && (/^(?:19|20)\d\d$/.test(text) || (/^\d\d$/.test(text) && value >= 2000));

/** In minutes after midnight. */
export const noon = 12 * 60;

/** 20.3 is half past eight in the evening where a time of day is meant. */
export const minutesOf = (hours: number): number =>
  Math.floor(hours) * 60 + Math.round((hours % 1) * 100);

/** Units of one kind, in the smallest of it. */
export const sizes: Record<string, [kind: string, size: number]> = {
  second: ['time', 1 / 60],
  minute: ['time', 1],
  clock: ['time', 1],
  hour: ['time', 60],
  day: ['time', 24 * 60],
  week: ['time', 7 * 24 * 60],
  month: ['months', 1],
  year: ['months', 12],
  g: ['weight', 0.001],
  kg: ['weight', 1],
  m: ['length', 1],
  km: ['length', 1000],
  cm: ['length', 0.01],
  ml: ['volume', 0.001],
  cl: ['volume', 0.01],
  l: ['volume', 1],
};
