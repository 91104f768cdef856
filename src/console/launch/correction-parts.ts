import { countryName, readCountries } from '../../kernel/countries/countries.ts';

/** A thing with a name, such as an interest or a city: it can be taken out, not rewritten. */
export type NamedObject = { id?: string; key?: string; name: string };

export const idOfNamed = ({ id, key }: NamedObject) => String(id ?? key);

/** One value inside what was sent, as a person can change it. */
export type CorrectionPart =
  | { path: readonly string[]; kind: 'text'; before: string | number | boolean }
  | { path: readonly string[]; kind: 'list'; before: readonly (string | number)[] }
  | { path: readonly string[]; kind: 'named'; before: readonly NamedObject[] };

const isNamed = (value: unknown): value is NamedObject =>
  typeof value === 'object' &&
  value !== null &&
  ('id' in value || 'key' in value) &&
  'name' in value;

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Lists the parts of a value that can be changed, with their paths: an audience is its countries, ages, interests, … */
export const partsOf = (value: unknown, path: readonly string[] = []): CorrectionPart[] => {
  if (isPlain(value) || typeof value === 'boolean') return [{ path, kind: 'text', before: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0) {
    if (value.every(isPlain)) return [{ path, kind: 'list', before: value }];
    if (value.every(isNamed)) return [{ path, kind: 'named', before: value }];
  }
  return Object.entries(value).flatMap(([key, inner]) => partsOf(inner, [...path, key]));
};

const isCountries = ({ path }: CorrectionPart) => path.at(-1) === 'countries';

/** Several values in one line; countries by their names. */
export const typedList = (part: CorrectionPart & { kind: 'list' }) =>
  part.before.map((one) => (isCountries(part) ? countryName(String(one)) : one)).join(', ');

/** Reads a part from a form; undefined if it is absent or unchanged. */
const readPart = (form: URLSearchParams, name: string, part: CorrectionPart): unknown => {
  if (part.kind === 'named') {
    // Unticked boxes are not sent. The empty value shows that the form had the question.
    const keptValues = form.getAll(name);
    if (keptValues.length === 0 || keptValues.length > part.before.length) return undefined;
    return part.before.filter((one) => keptValues.includes(idOfNamed(one)));
  }
  const text = form.get(name)?.trim();
  if (text === undefined) return undefined;
  if (part.kind === 'list') {
    if (text === typedList(part)) return undefined;
    if (isCountries(part)) {
      const { codes, unknown } = readCountries(text);
      // A word that is no country is refused with the one that was meant.
      return [...codes, ...unknown];
    }
    const words = text.split(/[,;\n]/).map((word) => word.trim());
    const like = part.before[0];
    return words.filter((word) => word !== '').map((word) => asBefore(word, like ?? ''));
  }
  return text === String(part.before) ? undefined : asBefore(text, part.before);
};

/** A number stays a number; any other text is sent as it was typed, and refused with a reason. */
const asBefore = (text: string, before: string | number | boolean) => {
  if (typeof before === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (typeof before === 'string' || text === '') return text;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
};

export const partName = (name: string, { path }: CorrectionPart) => [name, ...path].join('/');

/** The whole with its changes; undefined: nothing has changed. */
export const readParts = (form: URLSearchParams, name: string, whole: unknown): unknown => {
  const changes = partsOf(whole).flatMap((part): [readonly string[], unknown][] => {
    const value = readPart(form, partName(name, part), part);
    return value === undefined ? [] : [[part.path, value]];
  });
  return changes.length === 0
    ? undefined
    : changes.reduce((all, [path, value]) => put(all, path, value), whole);
};

const put = (whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, at) => (String(at) === key ? put(one, rest, value) : one));
  return Object.fromEntries(
    Object.entries(whole as object).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]];
      const next = put(inner, rest, value);
      // An empty list means nothing to Meta, and emptied text is left out.
      const isGone = next === '' || (Array.isArray(next) && next.length === 0);
      return isGone ? [] : [[name, next]];
    }),
  );
};
