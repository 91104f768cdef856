import { supportedLanguages } from './language.ts';

const regional = [
  'en-US en-GB en-AU en-CA en-IE en-IN es-ES es-MX es-419 es-AR es-CO es-US fr-FR fr-CA fr-CH fr-BE',
  'de-DE de-AT de-CH pt-BR pt-PT it-IT it-CH nl-NL nl-BE zh-Hans zh-Hant',
].flatMap((line) => line.split(' '));

/** Names that Intl does not give. */
const otherNames: Record<string, string> = {
  mandarin: 'zh',
  farsi: 'fa',
  tagalog: 'fil',
  'british english': 'en-GB',
  'american english': 'en-US',
  'uk english': 'en-GB',
  'us english': 'en-US',
  hochdeutsch: 'de',
  österreichisch: 'de-AT',
  schweizerdeutsch: 'de-CH',
  québécois: 'fr-CA',
  francais: 'fr',
  castellano: 'es',
  castilian: 'es',
  espanol: 'es',
  'latin american spanish': 'es-419',
  'español latino': 'es-419',
  flemish: 'nl-BE',
  vlaams: 'nl-BE',
  brasileiro: 'pt-BR',
  portugues: 'pt',
  'brazilian portuguese': 'pt-BR',
  'português do brasil': 'pt-BR',
  'portugues do brasil': 'pt-BR',
  'português brasileiro': 'pt-BR',
  'português europeu': 'pt-PT',
  'portugues europeu': 'pt-PT',
  'português de portugal': 'pt-PT',
  'portugues de portugal': 'pt-PT',
  'european portuguese': 'pt-PT',
  'portuguese from portugal': 'pt-PT',
};

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const namesIn = (locale: string, display: 'dialect' | 'standard') =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'none', languageDisplay: display });

const buildNames = () => {
  const english = namesIn('en', 'dialect');
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  const knownCodes = codes.filter((code) => english.of(code));
  const names = new Map(Object.entries(otherNames).map(([name, tag]) => [fold(name), tag]));
  const add = (name: string | undefined, tag: string) => {
    if (name && !names.has(fold(name))) names.set(fold(name), tag);
  };
  for (const code of knownCodes) add(namesIn(code, 'dialect').of(code), code);
  for (const locale of supportedLanguages) {
    const dialect = namesIn(locale, 'dialect');
    const standard = namesIn(locale, 'standard');
    for (const tag of [...knownCodes, ...regional]) {
      add(dialect.of(tag), tag);
      add(standard.of(tag), tag);
    }
  }
  return names;
};

let names: Map<string, string> | undefined;

const byName = (text: string) => {
  names ??= buildNames();
  return names.get(fold(text));
};

const byTag = (text: string) => {
  const tag = text.trim().replace(/_/g, '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) return undefined;
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0] ?? tag;
    return namesIn('en', 'dialect').of(canonical.split('-')[0] ?? '') ? canonical : undefined;
  } catch {
    // A tag that Intl refuses is simply not a tag.
    return undefined;
  }
};

/** A BCP 47 tag for a language given by name or tag in any of our languages, or null if we know no such language. */
export const resolveLanguage = (input: string): string | null => {
  const withoutRegion = input.replace(/[([].*/s, '').trimEnd();
  return byName(input) ?? byTag(input) ?? byName(withoutRegion) ?? null;
};
