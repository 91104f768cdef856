const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that are no country: unions, and what is kept for private use. */
const noCountry = /^(EU|EZ|UN|QO|X[A-JL-Z]|ZZ|A[AC]|Q[M-Z])$/;

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountry.test(code) && names.of(code) !== undefined;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What people write where the list has another name. */
const alsoCalled: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
};

const codesByName = new Map([
  ...letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter(isCountry)
    .map((code): [string, string] => [plain(names.of(code) ?? ''), code]),
  ...Object.entries(alsoCalled),
]);

const codeOf = (word: string): string | null => {
  const byName = codesByName.get(plain(word));
  if (byName !== undefined) return byName;
  const code = word.trim().toUpperCase();
  return isCountry(code) ? code : null;
};

/** "France, DE; US CA" as codes, and what is none: names in English, or two letters each. */
export const readCountries = (text: string): { codes: string[]; unknown: string[] } => {
  const codes: string[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n]+/).filter((one) => one.trim() !== '')) {
    const whole = codeOf(part);
    const each = part.trim().split(/\s+/).map(codeOf);
    if (whole !== null) codes.push(whole);
    else if (each.every((code) => code !== null)) codes.push(...each);
    else unknown.push(part.trim());
  }
  return { codes: [...new Set(codes)], unknown };
};

/** Where the people of an ad account usually live: most currencies begin with their country. */
export const usualCountry = (currency: string) => {
  const code = currency.slice(0, 2);
  return isCountry(code) ? code : '';
};
